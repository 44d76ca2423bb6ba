import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const airConditioningJacksonville = {
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
    alt: 'The Jacksonville skyline behind the blue Main Street Bridge, a yellow water taxi crossing the river in the morning',
  },
  tagline: 'From the first muggy week of April to the last one in October.',
  body: [
    {
      kind: 'lead',
      text: [
        'An air conditioner in Jacksonville has about seven months of real work a year. It seldom quits on the first hot day. More often it is the third one in a row, late in the afternoon, when every part of it is as hot as it will ever be.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What breaks in which month' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        [
          { strong: 'April and May:' },
          ' drains that grew shut over winter, and capacitors that cannot manage the first long run.',
        ],
        [
          { strong: 'June to September:' },
          ' boards and contactors after lightning, frozen coils behind neglected filters, fan motors that seize in the heat.',
        ],
        [
          { strong: 'October and November:' },
          ' slow refrigerant leaks that summer had covered up, found at last when somebody has time to look.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Place matters as well. Under the oaks of Ortega, coils mat with pollen strings; by the Northside marshes they corrode; in a subdivision still being built, they pack with construction dust before their first birthday. What speeds a repair most is your description: silent or humming, warm or merely weak, water or none, and whether there was thunder.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Repaired with a reason' },
    {
      kind: 'paragraph',
      text: [
        'A dead capacitor is an effect as often as a cause. One that swelled because the fan motor draws too much will be followed by another in August, so we measure the motor before we close the panel. The same goes for refrigerant: leak first, gas after. You see the readings and the price before work begins, and the old part afterward. If the honest answer is that the unit is not worth it, you will hear that too.',
      ],
    },
    { kind: 'heading', level: 2, text: 'A new system that fits the house' },
    {
      kind: 'paragraph',
      text: [
        'A well-kept AC lasts 15 to 20 years, so its replacement often goes into a house that has changed around it: new windows, a closed-in porch, two people fewer. Copying the tonnage from the old label repeats an old mistake. We calculate the load, check whether the ducts can carry the air, and tell you if a hot room needs a bigger duct and not a bigger machine. Two-story homes on the Southside often gain more from zoning than from another ton.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Before you pick up the phone' },
    {
      kind: 'paragraph',
      text: [
        'Ice on the copper line? Cooling off, fan on, towels down. Breaker tripped a second time? Leave it. Smell of burning? Everything off, and the breaker as well. For all else, our ',
        { text: 'air conditioning FAQs', to: '/air-conditioning-faqs' },
        ' take you through the safe checks in five minutes.',
      ],
    },
  ],
  services: [
    {
      name: 'AC repair',
      note: 'Diagnosis with instruments, and the cause explained in words you could repeat to a neighbor.',
    },
    {
      name: 'AC installation',
      note: 'Permit, anchoring, evacuated lines and a weighed charge: the parts of the job that nobody photographs.',
    },
    {
      name: 'Tune-ups',
      note: 'Sixteen points in spring, before the phones ring, so that small faults stay small.',
    },
    {
      name: 'Ductwork',
      note: 'Crushed, leaking or undersized runs put right, and the airflow measured at each vent afterward.',
    },
    {
      name: 'Smart monitoring',
      note: 'ClimateCare 365 iQ watches the system between visits and warns you and us when it drifts.',
    },
    {
      name: 'Emergency AC service',
      note: 'Answered 24/7, with homes where heat is a danger to someone moved up the list.',
    },
  ],
  questions: [
    {
      question: 'Will a bigger air conditioner cope better with a Jacksonville August?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Only if the present one was too small, which a calculation will show. On the hottest afternoons a correctly sized system is meant to run almost without a break; that is how it dries the air. A larger one would reach the setting sooner, stop, and leave the damp behind. If long runs no longer hold the temperature, something has changed: a leak, a dirty coil, a fallen duct.',
          ],
        },
      ],
    },
    {
      question: 'Can a new condenser go where the old one stood?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Mostly. High-efficiency units tend to be taller and wider, so an alcove or a spot below a deck may have become too tight to let the hot air escape. Streets that took on water in recent storms may require a raised stand. Setbacks and association rules apply to side yards. We check all three on the estimate visit, with a tape measure and not from a photo.',
          ],
        },
      ],
    },
    {
      question: 'What should a landlord do about AC calls from tenants?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Give every tenant the filter size and a few spares at move-in, show them the breaker and write down who may order a repair and up to what amount. With that note on file, nobody has to find you on a Sunday. Service twice a year costs less than the drain overflow that ruins a ceiling, and a folder of visit reports settles arguments about neglect.',
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'HVAC services in Jacksonville', to: '/hvac-services-jacksonville-fl' },
    { label: 'Heating services in Jacksonville', to: '/heating-system-services-jacksonville-fl' },
    { label: 'Indoor air quality in Jacksonville', to: '/indoor-air-quality-services-jacksonville-fl' },
    { label: 'Why an AC runs nonstop here', to: '/blog/why-your-ac-runs-nonstop-in-jacksonville' },
  ],
} as const satisfies CityServicePage<Path>;
