import { claims } from '../claims.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const cooling = {
  metadata: {
    title: 'AC Repair, Installation & Maintenance | Whitley’s Cooling',
    description:
      'Same-day AC repair by certified technicians, new systems and regular care in Jacksonville and the beaches. Emergency service 24/7. Schedule online.',
    keywords:
      'AC repair Jacksonville, air conditioning repair, AC installation, AC maintenance, emergency AC repair, same-day AC service',
  },
  title: 'Air conditioning repair, installation and maintenance',
  lead: 'When cooling fails here, it is often a capacitor that the heat wore out, a drain that algae closed or a coil that salt has eaten. Tell us what yours does, and we’ll tell you when we can be there.',
  badge: '24/7 emergency service',
  opening: { layout: 'beside', wash: 'cooling', call: true },
  picture: {
    src: '/pictures/diagram-heat-pump-cooling.svg',
    alt: 'The way of heat out of a house: refrigerant takes it up in the indoor coil and gives it off in the outdoor unit',
    labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  sections: [
    {
      kind: 'cards',
      heading: 'Who comes, and when',
      cards: [
        {
          title: 'Expert technician',
          description:
            'A certified technician with gauges, meter and the common parts on the van, who explains the fault at the unit and the price before the work.',
          picture: { src: '/pictures/spot-careers.svg', alt: '' },
        },
        {
          title: 'Same-day service',
          description:
            'Call in the morning and we do our best to have your cooling back by night. In a heat wave, say so if an infant, an older person or somebody ill is in the house.',
          picture: { src: '/pictures/spot-schedule.svg', alt: '' },
        },
      ],
    },
    {
      kind: 'diagram',
      heading: 'AC repair',
      body: [
        { kind: 'paragraph', text: ['Air conditioners fail in a handful of ways, and each has its sign.'] },
        {
          kind: 'list',
          style: 'signs',
          items: [
            [{ strong: 'Warm air, outdoor unit humming:' }, ' often the capacitor or the fan motor.'],
            [{ strong: 'Weak, cool air:' }, ' a filter, a coil or a blower full of dust, or a crushed duct.'],
            [
              { strong: 'Ice on the line:' },
              ' poor airflow or too little refrigerant. Cooling off, fan on, and let it thaw.',
            ],
            [{ strong: 'Water indoors:' }, ' a blocked drain or a cracked pan.'],
            [{ strong: 'Nothing at all:' }, ' breaker, thermostat, or the float switch doing its duty.'],
            [{ strong: 'Short starts, all day:' }, ' controls, charge, or a system too large for the house.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            `A visit begins with ${claims.diagnosticFee.text}. It pays for finding the cause, which is the part that matters: a new capacitor does nothing for a motor that keeps killing capacitors. Then you hear what it takes, and you decide.`,
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'At the beaches, salt shortens the life of everything outdoors. The ',
            { text: 'Jacksonville Beach page', to: '/hvac-jacksonville' },
            ' explains what we do about it.',
          ],
        },
      ],
      diagram: {
        src: '/pictures/diagram-condenser-exploded.svg',
        alt: 'An outdoor unit taken apart in five layers, from the grille on top down to the compressor',
        labels: ['Top grille', 'Fan', 'Louvered cabinet', 'Condenser coil', 'Compressor'],
      },
    },
    {
      kind: 'text',
      heading: 'New air conditioning',
      body: [
        {
          kind: 'paragraph',
          text: [
            `Here an air conditioner lasts 15 to 20 years if it is looked after. When a large repair meets an old system, we put two figures side by side: what the repair costs and buys you, and what a new system costs and saves. Equipment rated ${claims.efficiency.text} runs long and slow, which is how a house gets dry. How we choose and install it is on the page about `,
            { text: 'cooling system installation', to: '/cooling-system-installation' },
            '; the estimate is free.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Maintenance, ducts and dryer vents',
      cards: [
        {
          title: 'Energy Savings Agreement',
          description:
            'Regular tune-ups under an agreement: we remember the dates, clean, measure and adjust, and you see the readings from one year to the next.',
          picture: { src: '/pictures/spot-energy-savings.svg', alt: '' },
          link: { label: 'What a tune-up includes', to: '/ac-maintenance-tune-up' },
        },
        {
          title: 'Duct cleaning',
          description:
            'Dust that has settled in the ducts returns to the rooms. We look first, and clean where there is something to remove.',
          picture: { src: '/pictures/spot-duct-cleaning.svg', alt: '' },
          link: { label: 'About duct cleaning', to: '/duct-cleaning' },
        },
        {
          title: 'Dryer vent cleaning',
          description:
            'Lint in the vent makes drying slow and can catch fire. We recommend having it cleaned annually.',
          picture: { src: '/pictures/spot-dryer-vent.svg', alt: '' },
          link: { label: 'Ask for a cleaning', to: '/contact' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How your system makes cold',
      body: [
        {
          kind: 'paragraph',
          text: [
            'It doesn’t make cold at all; it carries heat, along the way that is drawn at the top of this page. Refrigerant boils in the indoor coil and takes up the warmth of your rooms, the compressor squeezes it until it is hotter than the summer outside, and the outdoor coil lets that heat go. Dust on either coil, or a pound too little in the lines, and the same trip carries less.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Warm house? Let us get to it',
    text: 'Call for today. For a visit that can wait, send a request and we confirm the time by phone.',
    links: [{ label: 'Schedule Service', to: '/contact' }],
  },
} as const satisfies ServicePage<Path>;
