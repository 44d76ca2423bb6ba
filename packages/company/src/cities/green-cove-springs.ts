import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const greenCoveSprings: CityPageContent<Path> = {
  city: 'Green Cove Springs',
  metadata: {
    title: 'Green Cove Springs AC & Heating Service | Whitley’s',
    description:
      'Riverfront Victorians, Magnolia Point, new homes at Lake Asbury: cooling, heating and duct repair in Clay County’s seat, ZIP code 32043.',
  },
  picture: {
    src: '/pictures/city-green-cove-springs.svg',
    size: [1440, 520],
    alt: 'The spring and its long pool lie in a park under big oaks, with a pier on the river and a brick courthouse with a white cupola.',
  },
  tagline: 'For old homes by the spring, golf homes at Magnolia Point and new ones at Lake Asbury.',
  tiles: {
    cooling: 'Old-house fixes and new-house warranties',
    heating: 'Heat for big rooms and tall ceilings',
    maintenance: 'Coils and blowers washed clean',
  },
  intro: [
    lead(
      'People came to Green Cove Springs by steamboat to sit in warm mineral water and breathe river air. The grand hotels are gone, but the damp river air still gets into every house.',
    ),
    p(
      'Around Spring Park, wood-frame homes with wraparound porches got air conditioning one room at a time. We see window units next to forty-year-old package systems, floors that stay cold in January, and attics with a foot of headroom. Before we replace anything, we find out where the house leaks air. Sealing a return and insulating one attic wall may do more than another ton of cooling.',
    ),
    p(
      'Out at Lake Asbury, the houses are newer than some of our tools. Their problems come from building in a hurry: a condenser never registered for its warranty, a filter slot nobody showed the buyer, insulation pulled aside by the cable installer. Check your closing folder for the registration date. A first-year inspection by someone other than the builder is money well spent, and we write it up so you can hand it to the builder.',
    ),
    p(
      'In between, many homes are on wells. Water that smells of sulfur gives off a gas that eats copper, and an indoor coil near the treatment tank can start to leak years early. Moving the tank or the air handler usually stops it. You’ll find more first steps in our ',
      link('air conditioning FAQs', '/air-conditioning-faqs'),
      '.',
    ),
  ],
  home: [
    p(
      'The county seat has its own pace, set by the courthouse, the pier and whatever is biting. We show up ready to work, and we won’t rush you to sign anything.',
    ),
    p(
      'In town, your power comes from the city’s own utility. Outside town, it comes from the electric cooperative. Know which one is yours, and save the number in your phone before a storm. If the whole street is dark, turn the air conditioner off at the thermostat. When the lights come back, wait five minutes before you turn it on again.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We tell you which part failed, why it probably failed, and whether it’s still under warranty.',
    },
    {
      name: 'New installation',
      note: 'In frame houses with no duct space, two or three ductless heads often do the job without cutting into the plaster or the porch ceiling.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Damp river air coats blower wheels with grime. Cleaning the wheel brings back airflow that no thermostat setting can.',
    },
    {
      name: 'Emergency service',
      note: 'If the outdoor unit buzzes but the fan isn’t turning, shut off the breaker before the compressor burns up, then call us.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'We time the defrost cycle, because a bad board that never ends it leaves you with cool air and a big bill.',
    },
    {
      name: 'Installation',
      note: 'Heat rises to the top of a tall room, so where the registers go matters as much as the size of the equipment.',
    },
    {
      name: 'Maintenance',
      note: 'Dust burning off the heat strips smells for a few minutes each fall. If it lasts longer, have us take a look.',
    },
    {
      name: 'Emergency heating',
      note: 'Never bring a grill or a generator indoors to keep warm. Gather in one room until we get the heat back on.',
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
  ...cityReach['/green-cove-springs-hvac'],
  nearby: ['/penney-farms-hvac', '/fleming-island-hvac', '/middleburg-hvac', '/north-st-johns-cooling'],
};
