import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const greenCoveSprings = {
  city: 'Green Cove Springs',
  metadata: {
    title: 'Green Cove Springs AC & Heating Service | Whitley’s',
    description:
      'Riverfront Victorians, Magnolia Point, new streets at Lake Asbury: cooling, heating and duct repair in Clay County’s seat, ZIP code 32043.',
  },
  picture: {
    src: '/pictures/city-green-cove-springs.svg',
    alt: 'The spring and its long pool lie in a park under big oaks, with a pier on the river and a brick courthouse with a white cupola.',
  },
  tagline: 'For porches by the spring, fairways at Magnolia Point and new streets inland.',
  tiles: {
    cooling: 'Old-house fixes and new-house warranties',
    heating: 'Heat for big rooms and tall ceilings',
    maintenance: 'River grime washed off the blower',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'People came to Green Cove Springs by steamboat to sit in warm mineral water and breathe river air. The grand hotels are gone; the river air is not, and your house is full of it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Around Spring Park, wood-frame homes with wraparound porches were closed up for air conditioning a room at a time. We meet window units beside forty-year-old package systems, floors that stay cold in January, and attics with a foot of headroom. Before replacing anything we find out how the house leaks. Sealing a return chase and insulating one kneewall may do more than another ton of cooling.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Out at Lake Asbury the houses are newer than some of our tools. Their weak point is paperwork and haste: a condenser never registered for its warranty, a filter slot nobody showed the buyer, insulation pulled aside by the cable installer. Check your closing folder for the registration date. A first-year inspection by someone other than the builder is money well spent, and we write it so that the builder can act on it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'In between lie country roads with wells. Water that smells of sulfur gives off a gas that tarnishes copper, and an indoor coil near the treatment tank can spring pinholes years early. Moving the tank outdoors, or the air handler elsewhere, usually stops it. Other first steps are in our ',
        { text: 'air conditioning FAQs', to: '/air-conditioning-faqs' },
        '.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'The county seat keeps its own pace, set by the courthouse, the pier and whatever is biting. We try to match it by arriving ready and not hurrying anyone toward a signature.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Power in town comes from the city’s own utility, and outside it from the cooperative. When a storm takes a line down, it helps to know which one to call, so keep that number by the phone. If the whole street is dark, the air conditioner is not your problem yet. Switch it off at the thermostat, and give the voltage five steady minutes after the lights return before you turn it back on.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We name the failed part, its likely cause, and whether a warranty still covers it.',
    },
    {
      name: 'New installation',
      note: 'In frame houses with no duct space, two or three ductless heads often leave the plaster and the porch ceiling untouched.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'River damp coats blower wheels with grime; cleaning one restores airflow that no thermostat setting can.',
    },
    {
      name: 'Emergency service',
      note: 'A loud buzz from outdoors with no fan turning: kill the breaker before the compressor cooks, then dial us.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'We clock the defrost cycle, because a board that never ends it leaves you with cool air and a large bill.',
    },
    {
      name: 'Installation',
      note: 'Tall rooms lose their warmth upward, so register placement matters as much as the size of the equipment.',
    },
    {
      name: 'Maintenance',
      note: 'Dust cooked off the heat strips smells for a few minutes each fall; if it lasts longer, we want to look.',
    },
    {
      name: 'Emergency heating',
      note: 'Never bring a grill or a generator indoors to keep warm. Gather in one room, and let us get the system going.',
    },
  ],
  neighborhoods: [
    'Spring Park and the historic district',
    'Magnolia Point',
    'Magnolia West',
    'Reynolds Park',
    'Lake Asbury',
    'Rolling Hills',
    'Russell',
  ],
  zipCodes: ['32043'],
  drive: 'Roughly 45 minutes, following U.S. 17 along the west bank of the St. Johns.',
  nearby: ['/penney-farms-hvac', '/fleming-island-hvac', '/middleburg-hvac', '/north-st-johns-cooling'],
} as const satisfies CityPage<Path>;
