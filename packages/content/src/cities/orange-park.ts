import { claims } from '../claims.ts';
import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const orangePark = {
  city: 'Orange Park',
  metadata: {
    title: 'Orange Park Air Conditioning & Heating | Whitley’s',
    description:
      'Seventies block ranches, Navy rentals, OakLeaf two-stories: AC repair, duct fixes and heat pumps in Orange Park, just over the Buckman Bridge.',
  },
  picture: {
    src: '/pictures/city-orange-park.svg',
    alt: 'A long row of moss-hung live oaks shades a street along the wide river, with brick ranch houses behind the trees.',
  },
  tagline: 'For seventies ranches and OakLeaf two-stories at the west end of the Buckman.',
  tiles: {
    cooling: 'Leaky returns, builder-grade units',
    heating: 'Heat pumps and aging furnaces',
    maintenance: 'Before you move in or out',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'If your Orange Park house was built when the mall was new, its ductwork has probably outlived three air conditioners. That is worth knowing before you buy a fourth.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Ranches in Grove Park, Foxwood and Bellair-Meadowbrook Terrace come with rigid metal or early flexible duct, some of it wrapped in insulation that turned to dust long ago. Closets double as return plenums, and every gap around the air handler sucks attic heat straight into the stream. We test for that with a simple pressure reading. Sealing a closet return takes a morning, and it can cool the far bedroom better than a larger unit would.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Out in OakLeaf the homes are younger and taller, and many of them still run what the builder put in. When the outdoor unit is past its fifteenth summer and the refrigerant is an old type, repairs grow expensive and parts hard to find. We will price the repair and the replacement side by side and tell you which we would choose in your place.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Naval Air Station Jacksonville is just up the road, so houses change hands on short notice. For a lease or a purchase we can inspect heating and cooling and write down age, condition and likely next expense. Renters: keep mail and toys off the return grille, learn where the breaker is, and report a dripping ceiling the day you see it. ',
        { text: 'Schedule a visit', to: '/contact-us' },
        ' before the movers come.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        `Blanding Boulevard traffic is a shared hardship, and we have put in our share: our family has worked on homes around Jacksonville for ${claims.yearsServed.text}. In the old town along Kingsley Avenue and River Road, oaks meet above the street and roots lift the pads out of level.`,
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A condenser that leans strains its compressor and its copper joints. If yours tilts so that a dropped ball would roll off, put that in your message. Retirees at Moosehaven, sailors on shore duty, teachers, a third generation in the same block house: each needs something different from a thermostat. We set it up with you rather than for you, and we leave you able to change it.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Airflow, charge and wiring are checked in that order, because the first one explains a surprising share of warm houses.',
    },
    {
      name: 'New installation',
      note: 'We inspect the plenum and the ducts, list what needs repair, and put that in the same written estimate.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Handy timing for landlords: between tenants, when filters, drains and thermostats have all seen the worst.',
    },
    {
      name: 'Emergency service',
      note: 'An infant or a heart patient should not sit in a hot house waiting for anyone. Go somewhere cool, and call us from there.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Auxiliary heat glowing on the thermostat in mild weather is a complaint the unit is making; let us hear it.',
    },
    {
      name: 'Installation',
      note: 'If yours burns natural gas, we can replace the furnace, or change over to a heat pump when the numbers favor it.',
    },
    {
      name: 'Maintenance',
      note: 'An aging gas furnace gets its heat exchanger and flue inspected, and a carbon monoxide reading taken at the register.',
    },
    {
      name: 'Emergency heating',
      note: 'A carbon monoxide alarm means get out and call 911. Have the furnace looked at only after the fire department says so.',
    },
  ],
  neighborhoods: [
    'Old Orange Park and River Road',
    'Grove Park',
    'Foxwood',
    'Loch Rane',
    'Lakeside',
    'Bellair-Meadowbrook Terrace',
    'OakLeaf Plantation',
  ],
  zipCodes: ['32073', '32065', '32067'],
  drive: 'Near enough: 25 minutes or so by Roosevelt Boulevard, or across the river on I-295.',
  nearby: ['/fleming-island-hvac', '/doctors-inlet-hvac', '/middleburg-hvac', '/hvac-services-jacksonville-fl'],
} as const satisfies CityPage<Path>;
