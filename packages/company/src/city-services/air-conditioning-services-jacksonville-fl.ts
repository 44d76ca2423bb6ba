import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { bullets, h2, lead, link, p, strong } from '../rich-text.ts';

export const airConditioningJacksonville: CityServicePageContent<Path> = {
  title: 'Air Conditioning Services in Jacksonville, FL',
  city: 'Jacksonville',
  kind: 'cooling',
  metadata: {
    title: 'Air Conditioning Services, Jacksonville FL | Whitley’s',
    description:
      'AC repair, replacement and tune-ups in Jacksonville: what goes wrong by neighborhood and season, what to check first, and when to switch the system off.',
    keywords:
      'air conditioning services Jacksonville FL, AC repair Jacksonville, AC installation Jacksonville, AC tune-up, emergency AC repair, air conditioner replacement',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    size: [1440, 520],
    alt: 'The Jacksonville skyline behind the blue Main Street Bridge, a yellow water taxi crossing the river in the morning',
  },
  tagline: 'Repair, replacement and tune-ups, from the first muggy week of April to the last one in October.',
  body: [
    lead(
      'An air conditioner in Jacksonville works hard about seven months a year. It rarely quits on the first hot day. It’s more likely to quit on the third hot day in a row, late in the afternoon, when every part is at its hottest.',
    ),
    h2('What breaks in which month'),
    bullets(
      [
        strong('April and May:'),
        ' drains that clogged over the winter, and capacitors that fail on the first long run.',
      ],
      [
        strong('June to September:'),
        ' boards and contactors after lightning, frozen coils behind neglected filters, fan motors that seize in the heat.',
      ],
      [strong('October and November:'), ' slow refrigerant leaks that nobody noticed over the summer.'],
    ),
    p(
      'It also depends on where you live. Under the oaks in Ortega, coils clog with pollen. Near the Northside marshes, they corrode. In a subdivision that’s still being built, they fill with construction dust in the first year. You can help us fix it faster: tell us if the unit is silent or humming, if the air is warm or just weak, if you see water, and if there was a storm.',
    ),
    h2('We fix the cause, too'),
    p(
      'A bad capacitor often has a cause of its own. If it failed because the fan motor draws too much, the next one will fail in August, so we test the motor before we close the panel. It’s the same with refrigerant: we fix the leak before we recharge the system. You see the readings and the price before we start, and the old part when we’re done. If the unit isn’t worth fixing, we’ll tell you.',
    ),
    h2('A new system that fits the house'),
    p(
      'A well-kept AC lasts 15 to 20 years, and the house has often changed since then: new windows, a closed-in porch, kids who moved out. Copying the size from the old label can repeat an old mistake. We calculate the load, check whether the ducts can carry the air, and tell you if a hot room needs a bigger duct instead of a bigger unit. Two-story homes on the Southside often gain more from zoning than from another ton.',
    ),
    h2('Before you pick up the phone'),
    p(
      'Is there ice on the copper line? Turn the cooling off and the fan on, and put towels down. Did the breaker trip a second time? Leave it off. Do you smell burning? Turn everything off, including the breaker. For anything else, our ',
      link('air conditioning FAQs', '/air-conditioning-faqs'),
      ' walk you through the safe checks in five minutes.',
    ),
  ],
  services: [
    {
      name: 'AC repair',
      note: 'We test the system and explain the cause in plain words.',
    },
    {
      name: 'AC installation',
      note: 'Permit, hurricane anchoring, evacuated lines and a weighed refrigerant charge are all part of the job.',
    },
    {
      name: 'Tune-ups',
      note: 'A 16-point check in spring, before the busy season, so small problems stay small.',
    },
    {
      name: 'Ductwork',
      note: 'We fix crushed, leaking or undersized ducts, then measure the airflow at each vent.',
    },
    {
      name: 'Smart monitoring',
      note: 'ClimateCare 365 iQ watches the system between visits and alerts you and us when something is off.',
    },
    {
      name: 'Emergency AC service',
      note: 'We answer 24/7. Tell us first if the heat is a danger to someone at home.',
    },
  ],
  questions: [
    {
      question: 'Will a bigger air conditioner work better in a Jacksonville August?',
      answer: [
        p(
          'Only if the one you have is too small, and a load calculation will show that. On the hottest afternoons, a correctly sized system should run almost nonstop, because that’s how it dries the air. A bigger one would reach the setting sooner, shut off, and leave the house humid. If yours runs all day and still can’t hold the temperature, something is wrong: a leak, a dirty coil, a fallen duct.',
        ),
      ],
    },
    {
      question: 'Can a new condenser go where the old one was?',
      answer: [
        p(
          'Usually. High-efficiency units tend to be taller and wider, so an alcove or a spot under a deck may be too tight to let the hot air out. If your street flooded in recent storms, you may need a raised stand. Side yards have setback and association rules. We measure and check all three on the estimate visit.',
        ),
      ],
    },
    {
      question: 'What should a landlord do about AC calls from tenants?',
      answer: [
        p(
          'Give every tenant the filter size and a few spares at move-in, show them the breaker and write down who can order a repair and how much they can spend. Then nobody has to track you down on a Sunday. Service twice a year costs less than a ruined ceiling, and our reports show that you kept up the system.',
        ),
      ],
    },
  ],
  related: [
    { label: 'HVAC services in Jacksonville', to: '/hvac-services-jacksonville-fl' },
    { label: 'Heating services in Jacksonville', to: '/heating-system-services-jacksonville-fl' },
    { label: 'Indoor air quality in Jacksonville', to: '/indoor-air-quality-services-jacksonville-fl' },
    { label: 'Why an AC runs nonstop here', to: '/blog/why-your-ac-runs-nonstop-in-jacksonville' },
  ],
};
