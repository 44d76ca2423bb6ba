import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const flemingIsland: CityPageContent<Path> = {
  city: 'Fleming Island',
  metadata: {
    title: 'Fleming Island HVAC: Two-Story Comfort | Whitley’s',
    description:
      'Hot upstairs, aging builder-grade units, HOA screening rules: AC and heating service in Eagle Harbor, Pace Island and Fleming Island Plantation, 32003.',
  },
  picture: {
    src: '/pictures/city-fleming-island.svg',
    size: [1440, 520],
    alt: 'Newer homes stand between the river and a creek, with a fountain in a pond, a golf cart on the street, and a dock with a boat on a lift.',
  },
  tagline: 'Even temperatures upstairs and down, between the river and Doctors Lake.',
  tiles: {
    cooling: 'Hot bonus rooms, second-floor systems',
    heating: 'Heat pumps over 15 years old',
    maintenance: 'Both systems in a single visit',
  },
  intro: [
    lead(
      'Much of Fleming Island was built within about fifteen years, from the early nineties on, so its air conditioners tend to wear out at the same time. Some springs, half the cul-de-sac is getting quotes.',
    ),
    p(
      'An air conditioner lasts 15 to 20 years with good care. Plenty of homes in Eagle Harbor and Fleming Island Plantation are on their second system and thinking about a third. That is the time to fix what the builder got wrong: a five-ton unit that shuts off after nine minutes, a bonus room over the garage on one long duct, or one downstairs return for the whole upper floor. We calculate the load room by room, and sometimes the right unit is a smaller one.',
    ),
    p(
      'If you have two systems, the upstairs air handler sits in a hot attic, above a finished ceiling. Check its emergency pan with a flashlight each month. Standing water means the main drain is plugged. Call us then, before the switch trips or the drywall stains.',
    ),
    p(
      'Architectural committees here care about what you can see from the street. Send us the guidelines with your request. We’ll suggest a spot and a screen that leave the condenser room for air, because shrubs tight against the coil raise your electric bill. If the price is a stretch, ',
      link('financing', '/financing'),
      ' starts with a soft credit check.',
    ),
  ],
  home: [
    p(
      'On Fleming Island, word about a contractor gets from the swim team to the golf league before the truck leaves the driveway. We’re fine with that, and we work as if everyone will hear about it.',
    ),
    p(
      'Families are out by seven and back after practice, so tell us the hours that suit you. If a grandparent works the thermostat during the day, we’ll show them how the schedule and the hold button work, too. Around Hibernia and the older river lots, the houses are much older than the golf courses, so we check the crawl space before we recommend anything.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Is one floor warm and the other fine? Tell us, because that cuts the search in half.',
    },
    {
      name: 'New installation',
      note: 'Should you replace both systems together or one at a time? We’ll show you the cost and the risk of each.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Attic units get their drain, pan switch and insulation looked at, because a leak up there comes through your ceiling.',
    },
    {
      name: 'Emergency service',
      note: 'If water comes through the ceiling, turn off the attic system, set out a bucket, stay away from sagging drywall, and call us.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If the upstairs is warm but the family room stays cold, it’s often a damper or a sensor, not the heat pump.',
    },
    {
      name: 'Installation',
      note: 'New outdoor and indoor units are matched as a pair, with the thermostat set so backup heat runs only when you need it.',
    },
    {
      name: 'Maintenance',
      note: 'November is a good time. We run the heat on both floors and listen for bearings that won’t last until February.',
    },
    {
      name: 'Emergency heating',
      note: 'If you have two systems, one usually still works. Run it, close the interior doors, and we’ll come fix the other one.',
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
  ...cityReach['/fleming-island-hvac'],
  nearby: ['/doctors-inlet-hvac', '/orange-park-air-conditioning', '/green-cove-springs-hvac'],
};
