import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const flemingIsland = {
  city: 'Fleming Island',
  metadata: {
    title: 'Fleming Island HVAC: Two-Story Comfort | Whitley’s',
    description:
      'Hot upstairs, aging builder-grade units, HOA screening rules: AC and heating service in Eagle Harbor, Pace Island and Fleming Island Plantation, 32003.',
  },
  picture: {
    src: '/pictures/city-fleming-island.svg',
    alt: 'Newer homes stand between the river and a creek, with a fountain in a pond, a golf cart on the street, and a dock with a boat on a lift.',
  },
  tagline: 'Even temperatures upstairs and down, between the river and Doctors Lake.',
  tiles: {
    cooling: 'Hot bonus rooms, second-floor systems',
    heating: 'Heat pumps past their teens',
    maintenance: 'Both systems in a single visit',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Much of Fleming Island was built within about fifteen years, from the early nineties on, so its air conditioners tend to come due in waves. One spring, half of a cul-de-sac is getting quotes.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'An air conditioner lives 15 to 20 years with care. Plenty of homes in Eagle Harbor and Fleming Island Plantation are on their second set and deciding about a third. That is the moment to correct what the builder chose: a five-ton unit that satisfies the thermostat in nine minutes, a bonus room over the garage fed by one long duct, a return in the hall downstairs that must breathe for the whole upper floor. We calculate the load room by room, and sometimes the right machine turns out to be smaller.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Two-system houses deserve a note of their own. The upstairs air handler sits in an attic that bakes all summer, above a finished ceiling. Look into its emergency pan with a flashlight each month; standing water means the main drain has plugged. Call then, before the switch trips or the drywall stains.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Architectural committees here care about what the street can see. Send us the guidelines along with your request. We will propose a location and screen that leave the condenser room to breathe, because shrubs tight against the coil cost you more than the view is worth. Should the purchase be a stretch, ',
        { text: 'financing', to: '/financing' },
        ' starts with a soft credit check.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'On Fleming Island a contractor’s name travels by text thread, from the swim team to the golf league and back before the truck has left the driveway. We think that is healthy, and we work as though everyone will hear about it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Families are out by seven and back after practice, so tell us the hours that suit you. If a grandparent works the thermostat during the day, we will show that person too how the schedule and the hold button behave. And along Hibernia and the older river lots, where houses came long before the clubhouses, we bring crawl-space clothes and patience instead of assumptions.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Is one floor warm and the other fine? That splits the problem for us before we open a panel.',
    },
    {
      name: 'New installation',
      note: 'Replacing both systems together or one at a time: we lay out the cost, the overlap and the risk of each.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Attic units get their drain, pan switch and insulation looked at, because a leak up there falls on something you own.',
    },
    {
      name: 'Emergency service',
      note: 'Water coming through the ceiling: turn off the attic system above it, set out a bucket, stay clear of drywall that sags, and call us.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Upstairs toasty while the family room stays cold often points at a damper or a sensor, not at the heat pump itself.',
    },
    {
      name: 'Installation',
      note: 'New outdoor and indoor units are matched as a pair, with the thermostat wired to manage backup heat sensibly.',
    },
    {
      name: 'Maintenance',
      note: 'November is right: we exercise the heat on both floors and listen for bearings that will not see February.',
    },
    {
      name: 'Emergency heating',
      note: 'With two systems you usually keep one; close the interior doors, run the good one, and let us come for the other.',
    },
  ],
  neighborhoods: [
    'Eagle Harbor',
    'Fleming Island Plantation',
    'Pace Island',
    'Margarets Walk',
    'River Hills Reserve',
    'Hibernia',
  ],
  zipCodes: ['32003', '32006'],
  drive: 'About 35 minutes from our Jacksonville shop, south on U.S. 17 and over the Doctors Lake bridge.',
  nearby: ['/doctors-inlet-hvac', '/orange-park-air-conditioning', '/green-cove-springs-hvac'],
} as const satisfies CityPage<Path>;
