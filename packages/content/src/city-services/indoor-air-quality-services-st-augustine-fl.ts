import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const indoorAirQualityStAugustine = {
  title: 'Indoor Air Quality Services in St. Augustine, FL',
  city: 'St. Augustine',
  kind: 'air',
  metadata: {
    title: 'Indoor Air Quality in St. Augustine, FL | Whitley’s',
    description:
      'Damp coquina, flooded crawl spaces, closed-up rentals and tight new homes: humidity control, filters and duct cleaning for St. Augustine houses.',
  },
  picture: {
    src: '/pictures/city-st-augustine.svg',
    alt: 'The old fort on the St. Augustine bayfront, with the striped lighthouse and a sailboat on the bay',
  },
  diagram: {
    src: '/pictures/diagram-humidity-gauge.svg',
    alt: 'A round humidity gauge whose needle stands at about 40 percent, inside the green band between 30 and 50',
  },
  tagline: 'Drier, cleaner air for old walls by the bayfront and new ones out by the interstate.',
  body: [
    {
      kind: 'lead',
      text: [
        'St. Augustine has lived with damp since 1565. Thick walls and tall rooms dealt with it by letting air through. Then we closed the windows and turned on the air conditioning, and the moisture stayed.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What an old house does with water' },
    {
      kind: 'paragraph',
      text: [
        'Coquina, old brick and lime plaster drink water from the ground and give it back to the rooms. That is harmless as long as they can dry. Chill such a wall with a vent that blows straight at it, or seal it with vinyl paint, and moisture gathers where you cannot see it. You will smell it first, in a closet on the shady side. In these houses we keep supply air off the masonry, dry the air gently and steadily, and leave the walls free to breathe.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Frame cottages in Lincolnville and along the San Sebastian have another source right below the floor. Crawl-space air rises through every gap around pipes and ducts, and after high water it carries whatever the flood left behind.',
      ],
    },
    { kind: 'heading', level: 2, text: 'After a flood, ducts come first' },
    {
      kind: 'paragraph',
      text: [
        'Insulated flexible duct that has been under water cannot be cleaned; it has to go. Sheet metal can be washed and disinfected if it is done soon. Leave the system off at its breaker until somebody has looked, because a few minutes of running will spread silt and spores through all the rooms that stayed dry. Photograph the waterline on the equipment before anything is moved. Your adjuster will want it.',
      ],
    },
    { kind: 'heading', level: 2, text: 'New houses, different trouble' },
    {
      kind: 'paragraph',
      text: [
        'Out along International Golf Parkway and in the communities toward the county line, houses are tight and well insulated. Their air conditioners need to run so little in April and October that nothing dries the air. Fresh paint, carpet and cabinets add vapors of their own for the first year. Here the answer is often planned ventilation with a dehumidifier behind it, not more cooling.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Measured, then fixed' },
    {
      kind: 'paragraph',
      text: [
        'A visit begins with numbers: humidity in several rooms against the healthy 30–50%, pressure across the filter, leakage in the ducts, the state of coil and drain. Tell us the history of the house as well, a new roof, a flood, the year the windows were replaced, because damp usually begins with a change. Sometimes the whole cure is a fan setting and a better-fitting filter. When it is more, you will hear what each step should change, so that you can do the one that matters and wait with the rest.',
      ],
    },
  ],
  services: [
    {
      name: 'Humidity control',
      note: 'Blower speeds, thermostat settings and, where they are not enough, a ducted dehumidifier with its own drain.',
    },
    {
      name: 'Filter upgrades',
      note: 'A media cabinet for MERV 11–13 filters, sized so that old, narrow return ducts can still pull enough air.',
    },
    {
      name: 'Duct cleaning',
      note: 'Sand, plaster dust and the remains of past remodels taken out under suction, up to six pounds in one cleaning.',
    },
    {
      name: 'Duct sealing and replacement',
      note: 'Mastic on leaking joints, and new insulated runs where flood water or raccoons have been under the floor.',
    },
    {
      name: 'UV lights',
      note: 'A lamp at the indoor coil of a rental that sits closed between guests keeps slime from taking hold there.',
    },
    {
      name: 'Fresh-air ventilation',
      note: 'Controlled outdoor air for tight new homes, shut automatically when it is too wet outside to be a favor.',
    },
  ],
  questions: [
    {
      question: 'Can I run a dehumidifier in a coquina house?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Yes, with patience. Drying historic masonry too fast can draw salts to the surface, where they crystallize and flake the stone or plaster. Hold the rooms near the upper half of the healthy range, let the change take weeks, and watch for a white bloom on the walls. If it appears, ease off and have a mason look for the source of the water.',
          ],
        },
      ],
    },
    {
      question: 'Our vacation rental smells musty whenever guests arrive. What helps?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Do not switch the air conditioning off between bookings. Let it hold a moderate setting with humidity control, keep interior doors and drawers ajar, and make sure that the cleaning crew does not set the fan to On. A connected humidity sensor costs little and tells you on your phone that a week of sea mist has got in before a guest does.',
          ],
        },
      ],
    },
  ],
  zipCodes: ['32082', '32259', '32081', '32095', '32092', '32084', '32080', '32086', '32145', '32033'],
  related: [
    { label: 'HVAC services in St. Augustine', to: '/st-augustine-air-conditioning' },
    { label: 'Heating services in St. Augustine', to: '/heating-system-services-st-augustine-fl' },
    { label: 'Indoor air quality FAQs', to: '/indoor-air-quality-faqs' },
  ],
} as const satisfies CityServicePage<Path>;
