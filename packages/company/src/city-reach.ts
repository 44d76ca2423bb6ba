import { type CityReach, type ZipAnswer, foldDigits } from '@hvac/content/model';
import { areas } from './navigation.ts';

/** ZIP codes of each city, and how far we come, by the path of its page. */
export const cityReach = {
  '/amelia-island-cooling': {
    zipCodes: ['32034'],
    drive:
      'About 45 minutes from our Jacksonville shop: up I-95, then east on State Road 200 and over the Amelia River.',
  },
  '/atlantic-beach-hvac': {
    zipCodes: ['32233'],
    drive: 'About half an hour from downtown, straight out Atlantic Boulevard and over the Intracoastal.',
  },
  '/bryceville-hvac': {
    zipCodes: ['32009'],
    drive: 'A little over half an hour from our Jacksonville shop: I-10 west to Baldwin, then north on U.S. 301.',
  },
  '/doctors-inlet-hvac': {
    zipCodes: ['32003', '32030', '32065', '32068', '32073'],
    drive:
      'Around 35 minutes from our Jacksonville shop, down U.S. 17 through Orange Park and west along County Road 220.',
  },
  '/fernandina-hvac': {
    zipCodes: ['32034', '32035'],
    drive: 'About 45 minutes northeast of Jacksonville by I-95 and State Road 200, past Yulee and across the bridge.',
  },
  '/fleming-island-hvac': {
    zipCodes: ['32003', '32006'],
    drive: 'About 35 minutes from our Jacksonville shop, south on U.S. 17 and over the Doctors Lake bridge.',
  },
  '/green-cove-springs-hvac': {
    zipCodes: ['32043'],
    drive: 'Roughly 45 minutes, following U.S. 17 along the west bank of the St. Johns.',
  },
  '/hvac-jacksonville': {
    zipCodes: ['32250', '32240'],
    drive: 'About half an hour from our shop by Butler Boulevard, longer on a sunny Saturday.',
  },
  '/hvac-services-jacksonville-fl': {
    zipCodes: [
      '32202',
      '32204',
      '32205',
      '32206',
      '32207',
      '32208',
      '32209',
      '32210',
      '32211',
      '32216',
      '32217',
      '32218',
      '32219',
      '32220',
      '32221',
      '32222',
      '32223',
      '32224',
      '32225',
      '32226',
      '32244',
      '32246',
      '32254',
      '32256',
      '32257',
      '32258',
      '32277',
    ],
    drive:
      'Our shop is in the city. Most addresses inside I-295 are within half an hour, bridges and ball games permitting.',
  },
  '/middleburg-hvac': {
    zipCodes: ['32068', '32050'],
    drive:
      'About 40 minutes southwest of downtown Jacksonville, out Blanding Boulevard or around by the First Coast Expressway.',
  },
  '/neptune-beach-hvac': { zipCodes: ['32266'], drive: 'About 30 minutes, straight east on Atlantic Boulevard.' },
  '/orange-park-air-conditioning': {
    zipCodes: ['32073', '32065', '32067'],
    drive: 'About 25 minutes by Roosevelt Boulevard, or across the river on I-295.',
  },
  '/penney-farms-hvac': {
    zipCodes: ['32079'],
    drive: 'Just under an hour from our Jacksonville shop, through Green Cove Springs and west on State Road 16.',
  },
  '/ponte-vedra-beach-hvac': {
    zipCodes: ['32082'],
    drive: 'About 35 minutes: Butler Boulevard to the beach, then south on A1A.',
  },
  '/ponte-vedra-hvac': {
    zipCodes: ['32081', '32082', '32004'],
    drive: 'About 35 minutes down I-95 or Philips Highway to Nocatee Parkway.',
  },
  '/north-st-johns-cooling': {
    zipCodes: ['32259', '32092', '32095'],
    drive: 'Half an hour to Fruit Cove, and about 45 minutes to World Golf Village down I-95.',
  },
  '/st-augustine-air-conditioning': {
    zipCodes: ['32082', '32259', '32081', '32095', '32092', '32084', '32080', '32086', '32145', '32033'],
    drive: 'About 50 minutes from Jacksonville down I-95 or U.S. 1, and longer across the Bridge of Lions.',
  },
} as const satisfies Record<string, CityReach>;

type City = readonly [path: keyof typeof cityReach, reach: CityReach];
const cities = Object.entries(cityReach) as unknown as readonly City[];
const zipCodes = [...new Set(cities.flatMap(([, reach]) => reach.zipCodes))].sort();

/** Cities that name a ZIP code first, then those with the fewest codes: it is most of all theirs. */
const citiesOf = (zip: string): readonly City[] =>
  cities
    .filter(([, reach]) => reach.zipCodes.includes(zip))
    .sort(
      ([, a], [, b]) =>
        Number(a.zipCodes[0] !== zip) - Number(b.zipCodes[0] !== zip) || a.zipCodes.length - b.zipCodes.length,
    );

const label = (path: string) => areas.find(({ to }) => to === path)?.label ?? '';

/** An answer for each ZIP code, in order. */
export const zipAnswers: readonly ZipAnswer[] = zipCodes.map((zip) => {
  const found = citiesOf(zip);
  const drive = found[0]?.[1].drive ?? '';
  return { zip, drive, cities: found.map(([to]) => ({ label: label(to), to })) };
});

/** Element of the service area page that answers what somebody typed as a ZIP code: "#zip-32073", or "#zip-other". */
export function zipFragment(typed: string): string {
  const digits = foldDigits(typed);
  // Dictation writes a large number with a comma, "32,073", or its digits apart.
  const zip = [digits, digits.replace(/(\d)[ ,.](?=\d)/g, '$1')].map((text) => /\d{5}/.exec(text)?.[0]).find(Boolean);
  return zip !== undefined && zipCodes.includes(zip) ? `#zip-${zip}` : '#zip-other';
}
