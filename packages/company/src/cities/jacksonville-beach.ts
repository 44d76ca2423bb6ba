import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const jacksonvilleBeach: CityPageContent<Path> = {
  city: 'Jacksonville Beach',
  metadata: {
    title: 'Jacksonville Beach AC Repair & HVAC | Whitley’s',
    description:
      'Oceanfront condos, townhouses and rentals in 32250: AC repair, corrosion-resistant replacements, heat pumps and after-hours help in Jacksonville Beach.',
    keywords:
      'HVAC Jacksonville Beach, AC repair Jacksonville Beach FL, air conditioning 32250, condo AC replacement, salt air corrosion, beach heat pump repair',
  },
  picture: {
    src: '/pictures/city-jacksonville-beach.svg',
    size: [1440, 520],
    alt: 'A long fishing pier reaches into the ocean beyond a lifeguard chair, with a row of painted shops along the seawall.',
  },
  tagline: 'For condo towers, townhouses and rentals within sight of the pier.',
  tiles: {
    cooling: 'Rooftop, balcony and closet units',
    heating: 'Winter heat for wind-facing rooms',
    maintenance: 'Salt wash, spring and fall',
  },
  intro: [
    lead(
      'East of Third Street, an ordinary outdoor unit ages like a bicycle left outside: everything that can rust does, starting on the side that faces the ocean.',
    ),
    p(
      'In the towers along First Street, the equipment is hard to reach. Condensers sit in rows on the roof, air handlers are squeezed into closets behind the laundry, and the refrigerant lines may run the height of the building. Finding a leak there takes patience and a key from building management. We ask about roof access, elevator hours and insurance before we come, so we spend the visit on your unit. If a neighbor below you reports water, turn your system off right away, even if the leak may not be yours.',
    ),
    p(
      'Townhouses between Beach and Butler boulevards have another problem: condensers lined up between two walls, each one pulling in the next one’s hot air. On a still August day, the pressure rises until a safety switch shuts the unit down. Clean coils, nothing on top and a little more space between units will help.',
    ),
    p(
      'Sand makes it worse. It wears out fan bearings and packs into the base pan until the drain holes clog and the bottom rusts out. Once a month, with the power off, rinse the coil gently with a garden hose. Don’t use a pressure washer, which bends the fins flat. Ask about factory coatings, and whether the warranty covers homes on the coast, before you choose ',
      link('a new system', '/cooling-system-installation'),
      '.',
    ),
  ],
  home: [
    p(
      'Surf check, coffee, bridge traffic, work, and back on the sand by six. Nobody with that schedule wants to spend an evening waiting in a hot apartment, so tell us the hours that work and the number to text.',
    ),
    p(
      'Weekly rentals are harder on a system. Guests prop the doors open and set the thermostat as low as it goes, and by Saturday noon the coil is a block of ice. A thermostat with limits, a spare filter in the closet and one page of instructions prevent most of those calls. For the rest, send us a lockbox code from wherever you are, and we’ll send you photos of the repair.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Seized fan motors, rotten base pans, pitted contactors: at the beach it’s usually one of these, and we check them all.',
    },
    {
      name: 'New installation',
      note: 'Crane lifts, closet-sized air handlers and association approvals are all planned before we start work.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'After each wash, we treat bare metal, tighten the electrical connections and tell you how much life the fins have left.',
    },
    {
      name: 'Emergency service',
      note: 'Is the unit frozen with guests checking in at four? Turn the cooling off and the fan on, and call us right away, because thawing can take hours.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Salt gets into the reversing valve, and you find out on the first cold night in December, when the system keeps cooling.',
    },
    {
      name: 'Installation',
      note: 'A coastal-rated heat pump heats and cools through one indoor unit, which is ideal for a closet with no room for two.',
    },
    {
      name: 'Maintenance',
      note: 'Condos on a northeast corner need the most heat, so we check their backup heat and blower each fall.',
    },
    {
      name: 'Emergency heating',
      note: 'Don’t heat a condo with the oven. Put on layers, close the balcony drapes, and tell the technician which floor you’re on.',
    },
  ],
  neighborhoods: [
    'Downtown and the Pier',
    'South Jacksonville Beach',
    'Ocean Cay',
    'The Sanctuary',
    'The Hill',
    'Huguenot Park',
    'Isle of Palms',
  ],
  ...cityReach['/hvac-jacksonville'],
  nearby: ['/neptune-beach-hvac', '/ponte-vedra-beach-hvac', '/hvac-services-jacksonville-fl'],
};
