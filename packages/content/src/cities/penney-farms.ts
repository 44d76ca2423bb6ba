import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const penneyFarms = {
  city: 'Penney Farms',
  metadata: {
    title: 'Penney Farms Heating & Cooling, Gently Done | Whitley’s',
    description:
      'Patient, careful AC and heating work for Penney Farms: 1920s cottages, retirement homes and farmhouses along State Road 16. Call day or night.',
  },
  picture: {
    src: '/pictures/city-penney-farms.svg',
    alt: 'A row of old stone cottages with steep roofs follows a path between oaks, with a bell on the lawn and a windmill by the plowed fields.',
  },
  tagline: 'Patient work for retirees, historic cottages and the farms along State Road 16.',
  tiles: {
    cooling: 'Steady, quiet, easy to set',
    heating: 'Even warmth from an early hour',
    maintenance: 'We change the filter for you',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'At eighty, a hot house is more than an inconvenience. Age and several common medicines dull thirst and sweating, so people in Penney Farms should call about a failing air conditioner the same day, not after the weekend.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'While you wait, drink water, close the blinds on the sunny side, and sit with a friend whose house is cool. Confusion, a pounding pulse or hot dry skin means 911 before anyone else. If you live in the retirement community, start with its maintenance office: they may look after the equipment in your home, and will tell you whether an outside contractor is the right call.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'J.C. Penney’s village of Norman-style cottages dates from the 1920s. Steep roofs and deep shade keep them pleasant in spring, yet they were laid out long before cooling. Ducts, where anyone has added them, wander through small attics; window units sit in openings that were never square. We like ductless equipment in such rooms. A three-inch hole, a head above the door, and the old walls stay as they were.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Farmhouses and manufactured homes beyond the oaks have their own needs: well water, propane, mice in the wiring. We see them on the same trip. Neighbors who would like their tune-ups on one day can say so through our ',
        { text: 'contact page', to: '/contact' },
        ', which spares everyone a second wait.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Retired missionaries, nurses, teachers and pastors have settled here for nearly a century. There is always somebody on a bicycle who knows which cottage you want, and probably where its owner has gone.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Our part is to be good company and clear speakers. We explain what is wrong facing you, in ordinary words, and write it down in print large enough to read. No decision has to be made while we stand in the room: take it to a daughter or a friend and call us back. Heavy lifting, ladders and filters up high are our job, so please leave the stepladder in its closet.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We begin by asking what changed and when, then test quietly and keep the doors shut behind us.',
    },
    {
      name: 'New installation',
      note: 'Big-number thermostats, low noise, filters reached from the floor: choices that matter more here than a clever app.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Twice-yearly care is the cheapest way to keep a July breakdown from happening to someone who cannot take the heat.',
    },
    {
      name: 'Emergency service',
      note: 'Tell the person who answers about oxygen, a walker or a heart condition, so that we know how urgent it is.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Air from a heat pump feels milder than furnace air; we measure it and tell you plainly whether yours is right.',
    },
    {
      name: 'Installation',
      note: 'For a cottage on wall heaters, a heat pump brings even warmth without a hot surface to brush against.',
    },
    {
      name: 'Maintenance',
      note: 'Fall is when we test heat, replace thermostat batteries and check that smoke and carbon monoxide alarms chirp.',
    },
    {
      name: 'Emergency heating',
      note: 'Wear a hat and a blanket, and skip the electric pad under the covers. We answer through the night.',
    },
  ],
  neighborhoods: [
    'Penney Retirement Community',
    'The Norman-style cottages',
    'Clark Avenue',
    'State Road 16 west of Green Cove Springs',
  ],
  zipCodes: ['32079'],
  drive:
    'Just under an hour from our Jacksonville shop, through Green Cove Springs and west beneath the oaks of State Road 16.',
  nearby: ['/green-cove-springs-hvac', '/middleburg-hvac'],
} as const satisfies CityPage<Path>;
