import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const tuneUp = {
  metadata: {
    title: 'AC Maintenance & Tune-Up, 16 Points | Whitley’s',
    description:
      'The 16 points of our AC tune-up, with what we check and why it matters in north-east Florida. When to book, how to prepare, and what it can’t fix.',
    keywords:
      'AC tune-up Jacksonville FL, AC maintenance, air conditioner inspection, AC checklist, condenser cleaning, spring AC service',
  },
  title: 'AC maintenance and tune-up',
  lead: 'Sixteen points, one visit. We open both halves of the system, clean what collects dirt, measure what wears, and show you the readings.',
  opening: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-tune-up.svg',
    alt: 'An air handler above and an outdoor unit below, both opened, with sixteen numbered points',
  },
  actions: [{ label: 'Schedule a tune-up', to: '/contact-us' }],
  sections: [
    {
      kind: 'lists',
      heading: 'The 16 points',
      body: [
        {
          kind: 'paragraph',
          text: [
            'The numbers are those in the drawing: indoors from 1 to 9, then along the lines to the unit outside.',
          ],
        },
      ],
      lists: [
        {
          style: 'numbers',
          items: [
            {
              name: 'Thermostat calibration',
              note: 'Compared with a reference beside it. Two degrees off costs you every month.',
            },
            { name: 'Air filter', note: 'Size, fit and direction, and how much it holds back the air.' },
            {
              name: 'Return airflow',
              note: 'Starved returns freeze coils. We look for blocked grilles and gaps in the duct.',
            },
            { name: 'Blower motor and wheel', note: 'Current, bearings and balance, and the dust in the blades.' },
            { name: 'Evaporator coil', note: 'The cold, wet one. Here mold begins, and here cooling is lost first.' },
            {
              name: 'Drain pan and safety switch',
              note: 'Free of rust and cracks; the switch must stop the system when we lift it.',
            },
            { name: 'Condensate drain line', note: 'Flushed and treated. Algae need about one summer to close it.' },
            {
              name: 'Controls and electrical connections',
              note: 'Tightened and checked for heat, scorch marks and ants.',
            },
            {
              name: 'Supply air temperature',
              note: 'Against the return it tells, in one figure, whether cold is being made.',
            },
            {
              name: 'Refrigerant line insulation',
              note: 'Sun and string trimmers eat it. Bare copper sweats and wastes cooling.',
            },
            {
              name: 'Outdoor disconnect',
              note: 'Pulled, inspected for corrosion and loose lugs, and closed again watertight.',
            },
            { name: 'Contactor', note: 'Pitted contacts stick or chatter. Geckos get in as well; they don’t get out.' },
            { name: 'Capacitor', note: 'Measured against its label. Florida heat makes it the part that fails most.' },
            {
              name: 'Condenser fan',
              note: 'Blades, bearings and current: this motor works in the rain and in the sun.',
            },
            { name: 'Condenser coil', note: 'Washed from the inside out; fins are combed where they lie flat.' },
            {
              name: 'Compressor and refrigerant charge',
              note: 'Starting current, running current, pressures and temperatures, by the maker’s table.',
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When to book',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Twice a year: in spring before the heat, and in fall for the heating side. March and April are the best months, because there is time to order a part before you need it. If you have missed them, a tune-up in July is still worth more than none, unless something is already failing; then ask for a ',
            { text: 'repair', to: '/cooling' },
            ' and save yourself a visit.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Members of a ',
            { text: 'maintenance plan', to: '/maintenance-plan' },
            ' don’t have to remember. We do.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How to prepare',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            ['Clear a path to the air handler. If it is in the attic, move the car from under the hatch.'],
            ['Cut back plants so that there are two feet of room around the outdoor unit.'],
            ['Keep dogs inside, and unlock the gate.'],
            ['Note what you have noticed: rooms, times of day, sounds.'],
          ],
        },
        {
          kind: 'paragraph',
          text: ['Allow one to two hours for each system. The cooling will be off for part of it.'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What a tune-up can’t do',
      body: [
        {
          kind: 'paragraph',
          text: [
            'It doesn’t mend ducts that leak, make a small system large, or bring back refrigerant for good where a coil has a hole. A coil that has gone years without cleaning may have to be taken out for it, which is a job of its own. If we come upon something of that kind, you get pictures, a price and time to think. We don’t charge refrigerant “just in case”: a sealed system needs none.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Questions before you decide? ',
            { text: 'Send them to us', to: '/contact-us' },
            ', with a picture of the label on the unit if you can.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Before the first 90-degree week',
    text: 'Spring fills up. A date in March or April is easy to have; one in June isn’t.',
    links: [
      { label: 'Schedule a tune-up', to: '/contact-us' },
      { label: 'See maintenance plans', to: '/maintenance-plan' },
    ],
  },
} as const satisfies ServicePage<Path>;
