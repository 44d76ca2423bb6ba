import { claims } from '../claims.ts';
import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const jacksonville = {
  city: 'Jacksonville',
  metadata: {
    title: 'HVAC Contractor in Jacksonville, FL | Whitley’s',
    description:
      'Avondale bungalow, Arlington ranch or Southside two-story: cooling, heating, ductwork and air quality from a family company based in Jacksonville.',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    alt: 'Downtown Jacksonville across the St. Johns, with the blue lift bridge, a water taxi and palms along the riverwalk',
  },
  tagline: 'Your own city’s heating and air people, from the Trout River to Mandarin.',
  tiles: {
    cooling: 'No-cool calls, repairs, full replacements',
    heating: 'Heat pumps, gas furnaces, heat strips',
    maintenance: 'Ready for May, ready for January',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'No single rule fits the air conditioners of Jacksonville, because the houses have so little in common. The city is the largest in the lower 48 by land, and its homes span a century and several ideas about keeping cool.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Bungalows in Riverside, Avondale and Springfield stand on piers, with plaster walls and no place planned for ducts. Flexible runs have been threaded through crawl spaces that flood after a hard rain; when one slips off its collar, you cool the dirt. In Arlington, the Westside and Lake Shore, block ranches from the fifties and sixties have sound structure and tiny return grilles. Two-story houses around Baymeadows, Kernan and OakLeaf roast upstairs while downstairs shivers, and a zoning damper or a second system usually settles the argument.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Some trouble is citywide. Afternoon storms roll in from June to September, and lightning takes capacitors and control boards with it. From the St. Johns comes the humidity, which is why the system may ',
        { text: 'run nonstop', to: '/blog/why-your-ac-runs-nonstop-in-jacksonville' },
        ' in August and still be healthy.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Three checks before you phone: the thermostat’s batteries, the filter, and the breaker marked AC. Reset that breaker one time only. If it trips again, leave it alone and let us find the short. Ice anywhere means shutting the cooling off with the fan on. Whatever you learn in those two minutes shortens our visit.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        `This is where our trucks sleep. For ${claims.yearsServed.text} we have crossed the Fuller Warren in summer rain, sat on the Buckman at five o’clock, and learned which streets in San Marco to avoid at high tide.`,
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Living here shapes how we work. We know that a house in Ortega may have flooded once and wants its equipment raised, that Northside lots by the marsh corrode like beach lots, and that a landlord in Murray Hill and a church on Moncrief need different paperwork. If you own a shop, an office or a few rental units, we look after rooftop packages and split systems as well. Estimates for new equipment are free, in writing, and yours to compare.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We read pressures, temperatures and electrical draw, then show you the failed part before you decide anything.',
    },
    {
      name: 'New installation',
      note: 'A load calculation for your rooms, a city permit and inspection, and ducts made to suit the machine.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'One visit before the heat and one before the cold, with our 16-item list left behind for you to read.',
    },
    {
      name: 'Emergency service',
      note: 'Any hour, any part of town: the line does not close when the office does.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Blowing cool, stuck in defrost or tripping its breaker: most faults show themselves within one service call.',
    },
    {
      name: 'Installation',
      note: 'All-electric streets get heat pumps; where a gas main runs past, we price a furnace and a heat pump over a whole winter.',
    },
    {
      name: 'Maintenance',
      note: 'Burners, flame sensors, heat strips and safety switches tested while the weather is still kind.',
    },
    {
      name: 'Emergency heating',
      note: 'Smell gas at the furnace? Everyone out, touch no light switch, call the gas company from down the street, and us afterward.',
    },
  ],
  airQuality: [
    {
      name: 'Air purification',
      note: 'Oak pollen in March, smoke from inland burns: a media filter of MERV 11 to 13 helps with both when the blower can push through it.',
    },
    {
      name: 'Humidity control',
      note: 'We look for the cause of damp rooms, then dry them to 30 to 50% with airflow, controls or a dehumidifier.',
    },
    {
      name: 'Duct cleaning',
      note: 'After a remodel, a roof job or a decade of dogs, a cleaning can remove up to six pounds of dust.',
    },
    {
      name: 'UV light systems',
      note: 'Fitted at the indoor coil, the light stops growth where it begins, in the dark and the wet.',
    },
  ],
  additional: [
    {
      name: 'Maintenance plans',
      note: 'ClimateCare 365 covers both yearly tune-ups; the iQ version adds sensors that watch the system in between.',
    },
    {
      name: 'Energy efficiency upgrades',
      note: 'Smart thermostats, sealed ducts and variable-speed equipment, in the order that pays you back soonest.',
    },
    {
      name: 'Ductwork services',
      note: 'Repairs below pier houses, larger returns for ranches, balancing for the upstairs that never cools.',
    },
    {
      name: '24/7 emergency service',
      note: 'A technician on call through nights, weekends and storm weeks, once the roads are safe to drive.',
    },
  ],
  banner: '24/7 emergency service available',
  neighborhoods: [
    'Riverside',
    'Avondale',
    'San Marco',
    'Springfield',
    'Murray Hill',
    'Ortega',
    'Arlington',
    'Mandarin',
    'San Jose',
    'Baymeadows',
    'Southside',
    'Intracoastal West',
    'Northside',
    'Westside',
  ],
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
  nearby: ['/orange-park-air-conditioning', '/atlantic-beach-hvac', '/north-st-johns-cooling', '/bryceville-hvac'],
} as const satisfies CityPage<Path>;
