import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const bryceville = {
  city: 'Bryceville',
  metadata: {
    title: 'Bryceville FL Heating & Air for Country Homes | Whitley’s',
    description:
      'Acreage off U.S. 301, manufactured homes, propane heat and wells: AC and heating repair in Bryceville from a contractor who will drive down the dirt road.',
  },
  picture: {
    src: '/pictures/city-bryceville.svg',
    alt: 'Three horses stand behind a curving white fence, with pines, a farmhouse, a red barn and a water tower far off.',
  },
  tagline: 'Heating and air for acreage, barns and houses at the end of a long drive.',
  tiles: {
    cooling: 'Storm damage, long duct runs, new units',
    heating: 'Propane furnaces and heat pumps',
    maintenance: 'Pollen, ants and pine straw cleared',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Out here between Cary State Forest and the county line, a house stands in the open. No neighbor’s wall shades it, and no sea breeze reaches it before supper.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Nights are colder than in town, too. Bryceville sees frost while the beaches are merely chilly, so a heating system that only just copes near the coast runs its backup heat for hours. Many families keep propane for that reason. We service both, and we can show you on paper where a heat pump is cheaper to run and where the gas earns its keep. If you ever smell propane, go outside, leave the switches alone, and call your supplier and 911 from the yard. Call us afterward.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Country power is the other story. Long feeders mean dips, and summer lightning finds the tallest metal around. A surge that leaves the refrigerator humming can kill a control board, so after a storm check whether the thermostat is blank, then the breaker, once. We fit surge protection at the unit for houses that have been hit before.',
      ],
    },
    {
      kind: 'list',
      style: 'signs',
      items: [
        ['Fire ants packed into the contactor, so that the unit will not start'],
        ['Well-water sprinklers leaving rust-colored crust on the fins'],
        ['A crossover duct hanging loose under a manufactured home'],
        ['One far bedroom that is never comfortable at the end of a long run'],
      ],
    },
    {
      kind: 'paragraph',
      text: ['All four are ordinary on country lots, and none of them calls for a new system.'],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Most of Bryceville chose Bryceville: room for horses, a shop out back, quiet after dark. It also means that a contractor has to want to come. We do. Tell us whether the gate has a chain, where the dogs are, and whether a truck can turn around by the house.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We also work on what stands beside the house. A workshop with a wall unit, a tack room that must stay dry, a grandparent’s trailer on the same meter: one visit can cover them all, and one trip out is easier on everybody. When the nearest supply house is most of an hour away, planning is half of the repair.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We carry capacitors, contactors and common fan motors, since the next parts counter is nowhere near Ford Road.',
    },
    {
      name: 'New installation',
      note: 'Sizing starts from the sun on each wall and the length of each duct, not from the label on the old machine.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Pine pollen and straw mat the coil by May; we take the panels off and clean it from the inside out.',
    },
    {
      name: 'Emergency service',
      note: 'When a storm has knocked a leg of your power out, keep the unit off until the lights are steady: low voltage ruins compressors.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If the backup heat runs all night on ordinary evenings, the heat pump may have quit, and only the electric bill will tell you.',
    },
    {
      name: 'Installation',
      note: 'Heat pump, propane furnace or the two together: we work out which pays on your fuel and your exposure.',
    },
    {
      name: 'Maintenance',
      note: 'Propane burners get cleaned and the flame checked; on manufactured homes we look under the belly for torn duct as well.',
    },
    {
      name: 'Emergency heating',
      note: 'Look at the tank gauge first on a freezing night, then call: an empty tank and a failed igniter feel the same indoors.',
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
  zipCodes: ['32009'],
  drive: 'A little over half an hour from our Jacksonville shop: I-10 west to Baldwin, then north on U.S. 301.',
  nearby: ['/hvac-services-jacksonville-fl', '/middleburg-hvac', '/fernandina-hvac'],
} as const satisfies CityPage<Path>;
