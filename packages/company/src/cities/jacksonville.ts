import type { CityPageContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const jacksonville: CityPageContent<Path> = {
  city: 'Jacksonville',
  metadata: {
    title: 'HVAC Contractor in Jacksonville, FL | Whitley’s',
    description:
      'Avondale bungalow, Arlington ranch or Southside two-story: cooling, heating, ductwork and air quality from a family company based in Jacksonville.',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    size: [1440, 520],
    alt: 'Downtown Jacksonville across the St. Johns, with the blue lift bridge, a water taxi and palms along the riverwalk',
  },
  tagline: 'Your own city’s heating and air people, from the Trout River to Mandarin.',
  tiles: {
    cooling: 'No-cool calls, repairs, full replacements',
    heating: 'Heat pumps, gas furnaces, heat strips',
    maintenance: 'Ready for May, ready for January',
  },
  intro: [
    lead(
      'No single rule fits every air conditioner in Jacksonville, because the houses are so different. It’s the largest city in the lower 48 by land area, and its homes range from a hundred years old to brand new.',
    ),
    p(
      'Bungalows in Riverside, Avondale and Springfield stand on piers, with plaster walls and no room for ducts. Flexible ducts were run through crawl spaces that flood after a hard rain. When one slips off, you’re cooling the dirt. In Arlington, the Westside and Lake Shore, block ranches from the fifties and sixties are solid houses with return grilles that are too small. Two-story houses around Baymeadows, Kernan and OakLeaf are hot upstairs and cold downstairs, and zoning or a second system usually fixes that.',
    ),
    p(
      'Some problems are the same all over town. Afternoon storms roll in from June to September, and lightning kills capacitors and control boards. The humidity comes off the St. Johns, which is why the system may ',
      link('run nonstop', '/blog/why-your-ac-runs-nonstop-in-jacksonville'),
      ' in August with nothing wrong.',
    ),
    p(
      'Before you call, check three things: the thermostat’s batteries, the filter, and the breaker marked AC. Reset that breaker only once. If it trips again, leave it alone and let us find the short. If you see ice anywhere, turn the cooling off and leave the fan on. Tell us what you found, and we can fix it faster.',
    ),
  ],
  home: [
    p(
      `This is our home town. For ${claims.yearsServed.text} we have crossed the Fuller Warren in summer rain, sat in traffic on the Buckman at five o’clock, and learned which streets in San Marco to avoid at high tide.`,
    ),
    p(
      'Living here helps us do the job. We know that a house in Ortega may have flooded once and should have its equipment raised, that units on the Northside marsh rust like units at the beach, and that a landlord in Murray Hill and a church on Moncrief need different paperwork. If you own a shop, an office or a few rental units, we look after rooftop packages and split systems as well. Estimates for new equipment are free and in writing, so you can compare them.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We read pressures, temperatures and electrical draw, then show you the failed part before you decide anything.',
    },
    {
      name: 'New installation',
      note: 'We calculate the load for your rooms, get the city permit and inspection, and fit the ducts to the new unit.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'One visit before summer and one before winter. We leave you our 16-item checklist.',
    },
    {
      name: 'Emergency service',
      note: 'Call any hour, from any part of town. We answer the phone after the office closes, too.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Blowing cool, stuck in defrost or tripping its breaker: we find most problems on the first visit.',
    },
    {
      name: 'Installation',
      note: 'On all-electric streets, we install heat pumps. If you have gas, we compare a furnace and a heat pump over a whole winter.',
    },
    {
      name: 'Maintenance',
      note: 'Burners, flame sensors, heat strips and safety switches tested before the weather turns cold.',
    },
    {
      name: 'Emergency heating',
      note: 'Smell gas at the furnace? Get everyone out, don’t touch a light switch, call the gas company from down the street, and then call us.',
    },
  ],
  airQuality: [
    {
      name: 'Air purification',
      note: 'A MERV 11 to 13 media filter helps with oak pollen in March and smoke from brush fires, as long as your blower can handle it.',
    },
    {
      name: 'Humidity control',
      note: 'We find out why the rooms are damp, then get them down to 30 to 50% with airflow, controls or a dehumidifier.',
    },
    {
      name: 'Duct cleaning',
      note: 'After a remodel, a roof job or a decade of dogs, a cleaning can remove up to six pounds of dust.',
    },
    {
      name: 'UV light systems',
      note: 'Installed at the indoor coil, the light stops mold where it starts, on dark, wet surfaces.',
    },
  ],
  additional: [
    {
      name: 'Maintenance plans',
      note: 'ClimateCare 365 covers both yearly tune-ups; the iQ plan adds sensors that watch the system between visits.',
    },
    {
      name: 'Energy efficiency upgrades',
      note: 'Smart thermostats, sealed ducts and variable-speed equipment, in the order that pays you back soonest.',
    },
    {
      name: 'Ductwork services',
      note: 'Duct repairs under raised houses, bigger returns for ranches, and balancing for an upstairs that never cools.',
    },
    {
      name: '24/7 emergency service',
      note: 'A technician is on call nights, weekends and after storms, as soon as the roads are safe.',
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
  ...cityReach['/hvac-services-jacksonville-fl'],
  nearby: ['/orange-park-air-conditioning', '/atlantic-beach-hvac', '/north-st-johns-cooling', '/bryceville-hvac'],
};
