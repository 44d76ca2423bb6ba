import { company, companyFacts } from '../company.ts';
import type { FinancingPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const financing = {
  metadata: {
    title: 'HVAC Financing, Soft Credit Check | Whitley’s',
    description:
      'Spread the cost of a new system or a repair through our financing partner. A soft credit check first, with no impact until funding is finalized.',
  },
  title: 'Financing',
  lead: 'One soft credit check, with the highest of your three bureau scores, and no impact on your credit until the funding is finalized. For everything we repair or install.',
  opening: { layout: 'centered' },
  picture: {
    src: '/pictures/opening-financing.svg',
    alt: 'A woman and her dog cross a creek on stepping stones, from an old rusty condenser to a house with a new one',
  },
  phone: companyFacts.landingPhone.value,
  actions: [{ label: 'Ask us first', to: '/contact-us' }],
  partner: {
    name: companyFacts.financingPartner.value,
    logos: [],
    text: 'A soft credit check first. You see the terms before you accept anything.',
    apply: { label: 'Apply Now', href: 'https://www.example.com/apply', placeholder: true },
  },
  connect: {
    heading: 'Stay Connected',
    text: 'Follow us for offers and for weather that your system should know about, and find us on the map.',
    links: [
      { label: 'Facebook', href: companyFacts.facebook.value },
      { label: 'Find us on the map', href: companyFacts.google.value },
    ],
  },
  schedule: {
    heading: 'Schedule Service Online',
    text: 'Pick what you need, and we call to agree on a time.',
    link: { label: 'Schedule Service Online', to: '/contact-us' },
  },
  sections: [
    {
      kind: 'text',
      heading: 'How it works',
      body: [
        {
          kind: 'paragraph',
          text: [
            `${company.name} doesn’t lend money. A third-party consumer financing partner does, and it pays for the work while you repay the partner. It is available for all products, from a repair to a complete system with ducts.`,
          ],
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            ['Get an estimate from us. It is free, and you’ll know the amount.'],
            ['Apply on the partner’s site. It takes some minutes, on a phone as well.'],
            ['See what you qualify for, with the rate, the term and the payment, before you accept anything.'],
            ['Accept the one that suits you, or none.'],
            ['We do the work, and the funding is finalized as agreed.'],
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What it does to your credit',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Applying makes a ',
            { strong: 'soft credit check' },
            '. The partner looks at all three credit bureaus and uses the highest of your three scores. There is ',
            { strong: 'no impact on your credit until funding is finalized' },
            ', so finding out costs you nothing.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'A decision, a rate and a term come from the partner, and depend on your application. They are not ours to make.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Worth knowing before you sign',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            ['Look at the total of all payments, not at the month alone.'],
            ['If a rate is promotional, ask what it becomes afterward, and when.'],
            ['Ask whether you may repay early without a charge.'],
            ['Compare with your credit union. A good offer holds up.'],
            ['Ask us whether a smaller repair would get you through to a better time. Sometimes it does.'],
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Start with the amount',
    text: 'An estimate first, then the application: that way you borrow what the work costs and no more.',
    links: [{ label: 'Ask for an estimate', to: '/contact-us' }],
  },
} as const satisfies FinancingPage<Path>;
