import { claims } from '../claims.ts';
import { companyFacts } from '../company.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const about = {
  metadata: {
    title: 'About Us: a Family HVAC Company | Whitley’s Heating & Air',
    description:
      'A family-owned heating and air company in Jacksonville: our story, what we hold ourselves to, who comes to your door, and what others say.',
    keywords:
      'about Whitley’s Heating & Air, family-owned HVAC company Jacksonville, HVAC contractor, certified technicians, five-star HVAC reviews',
  },
  title: 'About Whitley’s',
  lead: 'A family business, named for the family. Whoever answers the phone knows who is on the road, and whoever is on the road will probably be back next spring.',
  opening: { layout: 'arch' },
  picture: {
    src: '/pictures/opening-about.svg',
    alt: 'In early light an older man with a coffee, a woman and a man in uniform, a child and a dog stand in front of the shop’s open doors, with the van behind them',
  },
  phone: companyFacts.aboutPhone.value,
  actions: [{ label: 'Meet the team', to: '#team' }],
  sections: [
    {
      kind: 'picture',
      heading: 'Our story',
      body: [
        {
          kind: 'paragraph',
          text: [
            `The company was founded on ${claims.founded.text}, at the start of a Jacksonville summer, which is either the best or the worst moment to start repairing air conditioners. The idea was simple: say what is broken, say what it costs, fix it, and answer the phone afterward. The first customers told their neighbors.`,
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'We have grown since, from one city to the beaches, Clay County, Nassau and St. Johns. The idea hasn’t changed. It is easier to keep in a company where the name on the van is also the name at the dinner table.',
          ],
        },
      ],
      picture: {
        src: '/pictures/city-jacksonville.svg',
        alt: 'The St. Johns River and downtown Jacksonville at first light',
      },
    },
    {
      kind: 'text',
      heading: 'Why people choose us',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [{ strong: 'They know what they will pay.' }, ' Price first, then the work.'],
            [{ strong: 'They reach somebody.' }, ' Emergency service is 24/7, and the person who answers works here.'],
            [
              { strong: 'They get the reason.' },
              ' Every visit ends with what we found, in words that need no training.',
            ],
            [
              { strong: 'They aren’t sold to.' },
              ' If a part will do, you get the part. Estimates for new systems are free.',
            ],
            [{ strong: 'They hold us to it.' }, ` Installations carry a ${claims.guarantee.text}.`],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            `Customers have given us ${claims.fiveStarReviews.text}. Our contractor ranking score is ${claims.contractorScore.text}, in the ${claims.contractorRank.text}.`,
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we do, for homes and businesses',
      cards: [
        {
          title: 'Cooling',
          description: 'Repair, replacement and care of air conditioners.',
          link: { label: 'Cooling', to: '/cooling' },
        },
        {
          title: 'Heating',
          description: 'Heat pumps, furnaces, and the backup heat behind them.',
          link: { label: 'Heating', to: '/heating' },
        },
        {
          title: 'Maintenance',
          description: 'Visits in spring and fall, one at a time or as a plan.',
          link: { label: 'Maintenance plans', to: '/maintenance-plan' },
        },
        {
          title: 'Indoor air quality',
          description: 'Drier, cleaner air, measured before and after.',
          link: { label: 'Indoor air quality', to: '/indoor-air-quality' },
        },
        {
          title: 'Duct cleaning',
          description: 'Ducts inspected, sealed and cleaned, and dryer vents with them.',
          link: { label: 'Duct cleaning', to: '/duct-cleaning' },
        },
        {
          title: 'Emergency service',
          description: 'For nights, weekends and holidays, residential and commercial.',
          link: { label: 'Emergency service', to: '/emergency-service' },
        },
      ],
    },
    {
      kind: 'lists',
      heading: 'Four values we can be held to',
      lists: [
        {
          style: 'plain',
          items: [
            {
              name: 'Honesty',
              note: 'We show you the part. When the answer is that nothing is wrong, that is the answer you get.',
            },
            {
              name: 'Workmanship',
              note: 'Level, sealed, labeled and clean, in attics that nobody will ever inspect but the next technician.',
            },
            {
              name: 'Respect',
              note: 'On time or a call before, shoe covers at the door, and the gate closed because of the dog.',
            },
            {
              name: 'Safety',
              note: 'We don’t bridge a safety switch to get through the night, for you or for anyone.',
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'team',
      heading: 'Team and leadership',
      body: [
        {
          kind: 'paragraph',
          text: [
            'The family still runs the company day to day: estimates, schedules and the calls that went wrong are on their desk. Around them work certified technicians, installers, and an office that knows the difference between Ponte Vedra and Ponte Vedra Beach.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'New technicians ride along until an experienced one would send them to her own mother’s house. Training goes on every year after that, since equipment and refrigerants keep changing. If that sounds like a place for you, see ',
            { text: 'careers', to: '/careers' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'spot',
      heading: 'Credentials',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            ['State-licensed and insured contractor. Ask for the license number, or read it in the footer.'],
            ['Certified technicians.'],
            [`Factory-authorized dealer of ${companyFacts.equipmentBrand.value}.`],
            ['Permits pulled and inspections passed for the work that needs them.'],
          ],
        },
      ],
      picture: { src: '/pictures/spot-guarantee.svg', alt: 'A rosette with a check mark' },
    },
    {
      kind: 'text',
      heading: 'Part of the community',
      body: [
        {
          kind: 'paragraph',
          text: [
            'We live where we work. Our children sit in the same classrooms, and after a hurricane our own power is out too. That is why we plan visits by who needs cooling most, keep explaining things that people can do for themselves, and thank customers who send us their friends with more than a card: see the ',
            { text: 'referral program', to: '/referral' },
            '.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Come and meet us, or have us come',
    text: 'By phone, by form, or at your door with a flashlight.',
    links: [
      { label: 'Schedule Service Today', to: '/contact' },
      { label: 'View All Services', to: '/services' },
    ],
  },
} as const satisfies ServicePage<Path>;
