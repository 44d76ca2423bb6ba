import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { ameliaIsland } from './amelia-island.ts';
import { atlanticBeach } from './atlantic-beach.ts';
import { bryceville } from './bryceville.ts';
import { doctorsInlet } from './doctors-inlet.ts';
import { fernandina } from './fernandina.ts';
import { flemingIsland } from './fleming-island.ts';
import { greenCoveSprings } from './green-cove-springs.ts';
import { jacksonvilleBeach } from './jacksonville-beach.ts';
import { jacksonville } from './jacksonville.ts';
import { middleburg } from './middleburg.ts';
import { neptuneBeach } from './neptune-beach.ts';
import { orangePark } from './orange-park.ts';
import { penneyFarms } from './penney-farms.ts';
import { ponteVedraBeach } from './ponte-vedra-beach.ts';
import { ponteVedra } from './ponte-vedra.ts';
import { saintJohnsCounty } from './saint-johns-county.ts';
import { stAugustine } from './st-augustine.ts';

/** The city pages, in the order of the footer's Areas We Serve. To add a city, write its module and name it here. */
export const cities: readonly CityPage<Path>[] = [
  ameliaIsland,
  atlanticBeach,
  bryceville,
  doctorsInlet,
  fernandina,
  flemingIsland,
  greenCoveSprings,
  jacksonville,
  jacksonvilleBeach,
  middleburg,
  neptuneBeach,
  orangePark,
  penneyFarms,
  ponteVedra,
  ponteVedraBeach,
  saintJohnsCounty,
  stAugustine,
];
