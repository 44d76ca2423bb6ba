import { claims } from '../claims.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const coolingInstallation = {
  metadata: {
    title: 'Cooling System Installation in Jacksonville | Whitley’s',
    description: `A new AC or heat pump that fits the house: load calculation, systems rated ${claims.efficiency.text}, a clean installation, and a free estimate first.`,
    keywords:
      'AC installation Jacksonville FL, new air conditioner, heat pump installation, AC replacement, SEER2, free AC estimate',
  },
  title: 'Cooling system installation',
  lead: 'You buy a cooling system once in 15 to 20 years. How well it serves you is settled before it first runs: by the sizing, and by the day it goes in.',
  opening: { layout: 'half', wash: 'cooling' },
  picture: {
    src: '/pictures/slide-3.svg',
    alt: 'A technician sets a new outdoor unit beside a house on the river, with the service van in the drive',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact-us' }],
  sections: [
    {
      kind: 'text',
      heading: 'Is it time?',
      body: [
        {
          kind: 'list',
          style: 'signs',
          items: [
            ['The system is past its fifteenth summer.'],
            ['It needs its second refrigerant top-up, or uses a refrigerant that is no longer made.'],
            ['The compressor or the indoor coil has failed, and the rest is as old.'],
            ['Rooms stay damp although the thermostat is satisfied.'],
            ['Bills climb from year to year with the same habits.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'One sign alone is seldom a reason. Two or three are a reason to compare. We price the repair and the replacement, and you choose without a salesman at your kitchen table.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The right size is a calculation',
      body: [
        {
          kind: 'paragraph',
          text: [
            'The label on the old unit tells what somebody put in, not what the house needs. Since then the attic may have been insulated, the windows changed, a room added. We measure: floor area, ceiling height, windows and which way they face, shade, insulation, ducts, people. The result is a load in British thermal units an hour, worked out by the method that the Florida Building Code asks for.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Why so much trouble? A unit that is too large cools fast and stops before the coil has dried anything. In a Jacksonville summer that means 74 degrees and clammy. One that is too small runs behind all afternoon. Between the two lies a narrow band where the house is cool and dry.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What you can choose from',
      cards: [
        {
          title: 'Split heat pump',
          description: 'Cools and heats with one machine. The usual choice here, since winters are short and mild.',
          picture: { src: '/pictures/spot-heat-pump.svg', alt: '' },
          features: ['Replaces AC and furnace', 'Backup heat for freezing nights'],
        },
        {
          title: 'Air conditioner with furnace',
          description: 'For houses with gas that want to keep it. Both share the blower and the ducts.',
          picture: { src: '/pictures/spot-furnace.svg', alt: '' },
          features: ['Warm air even in a hard freeze', 'Needs a vent and a gas line'],
        },
        {
          title: 'Ductless mini-split',
          description: 'For the room over the garage, the sunroom, the old house without space for ducts.',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          features: ['A thermostat for each room', 'A hole in the wall instead of ductwork'],
        },
      ],
    },
    {
      kind: 'spot',
      heading: 'Efficiency, without the alphabet',
      body: [
        {
          kind: 'paragraph',
          text: [
            `SEER2 says how much cooling a system gives for its electricity over a season; a higher number uses less. The high-efficiency systems that we install are rated ${claims.efficiency.text}. What sets them apart is less the number than the compressor: it slows down in place of switching off, and so it dries the air for hours on little power.`,
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Whether the step from one rating to the next pays depends on your bills and on how long you’ll stay. We work it out with you. Equipment near the ocean should also have a coated coil; it costs little compared with an early replacement.',
          ],
        },
      ],
      picture: {
        src: '/pictures/spot-energy-savings.svg',
        alt: 'A small house with solar panels, the sun, and a leaf',
      },
    },
    {
      kind: 'text',
      heading: 'What an installation includes',
      body: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            ['A visit, the measuring, and a written estimate, free of charge.'],
            ['Permit and inspection, which we arrange.'],
            ['Old equipment removed, its refrigerant recovered as the law requires.'],
            ['A level, anchored pad or stand, above flood level where the site asks for it.'],
            ['New line set or a flushed one, a new drain with a float switch, and sealed duct connections.'],
            ['Vacuum, charge and airflow measured and written down.'],
            ['A walk-through: thermostat, filter, breakers, what is normal and what isn’t.'],
            ['Registration of the equipment, for the manufacturer’s warranty.'],
          ],
        },
        { kind: 'paragraph', text: [`Every installation carries our ${claims.guarantee.text}.`] },
      ],
    },
    {
      kind: 'text',
      heading: 'Paying for it',
      body: [
        {
          kind: 'paragraph',
          text: [
            'The estimate states what is included, so that you can compare it with others line by line. A financing partner can spread the cost, and the first look at your credit is a soft one: see ',
            { text: 'financing', to: '/financing' },
            '. Ready, or only curious? ',
            { text: 'Write to us', to: '/contact-us' },
            ' with the age of your system and the size of the house.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Get a figure you can compare',
    text: 'The estimate is free, in writing, and good for more than the afternoon.',
    links: [
      { label: 'Get Free Estimate', to: '/contact-us' },
      { label: 'Financing', to: '/financing' },
    ],
  },
} as const satisfies ServicePage<Path>;
