import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const middleburg: CityPageContent<Path> = {
  city: 'Middleburg',
  metadata: {
    title: 'Middleburg AC & Heating, Mobile Homes Too | Whitley’s',
    description:
      'Manufactured homes, Black Creek flooding, family subdivisions off Blanding: AC repair, duct work and heating for Middleburg and Clay Hill.',
  },
  picture: {
    src: '/pictures/city-middleburg.svg',
    size: [1440, 520],
    alt: 'Black Creek bends below a bluff with tall pines, a white country house with a porch, a blue pickup and a tin-roofed workshop.',
  },
  tagline: 'Heating and air for Black Creek country, for site-built and manufactured homes.',
  tiles: {
    cooling: 'Package units, splits, flood checks',
    heating: 'Electric, propane and heat pumps',
    maintenance: 'Underfloor ducts and coils checked',
  },
  intro: [
    lead(
      'Middleburg has more kinds of houses than anywhere else we go. We might see a doublewide on two acres, a brick ranch with a pool, a new cul-de-sac off Blanding Boulevard and a creek house on pilings, all before lunch.',
    ),
    p(
      'Manufactured homes need people who know them. The ducts run through the floor, with one big flexible crossover underneath. If a dog or a possum pulls it down, or it just sags over ten years, half the house gets warm while you cool the ground. Hold your hand over each floor register. If one end of the home barely blows, tell us when you call. Replacement equipment also has to be listed for manufactured housing, and we check the label before we order.',
    ),
    p(
      'Along Black Creek, high water comes with the property. During Irma, many condensers here were completely under water. A flooded unit has to stay off until somebody has opened and tested its motors, wiring and controls. Never flip the breaker “just to see.” We set the new unit on a platform above the last high-water mark, strapped down against current and wind.',
    ),
    p(
      'And on the newer streets? Mostly ordinary wear: bad capacitors, dirty filters, clogged drains. Take a look at the ',
      link('HVAC questions', '/hvac-faqs'),
      ' people ask us most. You may be able to fix it yourself for free.',
    ),
  ],
  home: [
    p(
      'Folks in Middleburg fix their own fences and tractors, and they know a sales pitch when they hear one. That’s fine with us. We’ll show you the bad capacitor and the meter reading instead of a brochure.',
    ),
    p(
      'If you have already swapped a part yourself, tell us. We don’t mind, and it can save an hour of looking. When an old package unit isn’t worth fixing, we’ll tell you, give you a price, and let you decide. If there’s a pasture gate, a chained dog or a road that turns to mud, let us know ahead of time.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We test the package unit outside and crawl under the house, since either one can be why the back bedroom is hot.',
    },
    {
      name: 'New installation',
      note: 'Straight swaps, split conversions and raised stands near the creek, permitted with Clay County and inspected.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Grass clippings thrown by the mower clog a lot of coils out here. We clear them and check the charge.',
    },
    {
      name: 'Emergency service',
      note: 'If lightning hit close by and the unit smells burnt, switch off its breaker and leave it off until we have tested it.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Leaves and pine needles piled against the cabinet block the airflow in winter just as they do in summer.',
    },
    {
      name: 'Installation',
      note: 'An electric furnace in a hall closet can often be replaced with a heat pump on the same ducts, once we seal them.',
    },
    {
      name: 'Maintenance',
      note: 'Before the first frost, we run the heat, check the closet for scorched wiring and make sure nothing is stored against the furnace.',
    },
    {
      name: 'Emergency heating',
      note: 'Pipes under a raised home freeze first. Let the faucets drip and open the cabinet doors while you wait for the truck.',
    },
  ],
  neighborhoods: [
    'Middleburg historic district',
    'Two Creeks',
    'Azalea Ridge',
    'Pine Ridge Plantation',
    'Ridaught Landing',
    'Long Bay Road',
    'Clay Hill',
  ],
  ...cityReach['/middleburg-hvac'],
  nearby: ['/orange-park-air-conditioning', '/doctors-inlet-hvac', '/penney-farms-hvac', '/green-cove-springs-hvac'],
};
