import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const jacksonvilleBeach = {
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
    alt: 'A long fishing pier reaches into the ocean beyond a lifeguard chair, with a row of painted shops along the seawall.',
  },
  tagline: 'For condo towers, townhouses and rentals within sight of the pier.',
  tiles: {
    cooling: 'Rooftop, balcony and closet units',
    heating: 'Winter heat for wind-facing rooms',
    maintenance: 'Salt wash, spring and fall',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Draw a line at Third Street. East of it, an ordinary outdoor unit ages like a parked bicycle: everything that can rust does, and it does so from the side facing the sea.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'In the towers along First Street the equipment hides. Condensers stand in rows on the roof, air handlers squeeze into closets behind the laundry, and a line set may climb the whole building in between. Finding a leak there takes patience and a key from building management. We ask for the roof rules, elevator hours and insurance wording before we come, so the visit is spent on your unit. If a neighbor below reports water, shut your thermostat off at once, whoever’s drain it proves to be.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Townhouses between Beach and Butler boulevards share another puzzle: condensers lined up in a slot between walls, each one breathing its neighbor’s hot exhaust. On a still August day the pressure rises until a safety switch lets go. Clean coils, a clear top and a little more spacing bring it down.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Sand finishes what the salt starts. It scours fan bearings and packs into base pans until the weep holes close and the bottom rots. Once a month, with the power off, run a garden hose gently down the coil; skip the pressure washer, which folds the fins flat. Ask about factory coatings, and what the warranty says about the coast, before you choose ',
        { text: 'a new system', to: '/cooling-system-installation' },
        '.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Surf check, coffee, bridge traffic, work, and back to the sand by six. Anyone who keeps that schedule has no evening to spend waiting in a hot apartment, so tell us the hours that work and the number to text.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Weekly rentals get a different sort of attention. Guests prop doors open and set the dial as low as it goes, and by Saturday noon the coil is a brick of ice. A thermostat with limits, a spare filter by the closet and one page of instructions prevent most of those calls. For the rest, owners can send a lockbox code from anywhere and ask us for photographs of the repair.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Seized fan motors, rotten base pans, pitted contactors: the beach has a short list of favorites and we test all of it.',
    },
    {
      name: 'New installation',
      note: 'Crane lifts, closet-sized air handlers and association approvals are planned on paper before a tool leaves the truck.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'After each wash we treat bare metal, snug the electrical lugs and note how much life the fins have left.',
    },
    {
      name: 'Emergency service',
      note: 'Frozen solid with check-in at four? Cooling off, fan on, doors shut; thawing may take hours, so call at the first sign.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Salt gets into the reversing valve’s solenoid, and you find out on the first windy night in December, when it stays in cooling.',
    },
    {
      name: 'Installation',
      note: 'A coastal-rated heat pump heats and cools through one indoor unit, which suits a closet with no room for two.',
    },
    {
      name: 'Maintenance',
      note: 'Corner units facing northeast work hardest; their backup heat and blower deserve a look each fall.',
    },
    {
      name: 'Emergency heating',
      note: 'Do not heat a condo with the oven. Layer up, close the balcony drapes, and let the on-call technician know your floor.',
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
  zipCodes: ['32250', '32240'],
  drive: 'Half an hour or so from our shop by Butler Boulevard, longer on a sunny Saturday.',
  nearby: ['/neptune-beach-hvac', '/ponte-vedra-beach-hvac', '/hvac-services-jacksonville-fl'],
} as const satisfies CityPage<Path>;
