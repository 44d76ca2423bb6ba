import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const neptuneBeach: CityPageContent<Path> = {
  city: 'Neptune Beach',
  metadata: {
    title: 'Neptune Beach AC, Ductless & Heat Pumps | Whitley’s',
    description:
      'Small lots, surf cottages with no attic to speak of, rebuilt three-stories: quiet, rust-aware AC and heating for Neptune Beach, 32266.',
  },
  picture: {
    src: '/pictures/city-neptune-beach.svg',
    size: [1440, 520],
    alt: 'A wooden boardwalk crosses the dunes toward the ocean, with sea oats, three small painted cottages and surfboards standing in a rack.',
  },
  tagline: 'Quiet, compact systems for cottages on small lots near the dunes.',
  tiles: {
    cooling: 'Ductless, side-discharge, central',
    heating: 'Steady heat for drafty cottages',
    maintenance: 'Rust caught early',
  },
  intro: [
    lead(
      'Space is tight in Neptune Beach. The lots are fifty feet wide, there’s a shower and four surfboards in the side yard, and somewhere in there an air conditioner needs room for airflow.',
    ),
    p(
      'Setback rules limit where a new condenser can go, and neighbors care how loud it is. Slim side-discharge units help with both. They hang on a bracket or sit against a wall, blow sideways like a window fan, and run so quietly that you can talk on the porch next to one. For a back addition or a garage apartment, one of these with a single indoor head is often all you need.',
    ),
    p(
      'The old cottages between First and Third streets have flat or shallow roofs. If there are ducts, they sit in a few hot inches under the shingles, and the last rooms don’t get enough air. Ask us for an airflow reading in each room before you buy a bigger unit. The rebuilt houses next door, three floors tall with glass facing the ocean, have another problem. The sun heats the top floor in the morning and the street side in the evening, so one thermostat can’t keep up. Zoning fixes that.',
    ),
    p(
      'Salt reaches every address here, even west of Penman Road. Check the unit’s lower corners and screw heads now and then. If you see orange streaks, book ',
      link('a tune-up', '/ac-maintenance-tune-up'),
      '. If you see holes, it’s time to talk about a new unit.',
    ),
  ],
  home: [
    p(
      'Neptune Beach broke away from its bigger neighbor in 1931 over taxes and has stayed small ever since. It isn’t easy to park a work truck here without blocking a stroller, a bike or a golf cart, but we’re careful about it.',
    ),
    p(
      'Sand gets tracked in, so we put down runners and sweep up when we’re done. If your grandfather nailed up the shiplap, we’ll drill from the outside where we can. And since Hopkins Creek floods some yards after a big rain, show us where the water stands before we choose a spot for the pad.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Whether it’s a ductless head that drips or a central unit that trips, we check the drain and the coil first.',
    },
    {
      name: 'New installation',
      note: 'We measure the setback and look at the window next door, then pick equipment that fits the space.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Blower wheels in ductless heads get coated with lint and mold. We take them out and wash them.',
    },
    {
      name: 'Emergency service',
      note: 'If you see sparks or scorch marks, or a breaker won’t stay on, leave the power off and call us, even at 2 AM. If anything is burning, call 911 first.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If a cottage never gets warm, the heat pump may be low on refrigerant, or the house may just be drafty. A gauge tells us which.',
    },
    {
      name: 'Installation',
      note: 'Inverter heat pumps keep a thin-walled house at a steady temperature, without the hot and cold swings of old strip heat.',
    },
    {
      name: 'Maintenance',
      note: 'In October, we run the heat before you need it, test the switch from cooling to heating, and clean salt off the outdoor electronics.',
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
  ...cityReach['/neptune-beach-hvac'],
  nearby: ['/atlantic-beach-hvac', '/hvac-jacksonville', '/ponte-vedra-beach-hvac'],
};
