import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const stAugustine = {
  city: 'St. Augustine',
  metadata: {
    title: 'St. Augustine Air Conditioning & Heating | Whitley’s',
    description:
      'Coquina walls, flood-raised units on Davis Shores, vacation rentals on Anastasia: AC and heating service across St. Augustine and its ten ZIP codes.',
  },
  picture: {
    src: '/pictures/city-st-augustine.svg',
    alt: 'The old fort on St. Augustine’s bayfront with the striped lighthouse, a bell tower and a sailboat on Matanzas Bay',
  },
  tagline: 'Cooling for old stone, new stucco and everything across the Bridge of Lions.',
  tiles: {
    cooling: 'Coquina cottages to beach condos',
    heating: 'Comfort when the bay wind turns',
    maintenance: 'Rental-ready before high season',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Coquina is seashell turned to stone. It drinks rain, holds the day’s heat into the night, and hates to be drilled, which makes the oldest walls in St. Augustine some of the hardest to air-condition well.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Rooms like that must be dried slowly and all the time. Oversized cooling chills the surface, moisture condenses on it, and plaster can blister within a season. Inside the historic district we choose small, long-running equipment, route lines through existing openings, and expect the city’s architectural review to have a say about anything visible from the street. Lincolnville’s frame houses are easier to fish a duct through but stand low, and their crawl spaces are often wet underfoot.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Water shapes the work on Davis Shores and along the San Sebastian too. After Matthew and Irma, many owners rebuilt with condensers on platforms at porch height and air handlers moved up from the garage. If yours still sits on the slab, raise it when you replace it. Salt water in a control box is not something to dry and retry: have it condemned or cleared by someone with a meter.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Westward the map changes to pine flats, Hastings farm country and the clipped lawns of St. Augustine Shores, where dust and pollen outrank salt. For cleaner rooms there, see ',
        { text: 'indoor air quality in St. Augustine', to: '/indoor-air-quality-services-st-augustine-fl' },
        '; for winter, our local ',
        { text: 'heating page', to: '/heating-system-services-st-augustine-fl' },
        '.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Carriage horses, holiday-light crowds in December, a drawbridge that opens whenever you are late: nobody schedules in this town without humility. Tell us where a truck may legally stop on your lane, because a few of them are narrower than ours.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Innkeepers ask us for work between checkout and check-in, and restaurants before the lunch line forms. Both are reasonable. So is the question every old-house owner has: will it show? We answer with a photograph of the wall and a pencil line on it before the first hole. What cannot be done neatly, we say so, and look for another way in.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'On Anastasia Island we look at coil fins and fan blades first; in Hastings, at the filter and the field dust.',
    },
    {
      name: 'New installation',
      note: 'Ductless, high-velocity or conventional: chosen to suit the walls, the flood map and the review board.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Rental owners get visits between bookings, with drains flushed and thermostat limits set against open doors.',
    },
    {
      name: 'Emergency service',
      note: 'Tide in the street? Shut off the air conditioner’s breaker if you can reach it dry-footed, and do not wade to it.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'When a damp northeast wind makes the parlor feel raw, we test heat output and look for the draft as well.',
    },
    {
      name: 'Installation',
      note: 'Many downtown houses never had central heat: a ductless heat pump adds it and cooling with the same two pipes.',
    },
    {
      name: 'Maintenance',
      note: 'We do the fall check before Nights of Lights, while there is parking and the windows still open.',
    },
    {
      name: 'Emergency heating',
      note: 'Fireplaces in old inns need an open flue and a working alarm; do not rely on one untested while the heat is out.',
    },
  ],
  neighborhoods: [
    'Historic District',
    'Lincolnville',
    'Davis Shores',
    'Anastasia Island',
    'Vilano Beach',
    'North City',
    'St. Augustine Shores',
    'World Golf Village',
    'Hastings',
    'Elkton',
  ],
  zipCodes: ['32082', '32259', '32081', '32095', '32092', '32084', '32080', '32086', '32145', '32033'],
  drive: 'Close to 50 minutes from Jacksonville down I-95 or U.S. 1, plus the drawbridge.',
  nearby: ['/north-st-johns-cooling', '/ponte-vedra-beach-hvac', '/ponte-vedra-hvac'],
} as const satisfies CityPage<Path>;
