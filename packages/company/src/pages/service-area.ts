import type { ServiceAreaPageContent } from '@hvac/content/model';
import { zipAnswers } from '../city-reach.ts';
import { company } from '../company.ts';
import { areas } from '../navigation.ts';
import type { Path } from '../paths.ts';
import { bullets, link, p, strong } from '../rich-text.ts';

export const serviceArea: ServiceAreaPageContent<Path> = {
  metadata: {
    title: 'HVAC Service Area in Northeast Florida | Whitley’s',
    description:
      'From Amelia Island to St. Augustine and inland to Bryceville and Penney Farms: the cities we serve, what we do there, and what to do if yours isn’t listed.',
  },
  title: 'Service area',
  lead: 'We serve Duval, Nassau, Clay and St. Johns counties: the coast, both sides of the river and the country beyond.',
  picture: {
    src: '/pictures/map-service-area.svg',
    size: [640, 800],
    alt: 'A map of northeast Florida from Amelia Island to St. Augustine, with the places that we serve',
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  areas: {
    heading: 'Cities and towns',
    intro: 'Houses differ from town to town, and so do their problems. Each page tells you what we see there.',
    // The home page is Jacksonville's.
    links: areas.map(({ label, to }) => ({ label, to: label === 'Jacksonville' ? '/' : to })),
  },
  zipCheck: {
    label: 'Your ZIP code',
    button: 'Do we come to you?',
    answers: zipAnswers,
    other: {
      title: 'That one isn’t on our list.',
      text: 'Call anyway: we go farther than the map shows. If you’re too far away for us, we’ll tell you on the phone.',
    },
  },
  license: company.license,
  sections: [
    {
      kind: 'text',
      heading: 'What we do in all of them',
      body: [
        bullets(
          [link('Air conditioning repair', '/cooling'), ', same day where we can'],
          [
            link('New cooling systems', '/cooling-system-installation'),
            ' and ',
            link('new heating', '/heating-system-installation'),
          ],
          [link('Heating repair', '/heating'), ' for heat pumps and furnaces'],
          [link('Tune-ups', '/ac-maintenance-tune-up'), ' and ', link('maintenance plans', '/maintenance-plan')],
          [link('Indoor air quality', '/indoor-air-quality'), ' and ', link('duct cleaning', '/duct-cleaning')],
          [link('Emergency service', '/emergency-service'), ', 24/7'],
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'Your town isn’t on the list?',
      body: [
        p(
          'Call anyway. The map shows where we work every week, but we go farther. If you’re too far away for us, we’ll tell you on the phone.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'Reasons to choose a local company',
      body: [
        bullets(
          [strong('We know the salt air.'), ' We know where a coated coil pays off and where it’s money wasted.'],
          [
            strong('We know the houses.'),
            ' We work in all of them, from crawl spaces in the historic districts to hot attics in the new subdivisions.',
          ],
          [strong('We know the permit offices.'), ' Each county has its own rules about stands and hurricane straps.'],
          [strong('We’re close enough to come back.'), ' If something isn’t right, we can be there.'],
          [strong('We are licensed and insured in Florida'), ', and the number is on this page.'],
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Not sure if we come to you?',
    text: 'Call us, and we’ll tell you right away.',
    links: [{ label: 'Contact Us', to: '/contact' }],
  },
};
