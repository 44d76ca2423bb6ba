import { claims } from '../claims.ts';
import type { BlogPost } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';

export const allergySeason = {
  path: '/blog/improve-indoor-air-quality-allergy-season',
  title: 'Cleaner indoor air in allergy season',
  metadata: {
    title: 'Better Indoor Air in Allergy Season | Whitley’s Learning',
    description:
      'Oak and pine pollen, mold and dust: what an HVAC system can take out of the air in north-east Florida, which filter to buy, and what to skip.',
  },
  category: 'Indoor Air Quality',
  tone: 'cooling',
  date: postDates.allergySeason.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'Pollen comes in on shoes, dogs and leaky ducts, and your system breathes it with you. Which filter helps, what it can’t do, and the order to do things in.',
  picture: {
    src: '/pictures/diagram-merv-filters.svg',
    alt: 'Three filters, MERV 11, 12 and 13: each holds back finer particles than the one before',
  },
  body: [
    {
      kind: 'lead',
      text: [
        'By the first week of March every windshield in Jacksonville is yellow. What settles on the car also rides into the house, and the air handler moves it from room to room, several times a day.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What you are breathing, and when' },
    {
      kind: 'paragraph',
      text: [
        'Our allergy season has no real end. Cedar and elm begin in winter; oak and pine follow in late winter and spring; grasses take the summer; ragweed has the fall. Pine makes the yellow film that everyone sees. Oak, which is finer, does more of the sneezing.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Two things stay all year, because our climate feeds them: mold and dust mites. Neither needs a season. They need moisture, which makes drying the house as much a part of this as filtering it.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Start at the filter' },
    {
      kind: 'paragraph',
      text: [
        'A filter’s MERV number says how small a particle it catches. The thin fiberglass kind protects the blower and little else. For people with allergies we suggest MERV 11 to 13: enough to take out most pollen, mold spores and a good part of the fine dust.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'More isn’t automatically better. A dense one-inch filter can starve a system whose return is small; the coil may then freeze in summer and the blower strains. If you want MERV 13, have the airflow measured first. A deeper cabinet, with a filter four or five inches thick, often gives you the catch without the strain.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `Fit matters as much as the number. Air takes the easy way, so a filter that is half an inch too narrow filters almost nothing. Check that the arrow on the frame points toward the air handler, and change it ${claims.filterDays.text}; in pollen season, hold it to the light once a month and let your eyes decide.`,
      ],
    },
    { kind: 'heading', level: 2, text: 'Then dry the air' },
    {
      kind: 'paragraph',
      text: [
        'Between 30 and 50% humidity, dust mites do poorly and mold has little to grow on. A hygrometer tells you where you stand. If the reading stays above 50% while the system runs normally, the cause is usually in the drain, the airflow, the ducts or the size of the equipment, and a ',
        { text: 'whole-home dehumidifier', to: '/indoor-air-quality' },
        ' is the next step when those are right.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Then look at the ducts' },
    {
      kind: 'paragraph',
      text: [
        'A leaking return in the attic pulls in insulation dust and hot air around the clock, and no filter at the other end makes up for it. Sealing comes first. Cleaning is worth its price when you can see buildup at the registers, after a renovation, when pests have been in there, or when nobody knows when it was last done. One cleaning can bring out up to six pounds of dust. What it involves is described on our ',
        { text: 'duct cleaning page', to: '/duct-cleaning' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Habits that cost nothing' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        [
          'Keep windows closed on dry, windy mornings in spring, pleasant as they are. Pollen counts tend to peak before noon.',
        ],
        ['Leave shoes at the door, and wipe the dog’s coat after a walk.'],
        ['Shower and change before bed, not in the morning: the pillow keeps what your hair brings.'],
        ['Vacuum with a sealed machine and a HEPA filter. An old one shoots the fine part back into the room.'],
        ['Wash bedding weekly in hot water.'],
        ['Run the bathroom fan until the mirror is clear and then some.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'What to add, and what to skip' },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Air purifiers' },
        ' in the duct or in the bedroom can help when someone in the house has asthma. For a portable one, choose a true HEPA filter and a clean air delivery rate that matches the room, and put it where you sleep.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'UV lamps' },
        ' shine on the wet coil and keep mold from growing there. That keeps the coil clean and the air free of its musty smell. They don’t catch pollen, so they complete a filter and never replace it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Ozone generators' },
        ' we don’t install. Ozone irritates the lungs, and the Environmental Protection Agency advises against using them in occupied rooms. Scented sprays in the vents belong on the same list.',
      ],
    },
    { kind: 'heading', level: 2, text: 'A sensible order' },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        ['A filter that fits, MERV 11 to 13, after a look at the airflow.'],
        ['Humidity under 50%.'],
        ['Coil and drain cleaned, with service twice a year.'],
        ['Leaks in the ducts sealed; cleaning if there is something to clean.'],
        ['Purifier or UV lamp where a reason remains.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If symptoms ease when you travel and return when you come home, the house is worth looking at. Tell your doctor about that pattern as well: we know ducts, not lungs.',
      ],
    },
  ],
  callToAction: { label: 'Have your air looked at', to: '/contact' },
} as const satisfies BlogPost<Path>;
