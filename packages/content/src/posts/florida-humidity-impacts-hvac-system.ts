import { claims } from '../claims.ts';
import type { BlogPost } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';

export const floridaHumidity = {
  path: '/blog/florida-humidity-impacts-hvac-system',
  title: 'How Florida’s humidity works on your HVAC system',
  metadata: {
    title: 'How Florida Humidity Affects Your HVAC | Whitley’s Learning',
    description:
      'Why a house can be cool and still feel damp, what moisture does to coils, drains and ducts, and how to hold indoor humidity between 30 and 50%.',
  },
  category: 'Indoor Air Quality',
  tone: 'cooling',
  date: postDates.floridaHumidity.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'An air conditioner here has two jobs, and cooling is the easier one. What moisture does to the system and the house, and how to stay between 30 and 50%.',
  picture: {
    src: '/pictures/diagram-humidity-gauge.svg',
    alt: 'A humidity gauge with its needle inside the green range from 30 to 50 percent',
  },
  body: [
    {
      kind: 'lead',
      text: [
        'If the thermostat says 74 and the sheets still feel damp, nothing is wrong with your senses. The air is cool and wet, and the second half of the air conditioner’s work isn’t getting done.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Two jobs, one coil' },
    {
      kind: 'paragraph',
      text: [
        'Warm air carries water as vapor. When it passes over the cold indoor coil, part of that vapor turns to liquid, runs down the fins into a pan and leaves through the condensate drain. On a muggy day a house-sized system can put out many gallons. Lowering the temperature is one job; wringing out the air is the other, and it happens only while the coil is cold and air moves across it slowly enough.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'That is why the length of a cycle matters. For the first minutes the coil is merely getting cold. A system that runs fifteen minutes dries the air; one that blasts for five and stops leaves the water in the house, and when its fan keeps blowing, it even returns what was still clinging to the coil.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What the moisture does to the equipment' },
    {
      kind: 'paragraph',
      text: [
        { strong: 'The drain' },
        ' grows algae, because it is dark, wet and warm. A plug of slime sends water over the pan’s edge, or trips the float switch, and the cooling stops on what looks like a perfectly good day.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'The coil' },
        ' stays wet for months. Dust that slips past a poor filter sticks to it and becomes a mat that blocks air and feeds mold.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Ducts' },
        ' in a hot attic sweat wherever their insulation is torn or a joint leaks cold air. Brown rings on the ceiling beside a register are a common sign.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Metal and electrics' },
        ' corrode faster. Near the ocean, salt joins in, and the outdoor unit’s fins and contacts suffer first.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What it does to the house and to you' },
    {
      kind: 'paragraph',
      text: [
        'Dust mites and mold like air above 50%. Wood floors cup, doors stick, shoes grow fuzz in the closet. You also feel warmer, since sweat dries slowly, so you lower the thermostat, which costs more and makes the cold surfaces sweat more. It is a loop worth breaking.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Why homes here are too damp' },
    {
      kind: 'list',
      style: 'signs',
      items: [
        [
          { strong: 'The system is too big.' },
          ' It reaches the setting quickly and stops. Bigger isn’t better; it is clammier.',
        ],
        [{ strong: 'The fan is set to On.' }, ' Between cycles it blows moisture back off the wet coil. Choose Auto.'],
        [
          { strong: 'Outside air leaks in.' },
          ' A return duct with a gap in the attic draws in hot, wet air every minute it runs.',
        ],
        [
          { strong: 'Airflow is wrong.' },
          ' A blower that moves too much air never lets it get cold enough to drop its water.',
        ],
        [
          { strong: 'The season is mild.' },
          ' In spring and fall the house barely needs cooling, so nothing dries it. Dampness in April often has nothing to do with a fault.',
        ],
        [
          { strong: 'The charge is low.' },
          ' A coil without enough refrigerant cools poorly, dries poorly and may freeze.',
        ],
      ],
    },
    { kind: 'heading', level: 2, text: 'What you can do this week' },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        [
          'Buy a hygrometer. They are inexpensive and small. Put one in the living area, one in the bedroom, away from bathrooms and registers, and read them for three days. The target is 30 to 50%.',
        ],
        ['Set the fan to Auto.'],
        [
          'Run bath fans during showers and for twenty minutes after, and the range hood while you cook. Both must end outdoors, not in the attic.',
        ],
        [`Change the filter ${claims.filterDays.text}. Pets, dust and a hard season call for the short end.`],
        [
          'Look at the end of the drain line outside. In cooling weather it should drip. If the house is cooling and it doesn’t, call before the pan fills.',
        ],
        ['Before a trip, leave the system on. A setting a few degrees higher than usual is fine; off isn’t.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If you see ice on the copper line or the coil, turn the cooling off, leave the fan on so that it thaws, and call us. Running it frozen can cost you the compressor.',
      ],
    },
    { kind: 'heading', level: 2, text: 'When it takes equipment' },
    {
      kind: 'paragraph',
      text: [
        'Often the answer is in what you own: a cleaned coil, a sealed return, a blower set to the right speed, a drain that is cleared and treated. Those come with service twice a year.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Where the house is tight or the system is larger than it should be, a whole-home dehumidifier does the drying alone, without overcooling. It connects to the ducts, drains by itself and works in mild weather when the AC rests. And when the system is due for replacement, variable-speed equipment that was sized by a load calculation, not by the label on the old unit, runs longer and gentler, which is exactly what this climate asks for. There is more about both on our ',
        { text: 'indoor air quality page', to: '/indoor-air-quality' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: ['Write down your readings before you call. Three days of numbers tell us more than any adjective.'],
    },
  ],
  callToAction: { label: 'Ask us about your humidity', to: '/contact-us' },
} as const satisfies BlogPost<Path>;
