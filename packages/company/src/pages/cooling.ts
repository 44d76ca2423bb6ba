import type { ServicePage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { link, p, symptoms, strong } from '../rich-text.ts';

export const cooling: ServicePage<Path> = {
  metadata: {
    title: 'AC Repair, Installation & Maintenance | Whitley’s Cooling',
    description:
      'Same-day AC repair by certified technicians, new systems and regular care in Jacksonville and the beaches. Emergency service 24/7. Schedule online.',
    keywords:
      'AC repair Jacksonville, air conditioning repair, AC installation, AC maintenance, emergency AC repair, same-day AC service',
  },
  title: 'Air conditioning repair, installation and maintenance',
  lead: 'When an AC quits here, it’s often a worn-out capacitor, a drain clogged with algae or a coil eaten by salt. Tell us what yours is doing, and we’ll tell you when we can be there.',
  badge: '24/7 emergency service',
  hero: { layout: 'beside', tint: 'cooling', call: true },
  picture: {
    src: '/pictures/diagram-heat-pump-cooling.svg',
    size: [720, 440],
    alt: 'How heat leaves a house: refrigerant absorbs it at the indoor coil and releases it at the outdoor unit',
    labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  sections: [
    {
      kind: 'cards',
      heading: 'Who’s coming, and how soon',
      cards: [
        {
          title: 'Expert technician',
          description:
            'A certified technician with gauges, a meter and the common parts on the van. You see the problem at the unit and get the price before any work starts.',
          picture: { src: '/pictures/spot-careers.svg', alt: '' },
        },
        {
          title: 'Same-day service',
          description:
            'Call in the morning and we’ll do our best to have you cool by tonight. In a heat wave, tell us if there’s a baby, an older person or someone sick in the house.',
          picture: { src: '/pictures/spot-schedule.svg', alt: '' },
        },
      ],
    },
    {
      kind: 'diagram',
      heading: 'AC repair',
      body: [
        p('Air conditioners fail in a handful of ways, and each one has its own signs.'),
        symptoms(
          [strong('Warm air, outdoor unit humming:'), ' often the capacitor or the fan motor.'],
          [strong('Weak, cool air:'), ' a filter, a coil or a blower full of dust, or a crushed duct.'],
          [
            strong('Ice on the line:'),
            ' poor airflow or low refrigerant. Turn the cooling off and the fan on, and let it thaw.',
          ],
          [strong('Water indoors:'), ' a blocked drain or a cracked pan.'],
          [strong('Nothing at all:'), ' breaker, thermostat, or a tripped float switch.'],
          [strong('Starts and stops all day:'), ' controls, refrigerant, or a system that’s too big for the house.'],
        ),
        p(
          `Each visit has ${claims.diagnosticFee.text}. We tell you the amount when you call. It covers finding the real cause, so you don’t pay twice: a new capacitor does nothing for a motor that keeps killing capacitors. Then you get a price, and you decide.`,
        ),
        p(
          'At the beaches, salt shortens the life of everything outdoors. The ',
          link('Jacksonville Beach page', '/hvac-jacksonville'),
          ' explains what we do about it.',
        ),
      ],
      diagram: {
        src: '/pictures/diagram-condenser-exploded.svg',
        size: [460, 816],
        alt: 'An outdoor unit taken apart in five layers, from the grille on top down to the compressor',
        labels: ['Top grille', 'Fan', 'Louvered cabinet', 'Condenser coil', 'Compressor'],
      },
    },
    {
      kind: 'text',
      heading: 'New air conditioning',
      body: [
        p(
          `With regular service, an air conditioner lasts 15 to 20 years here. When an old system needs a big repair, we show you two numbers: what the repair costs, and what a new system costs and saves. Equipment rated ${claims.efficiency.text} runs longer at low speed, which dries the house. To see how we choose and install it, go to `,
          link('cooling system installation', '/cooling-system-installation'),
          '. The estimate is free.',
        ),
      ],
    },
    {
      kind: 'cards',
      heading: 'Maintenance, ducts and dryer vents',
      cards: [
        {
          title: 'Energy Savings Agreement',
          description:
            'Regular tune-ups under one agreement. We keep track of the dates, clean and adjust the system, and show you the readings every year.',
          picture: { src: '/pictures/spot-energy-savings.svg', alt: '' },
          link: { label: 'What a tune-up includes', to: '/ac-maintenance-tune-up' },
        },
        {
          title: 'Duct cleaning',
          description: 'Dust in the ducts ends up back in the rooms. We look first, and clean only if you need it.',
          picture: { src: '/pictures/spot-duct-cleaning.svg', alt: '' },
          link: { label: 'About duct cleaning', to: '/duct-cleaning' },
        },
        {
          title: 'Dryer vent cleaning',
          description: 'Lint in the vent slows drying and can catch fire. We recommend having it cleaned annually.',
          picture: { src: '/pictures/spot-dryer-vent.svg', alt: '' },
          link: { label: 'Contact Us', to: '/contact' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How your system cools the house',
      body: [
        p(
          'It moves heat outdoors, as the drawing at the top of this page shows. Refrigerant in the indoor coil takes in heat from your rooms. The compressor squeezes it until it’s hotter than the air outside, and the outdoor coil releases that heat. If either coil is dirty or the refrigerant is low, your system moves less heat.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Warm house? Let’s get it fixed',
    text: 'Need it today? Call. If it can wait, send a request and we’ll confirm the time by phone.',
    links: [{ label: 'Schedule Service', to: '/contact' }],
  },
};
