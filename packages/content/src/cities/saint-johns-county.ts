import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const saintJohnsCounty = {
  city: 'Saint Johns County',
  metadata: {
    title: 'Saint Johns County Cooling & Heating | Whitley’s',
    description:
      'Julington Creek, Fruit Cove, RiverTown, World Golf Village: AC repair, upgrades and heat pumps for northern Saint Johns County’s growing neighborhoods.',
  },
  picture: {
    src: '/pictures/city-saint-johns-county.svg',
    alt: 'New homes with porches look over a marsh creek, with two herons and a long boardwalk leading to a small overlook.',
  },
  tagline: 'Fruit Cove to World Golf Village: cooling and heat for the county’s busy north end.',
  tiles: {
    cooling: 'Upgrades for builder-grade systems',
    heating: 'Backup heat sized for the hard freeze',
    maintenance: 'School-schedule appointments',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Drive State Road 13 from Julington Creek toward Switzerland and you pass forty years of house building in twenty minutes, from river cottages under oaks to streets that still smell of fresh lumber.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Each stretch has its own complaint. Julington Creek Plantation grew through the nineties, so its systems are in their second or third life and its attic ducts in their first. We open a section, look for sagging liner and split boots, and tell you whether they deserve the new unit you are about to hang on them. In Durbin Crossing, Aberdeen and RiverTown the equipment is builder’s choice: single-speed, loud, correct on paper. When a capacitor fails there, the fix is small. When a compressor does, the replacement is a chance to get two-stage cooling, better filtration and a thermostat that reports humidity.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Sun does what salt does elsewhere. Young subdivisions have saplings for shade, and a west-facing loft can be the warmest room on the street. Film on the glass, one added return or a zone damper may be all it wants. Keep the dial near 78°F while the house is empty and let it recover before dinner; ',
        { text: 'our summer tips', to: '/blog/energy-saving-tips-summer-cooling' },
        ' explain how.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Before dialing, look for water in the drain pan, a breaker halfway between on and off, and a filter nobody remembers buying.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Families come to this end of the county for the schools and stay for the river. Between band practice, ball fields and the bus, no one has half a day for a repair visit. Say which hours are out when you book.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We think ahead on your behalf about rules, too. Most associations here want a form and a sketch before a condenser moves or a screen goes up, and every replacement needs a county permit. We prepare both. New neighbors in SilverLeaf and Shearwater often ask for one thing: someone to walk them through a first Florida summer, what is normal and what is not. Gladly.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'From a chattering contactor to a loft that never matches the thermostat: measured first, then fixed at the source.',
    },
    {
      name: 'New installation',
      note: 'Your association’s form, the county permit, the load calculation and the old unit’s removal are all included in the plan.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Spring sod dust and mowing clippings build up quickly along new lots; we rinse, tighten, test and note.',
    },
    {
      name: 'Emergency service',
      note: 'When nothing starts after a storm, reset a tripped breaker once; if it goes again, leave it off and call.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If the outdoor fan stops for a few minutes and mist rises, that is defrost; an hour of it is a fault.',
    },
    {
      name: 'Installation',
      note: 'Cold mornings inland run below those at the coast, so we size backup heat for the one hard freeze, not the average.',
    },
    {
      name: 'Maintenance',
      note: 'We confirm that heat strips stay off until they are needed, since a miswired thermostat can run them all winter.',
    },
    {
      name: 'Emergency heating',
      note: 'Switch to Emergency Heat if the outdoor unit grinds or is sheathed in ice; it spares the compressor until we arrive.',
    },
  ],
  neighborhoods: [
    'Fruit Cove',
    'Julington Creek Plantation',
    'Switzerland',
    'Durbin Crossing',
    'Aberdeen',
    'RiverTown',
    'Shearwater',
    'SilverLeaf',
    'World Golf Village',
  ],
  zipCodes: ['32259', '32092', '32095'],
  drive: 'Half an hour to Fruit Cove, nearer 45 minutes to World Golf Village down I-95.',
  nearby: [
    '/ponte-vedra-hvac',
    '/st-augustine-air-conditioning',
    '/hvac-services-jacksonville-fl',
    '/green-cove-springs-hvac',
  ],
} as const satisfies CityPage<Path>;
