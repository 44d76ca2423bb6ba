import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const saintJohnsCounty: CityPageContent<Path> = {
  city: 'Saint Johns County',
  metadata: {
    title: 'Saint Johns County Cooling & Heating | Whitley’s',
    description:
      'Julington Creek, Fruit Cove, RiverTown, World Golf Village: AC repair, upgrades and heat pumps for northern Saint Johns County’s growing neighborhoods.',
  },
  picture: {
    src: '/pictures/city-saint-johns-county.svg',
    size: [1440, 520],
    alt: 'New homes with porches look over a marsh creek, with two herons and a long boardwalk leading to a small overlook.',
  },
  tagline: 'Cooling and heating from Fruit Cove to World Golf Village.',
  tiles: {
    cooling: 'Upgrades for builder-grade systems',
    heating: 'Backup heat sized for the hard freeze',
    maintenance: 'Visits that fit the school day',
  },
  intro: [
    lead(
      'Drive State Road 13 from Julington Creek toward Switzerland and you pass forty years of house building in twenty minutes, from river cottages under oaks to streets that still smell of fresh lumber.',
    ),
    p(
      'Each area has its own problems. Julington Creek Plantation was built in the nineties, so most homes are on their second or third system but still have the original attic ducts. We open a section, look for sagging liner and split boots, and tell you whether the ducts are good enough for a new unit. In Durbin Crossing, Aberdeen and RiverTown the builder picked the equipment: single-speed, loud, good enough to pass. A bad capacitor is a small fix. If the compressor fails, it’s a chance to get two-stage cooling, better filtration and a thermostat that reports humidity.',
    ),
    p(
      'Here the sun does the damage that salt does at the beach. New subdivisions have no big trees for shade, and a west-facing loft can get very hot. Window film, one more return or a zone damper may be all you need. Set the thermostat near 78°F while the house is empty and let it recover before dinner; ',
      link('our summer tips', '/blog/energy-saving-tips-summer-cooling'),
      ' explain how.',
    ),
    p(
      'Before you call, check for water in the drain pan, a tripped breaker, and a filter nobody has changed in a while.',
    ),
  ],
  home: [
    p(
      'Families come to this end of the county for the schools and stay for the river. Between band practice, ball games and the bus, no one has half a day to wait for a repair. When you book, tell us which hours won’t work.',
    ),
    p(
      'We also handle the paperwork. Most associations here want a form and a sketch before a condenser moves or a screen goes up, and every replacement needs a county permit. We prepare both. If you’re new in SilverLeaf or Shearwater, we’re happy to walk you through your first Florida summer and tell you what’s normal and what isn’t.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Whether it’s a noisy contactor or a loft that never cools, we measure first and then fix the cause.',
    },
    {
      name: 'New installation',
      note: 'We take care of the association’s form, the county permit, the load calculation and hauling off the old unit.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Spring sod dust and mowing clippings build up quickly along new lots; we rinse the coil, tighten the connections and test the system.',
    },
    {
      name: 'Emergency service',
      note: 'If nothing starts after a storm, reset a tripped breaker once. If it trips again, leave it off and call.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If the outdoor fan stops for a few minutes and mist rises, that’s the defrost cycle. If it goes on for an hour, call us.',
    },
    {
      name: 'Installation',
      note: 'Mornings are colder inland than at the coast, so we size backup heat for a hard freeze, not for the average night.',
    },
    {
      name: 'Maintenance',
      note: 'We confirm that heat strips stay off until they are needed, since a miswired thermostat can run them all winter.',
    },
    {
      name: 'Emergency heating',
      note: 'Switch to Emergency Heat if the outdoor unit grinds or is covered in ice. That protects the compressor until we get there.',
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
  ...cityReach['/north-st-johns-cooling'],
  nearby: [
    '/ponte-vedra-hvac',
    '/st-augustine-air-conditioning',
    '/hvac-services-jacksonville-fl',
    '/green-cove-springs-hvac',
  ],
};
