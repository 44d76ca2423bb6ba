import type { BlogPost } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { fernandinaEmergency } from './emergency-ac-breakdowns-in-fernandina-what-to-do-first.ts';
import { energySaving } from './energy-saving-tips-summer-cooling.ts';
import { floridaHumidity } from './florida-humidity-impacts-hvac-system.ts';
import { allergySeason } from './improve-indoor-air-quality-allergy-season.ts';
import { remoteMonitoring } from './remote-hvac-monitoring-smart-option.ts';
import { runsNonstop } from './why-your-ac-runs-nonstop-in-jacksonville.ts';

/** All articles, newest first, as in the blog index. */
export const posts: readonly [BlogPost<Path>, ...BlogPost<Path>[]] = [
  remoteMonitoring,
  floridaHumidity,
  allergySeason,
  energySaving,
  fernandinaEmergency,
  runsNonstop,
];
