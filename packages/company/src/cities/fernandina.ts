import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const fernandina: CityPageContent<Path> = {
  city: 'Fernandina',
  metadata: {
    title: 'Fernandina Beach HVAC for Old & New Homes | Whitley’s',
    description:
      'Victorians on brick piers, shops on Centre Street, cottages off Fletcher: AC, ductless and heating work in Fernandina Beach that respects the house.',
  },
  picture: {
    src: '/pictures/city-fernandina.svg',
    size: [1440, 520],
    alt: 'Shrimp boats at the dock in front of Fernandina’s brick storefronts and clock tower, with a pelican on a piling',
  },
  tagline: 'Modern comfort for old wood, old brick and the newer houses around them.',
  tiles: {
    cooling: 'Ductless, central and shop systems',
    heating: 'Gas furnaces and heat pumps alike',
    maintenance: 'Crawl spaces, coils and drains checked',
  },
  intro: [
    lead(
      'A Fernandina Beach house from the 1880s was built to let air through: tall windows, high ceilings, a floor raised on brick so air could pass underneath. Air conditioning closes all of that up.',
    ),
    p(
      'Done carelessly, it can ruin your floors and plaster. Cold ducts sweat in an open crawl space, heart pine floors cup, and paint peels. Done right, nobody notices the system at all. In the blocks around Centre Street we often use ductless heads or slim high-velocity ducts that slip through a closet, and we insulate and seal whatever has to run below the joists. Exterior equipment within the historic district can need the city’s approval, so ask about placement before you fall in love with a spot.',
    ),
    p(
      'East of Egans Creek, the problem is salt. Cottages and condos along Fletcher Avenue take the wind straight off the Atlantic, and houses near the river docks get some of it too. ',
      link('Air conditioning in Fernandina', '/air-conditioning-services-fernandina-fl'),
      ' has its own page, where we go further into coils and coatings.',
    ),
    p(
      'Running a shop, a guesthouse or a kitchen downtown? Tell us your slow hours. A restaurant exhaust hood pulls cool air out faster than most equipment can replace it, and a hot dining room is often a make-up air problem. Before you call, make sure nobody has stacked a delivery against the return grille. It happens a lot.',
    ),
  ],
  home: [
    p(
      'Shrimp boats, the mills, brick sidewalks and a parade for everything: Fernandina is a real town. People know who restored which porch, and they remember who drilled through the beadboard.',
    ),
    p(
      'So we carry drop cloths and ask before we cut. Where a line set has to climb an outside wall, we route it behind a downspout or at the back, in a cover painted to match. If you still have the old gas floor furnace, we’ll tell you honestly whether it’s safe, and how to take it out without leaving a hole in the hall. And if your newer house in Amelia Park only needs a tune-up, that’s all we’ll sell you.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Old wiring and new equipment don’t always get along, so we test the circuit as well as the unit before we name the cause.',
    },
    {
      name: 'New installation',
      note: 'Ductless heads, slim ducts or a conventional split: it depends on the walls and the attic, and we show you every option that fits.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Under raised houses we inspect every strap and vapor barrier, since one fallen duct can leave a whole floor damp.',
    },
    {
      name: 'Emergency service',
      note: 'If you smell burning from a vent, turn the power off at the breaker and call us. If you see smoke, call 911 first.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Drafty parlors make a healthy unit look weak, so we measure what it puts out before we call it bad.',
    },
    {
      name: 'Installation',
      note: 'Parts of town have natural gas in the street; if yours does, we’ll price both a furnace and a heat pump.',
    },
    {
      name: 'Maintenance',
      note: 'Gas furnaces get a combustion and vent check every fall, and every floor with bedrooms needs a carbon monoxide alarm.',
    },
    {
      name: 'Emergency heating',
      note: 'Smell gas? Leave right away, don’t touch any switches, and call the gas utility from the sidewalk. We come after they clear the house.',
    },
  ],
  neighborhoods: [
    'Historic District',
    'Old Town',
    'Amelia Park',
    'Egans Creek',
    'North Fletcher',
    'Isle de Mai',
    'Lakewood',
  ],
  ...cityReach['/fernandina-hvac'],
  nearby: ['/amelia-island-cooling', '/hvac-services-jacksonville-fl'],
};
