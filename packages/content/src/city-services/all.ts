import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { airConditioningFernandina } from './air-conditioning-services-fernandina-fl.ts';
import { airConditioningJacksonville } from './air-conditioning-services-jacksonville-fl.ts';
import { heatingFernandina } from './heating-system-services-fernandina-fl.ts';
import { heatingJacksonville } from './heating-system-services-jacksonville-fl.ts';
import { heatingStAugustine } from './heating-system-services-st-augustine-fl.ts';
import { indoorAirQualityFernandina } from './indoor-air-quality-services-fernandina-fl.ts';
import { indoorAirQualityJacksonville } from './indoor-air-quality-services-jacksonville-fl.ts';
import { indoorAirQualityStAugustine } from './indoor-air-quality-services-st-augustine-fl.ts';

/** The eight pages of one service in one city, in the order of the Service Area menu. */
export const cityServicePages: readonly CityServicePage<Path>[] = [
  indoorAirQualityStAugustine,
  heatingStAugustine,
  indoorAirQualityFernandina,
  heatingFernandina,
  airConditioningFernandina,
  indoorAirQualityJacksonville,
  heatingJacksonville,
  airConditioningJacksonville,
];
