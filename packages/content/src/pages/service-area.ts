import { company } from '../company.ts';
import type { ServiceAreaPage } from '../model/service-pages.ts';
import { areas } from '../navigation.ts';
import type { Path } from '../paths.ts';

export const serviceArea = {
  metadata: {
    title: 'HVAC Service Area in North-East Florida | Whitley’s',
    description:
      'From Amelia Island to St. Augustine and inland to Bryceville and Penney Farms: the cities we serve, what we do there, and who to call if yours is missing.',
  },
  title: 'Service area',
  lead: 'Duval, Nassau, Clay and St. Johns: the coast, both banks of the river, and the pine country behind them.',
  opening: { layout: 'beside', wash: 'cooling' },
  picture: {
    src: '/pictures/map-service-area.svg',
    alt: 'A map of north-east Florida from Amelia Island to St. Augustine, with the places that we serve',
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  areas: {
    heading: 'Cities and towns',
    intro: 'Houses differ from town to town, and so does what fails in them. Each page tells what we see there.',
    // The home page is Jacksonville's.
    links: areas.map(({ label, to }) => ({ label, to: label === 'Jacksonville' ? '/' : to })),
  },
  license: company.license,
  sections: [
    {
      kind: 'text',
      heading: 'What we do in all of them',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [{ text: 'Air conditioning repair', to: '/cooling' }, ', same day where we can'],
            [
              { text: 'New cooling systems', to: '/cooling-system-installation' },
              ' and ',
              { text: 'new heating', to: '/heating-system-installation' },
            ],
            [{ text: 'Heating repair', to: '/heating' }, ' for heat pumps and furnaces'],
            [
              { text: 'Tune-ups', to: '/ac-maintenance-tune-up' },
              ' and ',
              { text: 'maintenance plans', to: '/maintenance-plan' },
            ],
            [
              { text: 'Indoor air quality', to: '/indoor-air-quality' },
              ' and ',
              { text: 'duct cleaning', to: '/duct-cleaning' },
            ],
            [{ text: 'Emergency service', to: '/emergency-service' }, ', 24/7'],
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Reasons to choose a company from here',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [{ strong: 'We know the salt line.' }, ' Where a coated coil pays and where it is money wasted.'],
            [
              { strong: 'We know the houses.' },
              ' Crawl spaces in the historic districts, attics in the new ones, slabs and stilts in between.',
            ],
            [
              { strong: 'We know the offices.' },
              ' Each county has its own permit desk and its own ideas about stands and straps.',
            ],
            [{ strong: 'We are close enough to return.' }, ' A warranty is only as good as the drive behind it.'],
            [{ strong: 'We are licensed and insured in Florida' }, ', and the number is on this page.'],
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Your town isn’t on the list?',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Call anyway. The map is where we are every week, not a fence. If you are too far for us to serve you well, we’ll say so on the phone and not after a wasted morning.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Not sure whether we come to you?',
    text: 'Your ZIP code is all we need to answer.',
    links: [{ label: 'Contact us', to: '/contact' }],
  },
} as const satisfies ServiceAreaPage<Path>;
