import type { MaintenancePlanPage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { SubjectPath } from '../paths.ts';
import { bullets, link, p, strong } from '../rich-text.ts';

export const maintenancePlan: MaintenancePlanPage<SubjectPath> = {
  metadata: {
    title: 'HVAC Maintenance Plans | ClimateCare 365 by Whitley’s',
    description:
      'Two precision tune-ups a year, priority service and a discount on repairs. Smart monitoring with ClimateCare 365 iQ.',
    keywords:
      'HVAC maintenance plan Jacksonville, AC maintenance plan, ClimateCare 365, ClimateCare 365 iQ, AC tune-up plan, smart HVAC monitoring',
  },
  title: 'ClimateCare 365 maintenance plans',
  lead: 'Two visits a year, and you go to the front of the line when something breaks.',
  hero: { layout: 'beside' },
  picture: {
    src: '/pictures/hero-plan.svg',
    size: [720, 380],
    alt: 'A year drawn as a ribbon over a house, amber in winter and sea-glass in summer, with a technician’s visit marked in spring and another in fall',
  },
  actions: [{ label: 'Get More Information', to: '/contact?about=plans' }],
  plans: [
    {
      name: 'ClimateCare 365',
      description: 'One visit before summer and one before winter, with the readings in writing.',
      features: [
        'Two precision tune-ups a year',
        'Priority service',
        claims.planDiscount.text,
        claims.planServiceCalls.text,
        '1 lb of refrigerant free, as needed',
      ],
      link: { label: 'Contact for Pricing', to: '/contact?about=plan-365' },
    },
    {
      name: 'ClimateCare 365 iQ',
      description: 'Everything in ClimateCare 365, plus sensors that keep watch between visits.',
      features: [
        'IoT smart monitoring',
        '24/7 tracking of the system',
        'Early fault alerts to you and to our service team',
        'Proactive service calls',
      ],
      link: { label: 'Contact for Pricing', to: '/contact?about=plan-365-iq' },
    },
  ],
  notes: {
    heading: 'What the plans cover',
    items: [
      'The price depends on how many systems you have, and how old they are. Ask for it in office hours, and we’ll call you with it the same day.',
      'The plans cover maintenance of the heating and cooling system only.',
      'Breakers, external wiring and ductwork aren’t included.',
      'A heavily soiled evaporator coil may cost extra to clean. Your member discount applies to it.',
    ],
  },
  sections: [
    {
      kind: 'text',
      heading: 'What two visits a year do for you',
      body: [
        p(
          'In spring we prepare the system for cooling: clean the outdoor coil, flush the drain, test the capacitors and measure the refrigerant charge. In fall, we check the heat: the reversing valve and defrost on a heat pump, the burners and heat exchanger on a furnace, and the backup heat that nobody has used since February.',
        ),
        p(
          'A weak capacitor is a small fix in April. If it fails on a Saturday in August, you have a hot night. A manufacturer may also ask for proof of maintenance when you make a warranty claim, and you’ll have it in writing.',
        ),
        p(
          'For the full list of what we inspect, see the ',
          link('tune-up page', '/ac-maintenance-tune-up'),
          '. You save more when you send us a friend. See the ',
          link('referral program', '/referral'),
          '.',
        ),
      ],
    },
    {
      kind: 'diagram',
      heading: 'How ClimateCare 365 iQ keeps watch',
      body: [
        p(
          'A sensor on the equipment reports around the clock. When a reading isn’t normal for your system, you get an alert on your phone, our service team gets the same one, and we call you to set up a visit. It’s good for second homes, rentals, and any house where you can’t go without cooling. Our article on ',
          link('remote monitoring', '/blog/remote-hvac-monitoring-smart-option'),
          ' explains what it catches, and what it can’t.',
        ),
      ],
      diagram: {
        src: '/pictures/diagram-smart-monitoring.svg',
        size: [720, 330],
        alt: 'How an alert travels: from a sensor on the system through the cloud to a phone and a service van',
        labels: ['Sensor on the system', '24/7 cloud tracking', 'Fault alert to you', 'Alert to our service team'],
      },
    },
    {
      kind: 'text',
      heading: 'Which plan is right for you',
      body: [
        bullets(
          [
            strong('ClimateCare 365'),
            ' is right for a house where someone lives all year and notices when a room feels off.',
          ],
          [
            strong('ClimateCare 365 iQ'),
            ' is right for houses that sit empty, rentals, older systems, and anyone whose health depends on cool air.',
          ],
        ),
        p('Can’t decide? Think about who would notice a problem at your house, and how soon.'),
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
    links: [{ label: 'Get More Information', to: '/contact?about=plans' }],
  },
};
