import { claims } from '../claims.ts';
import type { MaintenancePlanPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const maintenancePlan = {
  metadata: {
    title: 'HVAC Maintenance Plans | ClimateCare 365 by Whitley’s',
    description: `Two precision tune-ups a year, priority service and ${claims.planSearchDiscount.text}, ${claims.planSearchPrice.text}. Smart monitoring with ClimateCare 365 iQ.`,
    keywords:
      'HVAC maintenance plan Jacksonville, AC maintenance plan, ClimateCare 365, ClimateCare 365 iQ, AC tune-up plan, smart HVAC monitoring',
  },
  title: 'ClimateCare 365 maintenance plans',
  lead: 'Two visits a year, and the front of the line when something breaks in between.',
  opening: { layout: 'beside' },
  picture: {
    src: '/pictures/opening-plan.svg',
    alt: 'A year drawn as a ribbon over a house, amber in winter and sea-glass in summer, with a technician’s visit marked in spring and another in fall',
  },
  actions: [{ label: 'Get More Information', to: '/contact' }],
  plans: [
    {
      name: 'ClimateCare 365',
      description: 'A visit before the heat and one before the cold, each with its readings in writing.',
      features: [
        'Two precision tune-ups a year',
        'Priority service',
        claims.planDiscount.text,
        `You pay ${claims.planServiceCalls.text}`,
        '1 lb of refrigerant free, as needed',
      ],
      link: { label: 'Contact for Pricing', to: '/contact' },
    },
    {
      name: 'ClimateCare 365 iQ',
      description: 'Everything in ClimateCare 365, and sensors that keep watch between the visits.',
      features: [
        'IoT smart monitoring',
        '24/7 tracking of the system',
        'Early fault alerts to you and to our service team',
        'Proactive service calls',
      ],
      link: { label: 'Contact for Pricing', to: '/contact' },
    },
  ],
  notes: {
    heading: 'What the plans cover',
    items: [
      'The plans cover maintenance of the heating and cooling system only.',
      'Breakers, external wiring and ductwork aren’t included.',
      'A heavily soiled evaporator coil may cost extra to clean. Your member discount applies to it.',
    ],
  },
  sections: [
    {
      kind: 'text',
      heading: 'What two visits a year change',
      body: [
        {
          kind: 'paragraph',
          text: [
            'In spring we prepare the system for cooling: clean the outdoor coil, flush the drain, test the capacitors and measure the refrigerant charge. In fall we turn to heat: the reversing valve and defrost of a heat pump, the burners and heat exchanger of a furnace, and the backup heat that nobody has switched on since February.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'None of this is dramatic. A capacitor that measures weak in April is a small matter; the same part on a Saturday in August is a hot night. Manufacturers, too, can ask for proof of maintenance when a warranty is claimed, and you’ll have it in writing.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'The complete list of what we inspect is on the ',
            { text: 'tune-up page', to: '/ac-maintenance-tune-up' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'diagram',
      heading: 'How ClimateCare 365 iQ keeps watch',
      body: [
        {
          kind: 'paragraph',
          text: [
            'A sensor on the equipment reports around the clock. When a reading drifts away from what is normal for your system, the alert reaches your phone and our service team, and we call you to arrange a visit. It suits second homes, rentals, and every house where heat would be more than a nuisance. Our article on ',
            { text: 'remote monitoring', to: '/blog/remote-hvac-monitoring-smart-option' },
            ' explains what it catches, and what it cannot.',
          ],
        },
      ],
      diagram: {
        src: '/pictures/diagram-smart-monitoring.svg',
        alt: 'The way of an alert, from a sensor on the system through the cloud to a phone and a service van',
        labels: ['Sensor on the system', '24/7 cloud tracking', 'Fault alert to you', 'Alert to our service team'],
      },
    },
    {
      kind: 'text',
      heading: 'Which one fits you',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [
              { strong: 'ClimateCare 365' },
              ' fits a house where somebody lives all year and notices when a room is off.',
            ],
            [
              { strong: 'ClimateCare 365 iQ' },
              ' fits houses that stand empty, tenants who tell you late, older systems, and anyone for whom an outage is a health matter.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'If you waver between the two, ask yourself who would notice a fault in your house, and after how many days.',
          ],
        },
      ],
    },
  ],
  testimonials: {
    heading: 'From plan members',
    items: [
      {
        quote:
          'They found a capacitor on its way out at the spring visit, showed me the reading, and it was replaced before I had even put the coffee on.',
        name: 'Denise R.',
        place: 'Mandarin',
        sample: true,
      },
      {
        quote:
          'We live in Ohio half the year. The alert came in July, they called us the same afternoon, and the condo was dry when we got back.',
        name: 'Tom and Carol B.',
        place: 'Amelia Island',
        sample: true,
      },
    ],
  },
  callToAction: {
    heading: 'Get Started',
    text: 'Tell us how many systems you have and roughly how old they are, and you’ll get a price.',
    links: [{ label: 'Get More Information', to: '/contact' }],
  },
} as const satisfies MaintenancePlanPage<Path>;
