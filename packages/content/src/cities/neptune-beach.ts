import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const neptuneBeach = {
  city: 'Neptune Beach',
  metadata: {
    title: 'Neptune Beach AC, Ductless & Heat Pumps | Whitley’s',
    description:
      'Small lots, surf cottages with no attic to speak of, rebuilt three-stories: quiet, rust-aware AC and heating for Neptune Beach, 32266.',
  },
  picture: {
    src: '/pictures/city-neptune-beach.svg',
    alt: 'A wooden boardwalk crosses the dunes toward the ocean, with sea oats, three small painted cottages and surfboards standing in a rack.',
  },
  tagline: 'Quiet, compact systems for cottages on small lots near the dunes.',
  tiles: {
    cooling: 'Ductless, side-discharge, central',
    heating: 'Gentle heat for breezy cottages',
    maintenance: 'Rust found while it is small',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'Space is the thing in Neptune Beach. Fifty-foot lots, houses close to the line, a shower and four surfboards in the side yard, and somewhere in there an air conditioner that has to breathe.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Setbacks decide where a new condenser may stand, and neighbors decide whether you will be forgiven for it. Slim side-discharge units help with both. They hang on a bracket or hug a wall, blow sideways like a window fan, and run so softly that a porch conversation carries on over them. For a back addition or a garage apartment, one of these with a single indoor head is frequently the whole job.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The old cottages between First and Third streets have flat or shallow roofs. Where ducts do exist they lie in a few hot inches under the shingles, and rooms at the end of the line suffer. Ask us for an airflow reading in each room before you agree to anything larger. Rebuilt houses next door, three floors tall with glass toward the ocean, have the reverse problem: the sun loads the top floor at breakfast and the street side at supper, so one thermostat can never be right. Zoning can.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Salt reaches every address here, even behind Penman Road. Glance at the unit’s lower corners and screw heads now and then. Orange streaks are a reason to book ',
        { text: 'a tune-up', to: '/ac-maintenance-tune-up' },
        '; holes are a reason to start asking what comes next.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'Neptune Beach broke away from its bigger neighbor in 1931 over taxes and has been contentedly small ever since. Parking a work truck here without blocking a stroller, a bike or a golf cart is a skill, and we take it seriously.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Sand gets tracked where we work, so we lay runners and sweep up what we brought in. If a wall has shiplap your grandfather nailed up, we drill from the outside where we can. And since Hopkins Creek comes up into certain yards after a big rain, we want to see where water stands before choosing a spot for the pad. You know that corner better than any map does.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Ductless heads that drip, central units that trip: both are familiar, and both start with a drain and a coil.',
    },
    {
      name: 'New installation',
      note: 'We sketch the setback, the window next door and the surfboard rack, then pick equipment that fits among them.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Blower wheels in ductless heads grow a coat of lint and mold; we take them down and wash them properly.',
    },
    {
      name: 'Emergency service',
      note: 'Sparks, scorching or a breaker that will not hold: leave the power off and call, even at 2 a.m. If anything is burning, call 911 first.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'A cottage that never quite warms may be low on charge or simply leaking wind, and a gauge tells us which.',
    },
    {
      name: 'Installation',
      note: 'Inverter heat pumps hold a steady room without the blast and chill of old strip heat in thin-walled houses.',
    },
    {
      name: 'Maintenance',
      note: 'In October we run heating before you need it, test the mode change, and wipe salt film off the outdoor board cover.',
    },
    {
      name: 'Emergency heating',
      note: 'Keep portable heaters three feet from curtains and bedding, and off while you sleep, until our technician arrives.',
    },
  ],
  neighborhoods: [
    'Beaches Town Center',
    'First Street and Strand Street',
    'Florida Boulevard',
    'Penman Road',
    'Hopkins Creek',
    'Jarboe Park',
  ],
  zipCodes: ['32266'],
  drive: 'Around 30 minutes: we take Atlantic Boulevard east until we can smell the ocean.',
  nearby: ['/atlantic-beach-hvac', '/hvac-jacksonville', '/ponte-vedra-beach-hvac'],
} as const satisfies CityPage<Path>;
