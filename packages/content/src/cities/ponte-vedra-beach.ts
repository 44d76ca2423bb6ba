import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const ponteVedraBeach = {
  city: 'Ponte Vedra Beach',
  metadata: {
    title: 'Ponte Vedra Beach HVAC & Zoned Systems | Whitley’s',
    description:
      'Multi-system homes from Sawgrass to the Boulevard: zoning, humidity, coastal condensers and discreet AC and heating service in 32082.',
  },
  picture: {
    src: '/pictures/city-ponte-vedra.svg',
    alt: 'An island golf green with a red flag, a golf cart and an arched, red-roofed clubhouse under palms',
  },
  tagline: 'Large houses, sea air and several systems, looked after as one.',
  tiles: {
    cooling: 'Zones, wine rooms, ocean exposure',
    heating: 'Every wing warm, including the guest’s',
    maintenance: 'Every unit checked on one schedule',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'A house on Ponte Vedra Boulevard may have four air conditioners, a garage gym, a wine room and forty feet of glass aimed at the Atlantic. What it rarely has is anyone who knows how they all work together.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We start with an inventory: each unit’s age, size and health, which rooms it serves, and when its coils were last washed. Then you can plan. Replace the oceanfront pair first, move a sheltered unit’s visit to fall, keep a spare motor for the system that cools the server closet. When something does fail, its history is already on paper.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Zoning makes trouble of its own. A bypass damper sticks, a sensor behind a bookcase reads wrong, one bedroom alone calls for cold and the coil ices because too little air crosses it. Before you blame the equipment, note which zones were calling at the time.',
      ],
    },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        ['Within sight of the surf: coated coils, sealed fan motors, a rinse every few weeks'],
        [
          'Inside Sawgrass and Marsh Landing: heavy shade and lagoons, so mildew before rust, and ',
          { text: 'humidity control', to: '/indoor-air-quality' },
          ' before tonnage',
        ],
        ['Golf villas and townhouses: shared walls, small closets, and committee rules on what shows from the fairway'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Tell us who holds the gate list, and whether a caretaker or a manager should get the report. We can walk the house with either, and send photographs of anything we would replace.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'When the tournament fills the roads each March, we book around it. The rest of the year this is a walking-the-dog sort of place, where the same faces pass the same mailboxes and a strange truck is noticed.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Ours should be noticed for good reasons: boots covered, gates latched, condensate not left on a stone terrace. Homes from the seventies and eighties around Sawgrass hide sound construction behind tired mechanicals, and we enjoy bringing those up to date. At Vicar’s Landing and among neighbors living alone, we are glad to speak with a son or daughter on the phone while we work.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'With several systems running, we confirm which one really serves the warm room before touching a gauge.',
    },
    {
      name: 'New installation',
      note: 'Variable-speed equipment and properly sized zones keep glass-walled rooms steady through a bright morning.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'All units on one schedule, a condition list for each, and a fresh-water rinse for those facing the dunes.',
    },
    {
      name: 'Emergency service',
      note: 'Away when the alarm company calls about high temperature? Give us the caretaker’s number and we will meet there, any hour.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If one wing is cold, try its thermostat on Emergency Heat; what happens next tells us where to look.',
    },
    {
      name: 'Installation',
      note: 'Stone floors and high ceilings ask for slow, even heat, which inverter heat pumps give better than any on-off unit.',
    },
    {
      name: 'Maintenance',
      note: 'Guest wings idle for months, so we run their heat in fall and clear the dust before family arrives.',
    },
    {
      name: 'Emergency heating',
      note: 'A strong range hood can pull a gas furnace’s exhaust back indoors. Headache or nausea? Everyone out, then dial 911.',
    },
  ],
  neighborhoods: [
    'Ponte Vedra Boulevard',
    'Old Ponte Vedra',
    'Sawgrass Country Club',
    'Sawgrass Players Club',
    'Marsh Landing',
    'The Plantation at Ponte Vedra',
    'South Ponte Vedra Beach',
  ],
  zipCodes: ['32082'],
  drive: 'Give us 35 minutes or thereabouts: Butler Boulevard to the beach, then south on A1A.',
  nearby: ['/ponte-vedra-hvac', '/hvac-jacksonville', '/st-augustine-air-conditioning'],
} as const satisfies CityPage<Path>;
