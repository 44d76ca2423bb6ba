import type { FinancingPageContent } from '@hvac/content/model';
import { company, companyFacts } from '../company.ts';
import type { SubjectPath } from '../paths.ts';
import { bullets, numbers, p, strong } from '../rich-text.ts';

export const financing: FinancingPageContent<SubjectPath> = {
  metadata: {
    title: 'HVAC Financing, Soft Credit Check | Whitley’s',
    description:
      'Spread the cost of a new system or a repair through our financing partner. A soft credit check first, with no impact until funding is finalized.',
  },
  title: 'Financing',
  lead: 'Pay over time for anything we repair or install. It takes one soft credit check, uses the highest of your three bureau scores, and has no impact on your credit until the funding is finalized.',
  hero: { layout: 'centered' },
  picture: {
    src: '/pictures/hero-financing.svg',
    size: [1200, 370],
    alt: 'A woman and her dog cross a creek on stepping stones, from an old rusty condenser to a house with a new one',
  },
  phone: companyFacts.landingPhone.value,
  actions: [{ label: 'Contact Us', to: '/contact-us' }],
  partner: {
    name: companyFacts.financingPartner.value,
    logos: [],
    text: 'A soft credit check first. You see the terms before you accept anything.',
    apply: { label: 'Apply Now', href: 'https://www.example.com/apply', placeholder: true },
  },
  connect: {
    heading: 'Stay Connected',
    text: 'Follow us for offers and storm alerts, and find us on the map.',
    links: [
      { label: 'Facebook', href: companyFacts.facebook.value },
      { label: 'Find us on the map', href: companyFacts.google.value },
    ],
  },
  schedule: {
    heading: 'Schedule Service Online',
    text: 'Tell us what you need, and we’ll call to set a time.',
    link: { label: 'Schedule Service Online', to: '/contact-us' },
  },
  sections: [
    {
      kind: 'text',
      heading: 'How it works',
      body: [
        p(
          `${company.name} doesn’t lend money. A third-party consumer financing partner does. The partner pays for the work, and you pay the partner back. It is available for all products, from a repair to a complete system with ducts.`,
        ),
        numbers(
          'Get an estimate from us. It’s free, and you’ll know the amount.',
          'Apply on the partner’s site. It takes a few minutes, even on your phone.',
          'See what you qualify for, with the rate, the term and the payment, before you accept anything.',
          'Pick the one that works for you, or walk away.',
          'We finish the work, and the partner pays us.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'What it does to your credit',
      body: [
        p(
          'Applying takes only a ',
          strong('soft credit check'),
          '. The partner looks at all three credit bureaus and uses the highest of your three scores. There is ',
          strong('no impact on your credit until funding is finalized'),
          ', so finding out costs you nothing.',
        ),
        p(
          'The decision, the rate and the term come from the partner and depend on your application. We don’t set them.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'Worth knowing before you sign',
      body: [
        bullets(
          'Look at the total cost, not just the monthly payment.',
          'If the rate is promotional, ask when it ends and what it will be after that.',
          'Ask about prepayment penalties.',
          'Compare it with your credit union’s rate.',
          'Ask us whether a smaller repair would let you wait. Sometimes it will.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Start with an estimate',
    text: 'Get the estimate first, then apply. That way you borrow what the work costs and no more.',
    links: [{ label: 'Get Free Estimate', to: '/contact-us?about=estimate' }],
  },
};
