import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const indoorAirQualityFernandina = {
  title: 'Indoor Air Quality Services in Fernandina, FL',
  city: 'Fernandina',
  kind: 'air',
  metadata: {
    title: 'Indoor Air Quality in Fernandina Beach, FL | Whitley’s',
    description:
      'Marsh damp, oak pollen, old ducts under old floors: duct cleaning, humidity control and better filters for homes in Fernandina Beach.',
  },
  picture: {
    src: '/pictures/city-fernandina.svg',
    alt: 'Shrimp boats at the dock in Fernandina harbor, with brick shops and the clock tower along the wharf',
  },
  diagram: {
    src: '/pictures/diagram-duct-before-after.svg',
    alt: 'The inside of a duct before cleaning, furred with dust, and after it, bare and clear with air flowing through',
  },
  tagline: 'Marsh on one side, ocean on the other, and a house in between that should smell of neither.',
  body: [
    {
      kind: 'lead',
      text: [
        'Fernandina Beach has water on every side: the harbor, Egans Creek and its marsh, the Atlantic. Whichever way the wind turns, it brings moisture to your door.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Start under the floor' },
    {
      kind: 'paragraph',
      text: [
        'Houses in the historic district stand on piers, and a good share of the air upstairs has passed through the crawl space first. Warm rooms draw it up through cracks around pipes, old floor registers and the chase behind the tub. If bare sand lies below, so does a steady supply of water vapor. Put your nose to a baseboard on a still morning; an earthy smell tells you where to begin. Vents in the foundation wall are no cure in this climate, since the air they let in is damp as well. A ground cover, sealed penetrations and tight return ducts improve the air more than any box with a blinking light.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What settles in the ducts' },
    {
      kind: 'paragraph',
      text: [
        'Live oaks along the streets shed pollen and dusty catkins each spring. Heart-pine floors are sanded, plaster is patched, a wall comes out, and a renovation that ended years ago is still lying in the duct. Add fine sand that comes home from Main Beach on every towel. A thorough ',
        { text: 'duct cleaning', to: '/duct-cleaning' },
        ' may end with up to six pounds of it in our vacuum. We look inside with you first, for ducts that are merely gray do not need the expense.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Cottages that stand empty' },
    {
      kind: 'paragraph',
      text: [
        'A house used ten weeks a year grows mildew in the other forty-two. Turning the system off to save power is the costly choice, since one summer month without drying can spot the bedding, the books and the back of every picture. What works is a humidity setpoint, a dehumidifier that drains by itself and a sensor that reports to you in Atlanta or Ohio. Before you lock up, open the closets and pull the beds off the outside walls. Someone nearby should still walk through after a storm.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Odors from outside' },
    {
      kind: 'paragraph',
      text: [
        'Low tide has a smell, and so do the mills when the wind carries it across town. An ordinary filter catches particles and lets odor pass. Activated carbon holds some of it back, in a layer thick enough to matter, and has to be replaced as it fills. Tighter returns help too, for they stop the system from sniffing at the attic and the crawl space. We would rather tell you that than promise you air without a trace of low tide.',
      ],
    },
  ],
  services: [
    {
      name: 'Air purification',
      note: 'Media cleaners for pollen and dander, with a carbon stage where odor is the complaint.',
    },
    {
      name: 'Humidity control',
      note: 'Whole-house drying to 30–50%, set to look after itself while you are off the island.',
    },
    {
      name: 'Duct cleaning',
      note: 'Registers washed, trunk and branches brushed under suction, antique floor grilles handled by hand.',
    },
    {
      name: 'Crawl-space duct repair',
      note: 'Fallen runs rehung, joints sealed with mastic, wet insulation replaced.',
    },
    {
      name: 'UV light systems',
      note: 'Light on the indoor coil around the clock, the one surface in the house that is always wet.',
    },
  ],
  questions: [
    {
      question: 'Is it safe to clean the ducts in a house with old insulation or asbestos tape?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Not before it has been tested. White, cloth-like tape or corrugated wrap on metal ducts and pipes in houses built before about 1980 may contain asbestos. Left alone and undamaged it is usually no danger, but brushing or pulling it is. We stop when we see it and ask you to have a sample checked by a licensed asbestos consultant; work on the ducts continues after that.',
          ],
        },
      ],
    },
    {
      question: 'Why do the closets on my north wall grow mildew?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'The wall behind them never sees sun, the door keeps conditioned air out, and clothes hold moisture against the paint. Cool surface, damp air, no movement: mildew needs nothing else. Louvered doors or a gap at the bottom, a few inches between clothes and wall and a house held below half on the hygrometer will usually end it. Wash what is there with detergent first.',
          ],
        },
      ],
    },
    {
      question: 'Do sea breezes clean the air in my house?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'On a dry October day, by all means open up. For much of the year, though, a breeze off the Atlantic carries more water than your rooms can give away again, plus a fine salt that settles on electronics and metal. Compare dew points in a weather app: when the one outside is in the fifties or lower, airing dries the house; when it is in the seventies, airing wets it.',
          ],
        },
      ],
    },
  ],
  zipCodes: ['32034'],
  related: [
    { label: 'HVAC services in Fernandina', to: '/fernandina-hvac' },
    { label: 'Heating services in Fernandina', to: '/heating-system-services-fernandina-fl' },
    { label: 'Air conditioning in Fernandina', to: '/air-conditioning-services-fernandina-fl' },
  ],
} as const satisfies CityServicePage<Path>;
