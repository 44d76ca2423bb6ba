import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const atlanticBeach = {
  city: 'Atlantic Beach',
  metadata: {
    title: 'HVAC in Atlantic Beach, FL: AC & Heat Pumps | Whitley’s',
    description:
      'From block ranches in Royal Palms to rentals by Naval Station Mayport: AC repair, replacement and heat pump service for Atlantic Beach, 32233.',
  },
  picture: {
    src: '/pictures/city-atlantic-beach.svg',
    alt: 'A corner building with striped awnings and low shops beside it, bicycles on the sidewalk, and wind-bent live oaks leaning over the dunes by the ocean.',
  },
  tagline: 'For rusted cabinets by the ocean, leaf-packed coils under the oaks and block ranches toward Mayport.',
  tiles: {
    cooling: 'Weak airflow, frozen coils, replacements',
    heating: 'Heat strips, heat pumps, cold-snap calls',
    maintenance: 'Spring and fall checks, leaves cleared',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Atlantic Beach is really three towns when you work on air conditioners: the blocks near the ocean, the shady middle, and the concrete-block ranches toward Mayport Road.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'East of Seminole Road the trouble is rust. Cabinets bubble, fan-motor screws snap, and electrical terminals turn green well before the compressor is worn out. Under the canopy in Selva Marina it is debris. Oak leaves, catkins and palmetto fluff blanket the coil until the unit cannot shed its heat, and the house grows warmer all afternoon with the system running. A gentle rinse fixes more of those than people expect.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Royal Palms and its neighbors went up around 1960 with low roofs and short attics. Central air came later, so the ducts were squeezed in where they would go. If the back bedroom never cools, the answer is often a starved return or a crushed run, not a bigger unit. We measure static pressure before anyone talks about ',
        { text: 'a new system', to: '/cooling-system-installation' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Then there are the rentals that change hands with every set of Navy orders. Moving in, photograph the data plate on the outdoor unit, replace the filter, and run both heating and cooling in the first week. Problems you report then are the landlord’s to fix, not a surprise in July.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'You can bike from one end of this town to the other, and the neighbors will tell you which contractor left a mess. We like working in a place like that. People here look after their trees, their dogs and each other’s mail, and they ask good questions.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Two requests we hear often are easy to honor. The first: keep the condenser away from the bedroom window next door, since the side yards are narrow and sound carries. The second: don’t cut roots. A new pad can be shifted a foot or two for the sake of an old live oak, and a quieter variable-speed unit keeps the peace over the fence.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Corroded contactors, failed capacitors and leaking coils are what we find most within earshot of the surf.',
    },
    {
      name: 'New installation',
      note: 'For a ranch with a shallow attic we look at the ducts first; sometimes a ductless unit for one stubborn room spends your money better.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Twice a year we wash leaf litter and salt from the coil, flush the drain and test the electrical parts under load.',
    },
    {
      name: 'Emergency service',
      note: 'Ice on the copper line means stop: switch cooling off, set the fan to On, and let it thaw while we are on our way.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Steam rising from the unit on a cold morning is the defrost cycle at work; a solid block of ice is not, and we can tell you why.',
    },
    {
      name: 'Installation',
      note: 'Some older block houses still heat with electric strips alone; a heat pump does that job on far less current.',
    },
    {
      name: 'Maintenance',
      note: 'Before the holidays we check the charge, the backup heat and the thermostat settings that a tenant may have changed.',
    },
    {
      name: 'Emergency heating',
      note: 'No heat with a baby or an older parent in the house? Say so when you call, because it changes the order we work in.',
    },
  ],
  neighborhoods: [
    'Old Atlantic Beach',
    'Selva Marina',
    'Atlantic Beach Country Club',
    'Oceanwalk',
    'Royal Palms',
    'Sevilla Gardens',
    'Mayport',
  ],
  zipCodes: ['32233'],
  drive: 'About half an hour from downtown, straight out Atlantic Boulevard and over the Intracoastal.',
  nearby: ['/neptune-beach-hvac', '/hvac-jacksonville', '/hvac-services-jacksonville-fl'],
} as const satisfies CityPage<Path>;
