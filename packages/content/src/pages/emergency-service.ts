import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';
import { allServices, whyChoose } from './services.ts';

export const emergencyService = {
  metadata: {
    title: '24/7 Emergency AC & Heating Service | Whitley’s',
    description:
      'No cooling, no heat, water or a burning smell? Call at any hour, in Jacksonville and around. What to switch off and what to check until we arrive.',
  },
  title: '24/7 emergency service',
  lead: 'Call at any hour. Whoever answers works here, and a technician is on call through nights, weekends and holidays.',
  badge: 'Answered day and night',
  opening: { layout: 'night', call: true },
  picture: {
    src: '/pictures/opening-emergency.svg',
    alt: 'At night a service van lights up a dark house. Somebody waits at the only lit window while a technician walks to the condenser',
  },
  actions: [{ label: 'Send us the details', to: '/contact' }],
  sections: [
    {
      kind: 'text',
      heading: 'Before you call us',
      body: [
        {
          kind: 'list',
          style: 'signs',
          items: [
            [
              { strong: 'Gas smell:' },
              ' leave at once, touch no switch, and call the gas utility or 911 from outdoors.',
            ],
            [{ strong: 'Smoke or flames:' }, ' get out and call 911.'],
            [{ strong: 'A carbon monoxide alarm:' }, ' everyone out into fresh air, then 911.'],
            [{ strong: 'Somebody is faint or confused from heat:' }, ' 911, shade, water on the skin.'],
          ],
        },
        { kind: 'paragraph', text: ['For everything else, call us.'] },
      ],
    },
    {
      kind: 'text',
      heading: 'While you wait',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [
              { strong: 'Burning smell:' },
              ' turn the system off at the thermostat, and at the breaker if you can reach it safely.',
            ],
            [{ strong: 'A breaker that has tripped twice:' }, ' leave it off.'],
            [
              { strong: 'Ice on the coil or the copper line:' },
              ' cooling off, fan on. It takes hours to thaw, and we can’t measure anything before it has.',
            ],
            [
              { strong: 'Water under the air handler:' },
              ' cooling off. Empty the pan if you can do so without reaching near wires.',
            ],
            [
              { strong: 'The outdoor fan stands still while the unit hums:' },
              ' switch it off before the compressor overheats.',
            ],
            [{ strong: 'After flooding or a lightning strike:' }, ' leave everything off until it has been inspected.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Then check the simple things: thermostat on Cool or Heat, fresh batteries, the filter, the switch beside the air handler. Should one of them be the answer, we are glad to hear it.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What counts as an emergency',
      body: [
        {
          kind: 'paragraph',
          text: [
            'You decide. A warm house in March can wait for the morning; the same house in August with a newborn cannot. Shops and restaurants have coolers to think of, offices have server rooms. Say who and what is at risk when you call, and we plan our visits by that.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'If you live near Fernandina, our article on ',
            { text: 'breakdowns there', to: '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first' },
            ' takes you through it step by step.',
          ],
        },
      ],
    },
    allServices,
    whyChoose,
  ],
  callToAction: {
    heading: 'Call now, at any hour',
    text: 'Calling is fastest. If you would rather write, the form reaches the same people.',
    links: [{ label: 'Send us the details', to: '/contact' }],
  },
} as const satisfies ServicePage<Path>;
