import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const middleburg = {
  city: 'Middleburg',
  metadata: {
    title: 'Middleburg AC & Heating, Mobile Homes Too | Whitley’s',
    description:
      'Manufactured homes, Black Creek flooding, family subdivisions off Blanding: AC repair, duct work and heating for Middleburg and Clay Hill.',
  },
  picture: {
    src: '/pictures/city-middleburg.svg',
    alt: 'Black Creek bends below a bluff with tall pines, a white country house with a porch, a blue pickup and a tin-roofed workshop.',
  },
  tagline: 'Heating and air for Black Creek country, site-built and manufactured alike.',
  tiles: {
    cooling: 'Package units, splits, flood checks',
    heating: 'Electric, propane and heat pump',
    maintenance: 'Belly ducts and coils looked over',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Middleburg owns more kinds of house to a mile than anywhere we go. A doublewide on two acres, a brick ranch with a pool, a new cul-de-sac off Blanding Boulevard, a creek house on pilings: we might see all of them before lunch.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Manufactured homes need people who know them. Their ducts run through the floor, joined beneath by one big flexible crossover. Let a dog, a possum or ten years of gravity pull it down and half the house goes warm while the ground below stays pleasantly cool. Slide a hand over each floor register: if one end of the home barely blows, mention that when you call. Replacement equipment has to carry a listing for manufactured housing as well, and we check the label before we order.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Along Black Creek, high water is part of the deed. After Irma, many condensers here had been completely under. A flooded unit must stay off until its motors, wiring and controls have been opened and tested; never throw the breaker “just to see.” For the replacement we favor a platform above the last high mark, strapped to stand up to current and wind.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'And on the newer streets? Mostly ordinary wear: capacitors cooked by long afternoons, filters forgotten behind the sofa, drains slowed by slime. Look over the ',
        { text: 'HVAC questions', to: '/hvac-faqs' },
        ' people ask us most. You may solve it for nothing.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Folks in Middleburg fix their own fences and tractors, and they can smell a sales pitch from the road. Good. We would rather hand you the bad capacitor and the meter reading than a brochure.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If you have already swapped a part yourself, say so; nobody here will scold you, and it saves an hour of wondering. When a repair no longer makes sense on a tired package unit, we say that as well, put a figure beside it, and leave the choice on your kitchen table. Pasture gate, chained dog, a lane that turns to soup after rain: tell us beforehand, and the truck will manage.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We test the package unit outdoors and crawl the belly below, since either one can be why the back bedroom is hot.',
    },
    {
      name: 'New installation',
      note: 'Straight swaps, split conversions and raised stands near the creek, permitted with Clay County and inspected.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Grass clippings thrown by the mower are the coil’s worst enemy on these lots; we clear them and check the charge.',
    },
    {
      name: 'Emergency service',
      note: 'If lightning hit close by and the unit smells burnt, switch off its breaker and leave it off until we have tested it.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Leaves and pine needles piled against the cabinet choke winter heating just as they choke summer cooling.',
    },
    {
      name: 'Installation',
      note: 'An electric furnace in a hall closet can often give way to a heat pump on the same ducts, once they are sealed.',
    },
    {
      name: 'Maintenance',
      note: 'Before frost we run the heat, inspect the closet for scorched wiring and see that nothing is stored against it.',
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
  zipCodes: ['32068', '32050'],
  drive:
    'Some 40 minutes south-west of downtown Jacksonville, out Blanding Boulevard or around by the First Coast Expressway.',
  nearby: ['/orange-park-air-conditioning', '/doctors-inlet-hvac', '/penney-farms-hvac', '/green-cove-springs-hvac'],
} as const satisfies CityPage<Path>;
