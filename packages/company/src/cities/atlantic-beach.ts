import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const atlanticBeach: CityPageContent<Path> = {
  city: 'Atlantic Beach',
  metadata: {
    title: 'HVAC in Atlantic Beach, FL: AC & Heat Pumps | Whitley’s',
    description:
      'From block ranches in Royal Palms to rentals by Naval Station Mayport: AC repair, replacement and heat pump service for Atlantic Beach, 32233.',
  },
  picture: {
    src: '/pictures/city-atlantic-beach.svg',
    size: [1440, 520],
    alt: 'A corner building with striped awnings and low shops beside it, bicycles on the sidewalk, and wind-bent live oaks leaning over the dunes by the ocean.',
  },
  tagline: 'For rusted cabinets by the ocean, leaf-packed coils under the oaks and block ranches toward Mayport.',
  tiles: {
    cooling: 'Weak airflow, frozen coils, replacements',
    heating: 'Heat strips, heat pumps, cold-snap calls',
    maintenance: 'Spring and fall checks, leaves cleared',
  },
  intro: [
    lead(
      'If you work on air conditioners, Atlantic Beach is really three towns: the blocks near the ocean, the shady middle, and the concrete-block ranches toward Mayport Road.',
    ),
    p(
      'East of Seminole Road, the problem is rust. Cabinets bubble, fan-motor screws snap, and electrical terminals turn green long before the compressor wears out. Under the trees in Selva Marina, the problem is debris. Oak leaves, catkins and pine pollen cover the coil until the unit can’t get rid of its heat, and the house gets warmer all afternoon with the system running. Often a gentle rinse is all it needs.',
    ),
    p(
      'Royal Palms and its neighbors went up around 1960 with low roofs and short attics. Central air came later, so the ducts were squeezed in wherever they fit. If the back bedroom never cools, the cause is often a small return or a crushed duct, and a bigger unit won’t fix that. We measure static pressure before anyone talks about ',
      link('a new system', '/cooling-system-installation'),
      '.',
    ),
    p(
      'Then there are the rentals that change hands with every set of Navy orders. When you move in, take a picture of the data plate on the outdoor unit, replace the filter, and run both heating and cooling in the first week. That way the landlord hears about a problem now, and you don’t find it in July.',
    ),
  ],
  home: [
    p(
      'You can bike from one end of this town to the other, and the neighbors will tell you which contractor left a mess. We like working in a place like that. People here look after their trees, their dogs and each other’s mail, and they ask good questions.',
    ),
    p(
      'We often get two requests here, and both are easy. One is to keep the condenser away from the bedroom window next door, since the side yards are narrow and sound carries. The other is not to cut roots. We can move a new pad a foot or two to save an old live oak, and a quieter variable-speed unit keeps the neighbors happy.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Corroded contactors, failed capacitors and leaking coils are what we find most often near the ocean.',
    },
    {
      name: 'New installation',
      note: 'In a ranch with a shallow attic, we look at the ducts first. Sometimes a ductless unit for one stubborn room is the better buy.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Twice a year we wash leaf litter and salt from the coil, flush the drain and test the electrical parts under load.',
    },
    {
      name: 'Emergency service',
      note: 'If there’s ice on the copper line, turn the cooling off, set the fan to On, and let it thaw while we’re on our way.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Steam rising from the unit on a cold morning is just the defrost cycle. A solid block of ice isn’t normal, and we can tell you why it formed.',
    },
    {
      name: 'Installation',
      note: 'Some older block houses still heat with electric strips alone; a heat pump does the same job on far less power.',
    },
    {
      name: 'Maintenance',
      note: 'Before the holidays we check the charge, the backup heat and the thermostat settings that a tenant may have changed.',
    },
    {
      name: 'Emergency heating',
      note: 'No heat with a baby or an older parent in the house? Tell us when you call, so we know how urgent it is.',
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
  ...cityReach['/atlantic-beach-hvac'],
  nearby: ['/neptune-beach-hvac', '/hvac-jacksonville', '/hvac-services-jacksonville-fl'],
};
