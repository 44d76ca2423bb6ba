import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const indoorAirQualityJacksonville = {
  title: 'Indoor Air Quality Services in Jacksonville, FL',
  city: 'Jacksonville',
  kind: 'air',
  metadata: {
    title: 'Cleaner Air at Home in Jacksonville, FL | Whitley’s',
    description:
      'Dust, pollen, smoke and damp in Jacksonville homes: filters, duct cleaning, purifiers and humidity control, chosen after we measure.',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    alt: 'The Jacksonville skyline behind the blue Main Street Bridge, a yellow water taxi on the river in the morning',
  },
  diagram: {
    src: '/pictures/diagram-merv-filters.svg',
    alt: 'Air passing three filters marked 11, 12 and 13: pollen stops at the first, finer dust at the second and third',
  },
  tagline: 'Find out what you are breathing at home before you buy something to fix it.',
  body: [
    {
      kind: 'lead',
      text: [
        'Somebody coughs in one bedroom and nowhere else. The dining table is gray again by Thursday. Indoor air trouble seldom shouts, but in most homes it leaves tracks, and we follow them before we suggest a purchase.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Four kinds of Jacksonville air' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        [
          { strong: 'Pollen.' },
          ' Oak and pine from about February, and enough of it to write your name on a windshield in Mandarin.',
        ],
        [
          { strong: 'Smoke.' },
          ' Prescribed burns in the pine country west of town, and in dry years wildfires as far off as the Okefenokee.',
        ],
        [
          { strong: 'Road and rail dust.' },
          ' Near I-95, the port and the freight yards, windowsills darken with fine black soot that a cheap filter lets through.',
        ],
        [
          { strong: 'Damp.' },
          ' From the river, its creeks and a summer in which nights hardly dry off, it gets everywhere.',
        ],
      ],
    },
    { kind: 'heading', level: 2, text: 'The attic has a vote' },
    {
      kind: 'paragraph',
      text: [
        'In a typical slab-built house the ducts lie in the attic, in oven heat and old fiberglass. A gap on the return side, no wider than a pencil, draws that air in whenever the blower runs. If it enters behind the filter, nothing stops it. That is why people who buy better and better filters sometimes keep sneezing. A wisp of test smoke along the cabinet seams finds most such gaps in minutes. Sealing comes first, then cleaning, then finer filtration: in any other order you pay twice.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Which number on the filter' },
    {
      kind: 'paragraph',
      text: [
        'Look at the drawing. Each step up in the MERV scale holds back smaller particles, and 11 to 13 covers what most households need. The catch is resistance. Many ranch houses in Arlington and on the Westside breathe through a single return built for a loose fiberglass pad, and a 13 in that slot can freeze the coil by evening. We measure pressure on both sides of the filter. If it is too high, a second return or a deeper cabinet makes room for the good one.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Homes, and places of work' },
    {
      kind: 'paragraph',
      text: [
        'Offices, salons and day-care rooms have the same air and more people in it. Here carbon dioxide tells the story: when it climbs through the morning, so do yawns and headaches. A meter on the front desk will show you the curve. Outdoor-air dampers that were screwed shut years ago to save energy are the first thing we check. Opening them again must go together with drying, or the ceiling tiles will start to sag.',
      ],
    },
  ],
  services: [
    {
      name: 'Air quality assessment',
      note: 'Humidity, filter pressure, duct leakage and a look inside the air handler, explained on the spot.',
    },
    {
      name: 'Whole-home filtration',
      note: 'Deep media cabinets and larger returns, so that a fine filter does not strangle the blower.',
    },
    {
      name: 'Duct cleaning',
      note: 'Up to six pounds of dust in a single cleaning, and a view of the empty duct before we pack up.',
    },
    {
      name: 'UV light systems',
      note: 'Placed where the coil and the pan stay wet, with the date for the next lamp written on the door.',
    },
    {
      name: 'Dryer vent cleaning',
      note: 'Recommended once a year: lint in a long vent run wastes heat and can catch fire.',
    },
    {
      name: 'Humidity control',
      note: 'From a slower blower speed to a ducted dehumidifier, to keep rooms between 30 and 50%.',
    },
  ],
  questions: [
    {
      question: 'Can bad air at home give me headaches or make me tired?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Stale rooms can, and so can solvents, mold and, most seriously, carbon monoxide. If symptoms fade when you leave the house and return when you come back, or several people feel ill at once, go outdoors and call 911 if you burn any fuel indoors. With that ruled out, see a doctor about yourself and ask us about the house. We measure air; we do not diagnose people.',
          ],
        },
      ],
    },
    {
      question: 'Should I have the air tested for mold?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Seldom as a first step. Spores are in all Florida air, so a sample mostly proves that you live here. What you can see or smell is a better guide, and the remedy is the same for every species: stop the water, remove what grew, dry the rest. For a large growth or a dispute with a landlord or insurer, hire a mold assessor licensed by the state who does no cleanup work.',
          ],
        },
      ],
    },
    {
      question: 'We are renovating. How do we keep the dust out of the system?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Turn the system off while drywall is being sanded, and cover returns and supplies in the work area with plastic and tape. Hang a zippered sheet at the doorway and put a fan in the window blowing out. Fit a fresh filter when the system goes back on and another one a week after the last sanding. Plan duct cleaning for the end of the project, once, and not before.',
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'HVAC services in Jacksonville', to: '/hvac-services-jacksonville-fl' },
    { label: 'Heating services in Jacksonville', to: '/heating-system-services-jacksonville-fl' },
    { label: 'Air conditioning in Jacksonville', to: '/air-conditioning-services-jacksonville-fl' },
  ],
} as const satisfies CityServicePage<Path>;
