import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, p, symptoms } from '../rich-text.ts';

export const bryceville: CityPageContent<Path> = {
  city: 'Bryceville',
  metadata: {
    title: 'Bryceville FL Heating & Air for Country Homes | Whitley’s',
    description:
      'Acreage off U.S. 301, manufactured homes, propane heat and wells: AC and heating repair in Bryceville from a contractor who will drive down the dirt road.',
  },
  picture: {
    src: '/pictures/city-bryceville.svg',
    size: [1440, 520],
    alt: 'Three horses stand behind a curving white fence, with pines, a farmhouse, a red barn and a water tower far off.',
  },
  tagline: 'Heating and air for acreage, barns and houses at the end of a long drive.',
  tiles: {
    cooling: 'Storm damage, long duct runs, new units',
    heating: 'Propane furnaces and heat pumps',
    maintenance: 'Pollen, ants and pine straw cleared',
  },
  intro: [
    lead(
      'Out here between Cary State Forest and the county line, houses sit out in the open sun. There’s no neighbor’s wall for shade, and no sea breeze until suppertime.',
    ),
    p(
      'Nights are colder than in town, too. Bryceville gets frost when the beaches are only chilly, so a heat pump that barely keeps up near the coast will run its backup heat for hours out here. That’s why many families keep propane. We service both, and we can show you on paper when a heat pump is cheaper to run and when gas is. If you ever smell propane, go outside, leave the switches alone, and call your supplier and 911 from the yard. Call us afterward.',
    ),
    p(
      'Country power is the other problem. Long power lines mean low voltage at times, and summer lightning strikes often. A surge that doesn’t bother the refrigerator can kill a control board, so after a storm, see whether the thermostat is blank, then reset the breaker once. If your house has been hit before, we can install surge protection at the unit.',
    ),
    symptoms(
      'Fire ants packed into the contactor, so the unit won’t start',
      'Well-water sprinklers leaving rust-colored crust on the fins',
      'A crossover duct hanging loose under a manufactured home',
      'One bedroom at the end of a long duct that is never comfortable',
    ),
    p('All four are common on country lots, and none of them means you need a new system.'),
  ],
  home: [
    p(
      'People move to Bryceville on purpose: room for horses, a shop out back, quiet after dark. The drive keeps some contractors away, but not us. When you call, tell us whether the gate has a chain, where the dogs are, and whether a truck can turn around by the house.',
    ),
    p(
      'We also work on your other buildings. A workshop with a wall unit, a tack room that must stay dry, a grandparent’s trailer on the same meter: one visit can cover them all. The nearest supply house is back in Jacksonville, so the more you tell us ahead of time, the better we can load the truck.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We carry capacitors, contactors and common fan motors, since there’s no parts counter anywhere near Ford Road.',
    },
    {
      name: 'New installation',
      note: 'We size a system by the sun on each wall and the length of each duct, not by the label on the old unit.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Pine pollen and straw clog the coil by May. We take the panels off and clean it from the inside out.',
    },
    {
      name: 'Emergency service',
      note: 'If a storm knocks out part of your power, keep the unit off until the lights are steady. Low voltage ruins compressors.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If the backup heat runs all night in mild weather, the heat pump may have quit. Often the first sign is the electric bill.',
    },
    {
      name: 'Installation',
      note: 'We work out what is cheapest for your house: a heat pump, a propane furnace or both together.',
    },
    {
      name: 'Maintenance',
      note: 'We clean propane burners and check the flame. On manufactured homes, we also look underneath for torn duct.',
    },
    {
      name: 'Emergency heating',
      note: 'On a freezing night, check the tank gauge before you call. An empty tank and a bad igniter feel the same indoors.',
    },
  ],
  neighborhoods: [
    'U.S. 301 corridor',
    'Ford Road and Buckhead',
    'County Road 119',
    'County Road 121',
    'Crawford',
    'Around Cary State Forest',
  ],
  ...cityReach['/bryceville-hvac'],
  nearby: ['/hvac-services-jacksonville-fl', '/orange-park-air-conditioning', '/middleburg-hvac'],
};
