import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const fernandina = {
  city: 'Fernandina',
  metadata: {
    title: 'Fernandina Beach HVAC for Old & New Homes | Whitley’s',
    description:
      'Victorians on brick piers, shops on Centre Street, cottages off Fletcher: AC, ductless and heating work in Fernandina Beach that respects the house.',
  },
  picture: {
    src: '/pictures/city-fernandina.svg',
    alt: 'Shrimp boats at the dock in front of Fernandina’s brick storefronts and clock tower, with a pelican on a piling',
  },
  tagline: 'Modern comfort for old wood, old brick and the newer houses around them.',
  tiles: {
    cooling: 'Ductless, central and shop systems',
    heating: 'Gas furnaces and heat pumps alike',
    maintenance: 'Crawl spaces, coils and drains checked',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'A Fernandina Beach house from the 1880s was designed to breathe: tall windows, high ceilings, a floor raised on brick so that air could pass beneath. Air conditioning asks it to hold its breath.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Done carelessly, that costs you floors and plaster. Cold ducts sweat in an open crawl space, heart pine cups, paint lets go. Done with thought, nobody notices the system at all. In the blocks around Centre Street we often use ductless heads or slim high-velocity ducts that slip through a closet, and we insulate and seal whatever must run below the joists. Exterior equipment within the historic district can need the city’s approval, so ask about placement before you fall in love with a spot.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'East of Egans Creek it is a different trade. Cottages and condos along Fletcher Avenue take the wind straight off the Atlantic, while houses near the river docks get a brackish version of it. ',
        { text: 'Air conditioning in Fernandina', to: '/air-conditioning-services-fernandina-fl' },
        ' has its own page, where we go further into coils and coatings.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Running a shop, a guesthouse or a kitchen downtown? Tell us your quiet hours. A restaurant exhaust hood pulls conditioned air out faster than most equipment can replace it, and hot dining rooms frequently turn out to be a make-up air problem. Before calling, see that no delivery has been stacked against the return grille. It happens more than anyone admits.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Shrimp boats, mill steam, brick sidewalks and a parade for everything: Fernandina feels like a town because it is one. People know who restored which porch, and they remember who drilled through the beadboard.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'So we carry drop cloths and ask before we cut. Where a line set has to climb an outside wall, we route it behind a downspout or at the back, in a cover painted to match. Where the old gas floor furnace still sits under its grate, we will tell you honestly whether it is safe, and how to cap it without leaving a hole in the hall. And when Amelia Park’s newer houses need a simple tune-up, they get exactly that.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Old wiring and new equipment quarrel; we test the circuit as well as the machine before naming a culprit.',
    },
    {
      name: 'New installation',
      note: 'Ductless heads, slim ducts or a conventional split: the walls and the attic decide, and we show you all that fit.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Under raised houses we inspect every strap and vapor barrier, since one fallen duct can dampen a whole floor.',
    },
    {
      name: 'Emergency service',
      note: 'A burning smell from a vent means power off at the breaker and a call to us; if you see smoke, call 911 first.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Drafty parlors make a healthy unit look weak, so we check what it delivers before we condemn it.',
    },
    {
      name: 'Installation',
      note: 'Parts of town have natural gas in the street; where you do, we price a furnace next to a heat pump.',
    },
    {
      name: 'Maintenance',
      note: 'Gas appliances get a combustion and vent check every fall, and every sleeping floor deserves a carbon monoxide alarm.',
    },
    {
      name: 'Emergency heating',
      note: 'Smell gas? Leave at once, touch no switches, and call the gas utility from the sidewalk. We come after they clear the house.',
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
  zipCodes: ['32034', '32035'],
  drive: 'Some 45 minutes north-east of Jacksonville by I-95 and State Road 200, past Yulee and across the bridge.',
  nearby: ['/amelia-island-cooling', '/hvac-services-jacksonville-fl'],
} as const satisfies CityPage<Path>;
