import type { ServicePage } from '@hvac/content/model';
import { company } from '../company.ts';
import type { SubjectPath } from '../paths.ts';
import { shortServices, whyChoose } from './services.ts';
import { bullets, link, p, symptoms, strong } from '../rich-text.ts';

const [hours] = company.officeHours;

export const emergencyService: ServicePage<SubjectPath> = {
  metadata: {
    title: '24/7 Emergency AC & Heating Service | Whitley’s',
    description:
      'No cooling, no heat, water or a burning smell? Call any time, in and around Jacksonville. What to turn off and what to check until we get there.',
  },
  title: '24/7 emergency service',
  lead: 'Call any time. The person who answers works here, and a technician is on call nights, weekends and holidays.',
  badge: 'Answered day and night',
  hero: { layout: 'night', call: true },
  picture: {
    src: '/pictures/hero-emergency.svg',
    size: [1440, 560],
    alt: 'At night a service van lights up a dark house. Somebody waits at the only lit window while a technician walks to the condenser',
  },
  actions: [{ label: 'If it can wait, write to us', to: '/contact' }],
  sections: [
    {
      kind: 'text',
      heading: 'Before you call us',
      body: [
        symptoms(
          [
            strong('Gas smell:'),
            ' leave right away, don’t touch any switches, and call the gas company or 911 from outside.',
          ],
          [strong('Smoke or flames:'), ' get out and call 911.'],
          [strong('A carbon monoxide alarm:'), ' get everyone outside, then call 911.'],
          [
            strong('Someone is faint or confused from the heat:'),
            ' call 911, get them into shade, and put water on their skin.',
          ],
        ),
        p('For everything else, call us.'),
      ],
    },
    {
      kind: 'text',
      heading: 'While you wait',
      body: [
        bullets(
          [
            strong('Burning smell:'),
            ' turn the system off at the thermostat, and at the breaker if you can reach it safely.',
          ],
          [strong('A breaker that has tripped twice:'), ' leave it off.'],
          [
            strong('Ice on the coil or the copper line:'),
            ' turn cooling off and the fan on. It takes hours to thaw, and we can’t measure anything until it has.',
          ],
          [
            strong('Water under the air handler:'),
            ' turn cooling off. Empty the pan if you can do it without reaching near wires.',
          ],
          [
            strong('The outdoor unit hums but the fan isn’t turning:'),
            ' switch it off before the compressor overheats.',
          ],
          [strong('After flooding or a lightning strike:'), ' leave everything off until it has been inspected.'],
        ),
        p(
          'Then check the simple things: thermostat on Cool or Heat, fresh batteries, the filter, the switch beside the air handler. If one of those fixes it, great.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'What counts as an emergency',
      body: [
        p(
          'You decide. A warm house in March can wait until morning; the same house in August with a newborn can’t. A restaurant has coolers, and an office may have a server room. When you call, tell us who or what is at risk. The most urgent calls go first.',
        ),
        p(
          'If you live near Fernandina, our article on ',
          link('breakdowns there', '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first'),
          ' walks you through it step by step.',
        ),
      ],
    },
    shortServices,
    whyChoose,
  ],
  callToAction: {
    isUrgent: true,
    heading: 'Call now, at any hour',
    text: `Somebody answers day and night. We read messages ${hours}, so write only if it can wait.`,
    links: [{ label: 'Contact Us', to: '/contact' }],
  },
};
