import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const ponteVedra = {
  city: 'Ponte Vedra',
  metadata: {
    title: 'Ponte Vedra HVAC: Nocatee & Palm Valley | Whitley’s',
    description:
      'Tight new houses in Nocatee, old fish-camp lots in Palm Valley: AC repair, humidity fixes, gas and electric heat west of the Intracoastal, 32081.',
  },
  picture: {
    src: '/pictures/city-river.svg',
    alt: 'A swing hangs from a mossy live oak by calm water, with two chairs in the grass and a boathouse at the end of its dock.',
  },
  tagline: 'New-house know-how for Nocatee, canal-side sense for Palm Valley.',
  tiles: {
    cooling: 'Clammy rooms, first breakdowns',
    heating: 'Gas furnaces, dual fuel, heat pumps',
    maintenance: 'Keeps your warranty in order',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'A young house can have an old problem. In Nocatee we meet six-year-old homes, tightly sealed and well insulated, whose owners cannot understand why the sheets feel damp.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Foam in the attic is usually part of the reason. Less heat gets in, so the air conditioner rests more, while showers, cooking and five people go on adding moisture just as before. Cooling alone no longer dries the place. We look at the blower settings the installer left on default, measure what the air holds, and recommend a dehumidifier tied into the ductwork when the readings call for one. Fresh-air intakes get checked as well, since one stuck open brings the marsh indoors.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Somewhere around the tenth summer come the first real failures: capacitors, blower motors, indoor coils that have sprung a leak. Find the registration before you pay. Part warranties often outlast the paperwork drawer, though labor seldom does, and proof of yearly service helps your claim.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Across the marsh, Palm Valley keeps boathouses, deep lots and old-timers next to brand-new estates. Salt drifts up the canal there, docks flood on king tides, and generators stand by the garage. We set equipment high, and size ',
        { text: 'the new system', to: '/cooling-installation' },
        ' so the generator can start it. Ask for a soft starter if lights dim now.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'There is always another phase going up behind somebody’s fence, and its dust is a fact of life. It reaches the filter and the outdoor coil months ahead of schedule, so look at both more often while the lots around yours are being built.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We keep visits tidy and predictable for people who work from the upstairs office. The cooling will be off for part of a tune-up, so pick an hour without a video call. For homeowners in Del Webb who head north in summer, we set humidity limits before you leave and suggest a neighbor with a key. Gas range, water heater and furnace share one meter; if you smell it, get everyone out and call the utility from the street.',
      ],
    },
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Communicating thermostats talk in fault codes, and we read the history before swapping any part.',
    },
    {
      name: 'New installation',
      note: 'In a foam-sealed house less tonnage usually serves you better, and we will show the arithmetic.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Dated reports for your warranty folder, a clean coil and a blower set for Florida instead of the factory default.',
    },
    {
      name: 'Emergency service',
      note: 'Blank thermostat on a new house? Look for a full drain pan first; the safety switch may be saving your ceiling.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'On dual-fuel setups we test the handover temperature, where many winter comfort complaints begin.',
    },
    {
      name: 'Installation',
      note: 'With gas already at the wall you have a true choice of furnace, heat pump or both, and we compare running costs.',
    },
    {
      name: 'Maintenance',
      note: 'High-efficiency furnaces make water too: the trap and tubing need rinsing each year or the burner locks out.',
    },
    {
      name: 'Emergency heating',
      note: 'Furnace clicks, tries and quits? Stop after one reset. Repeated attempts can let unburned gas collect.',
    },
  ],
  neighborhoods: [
    'Nocatee Town Center',
    'Twenty Mile',
    'Coastal Oaks',
    'Greenleaf Village',
    'Willowcove',
    'Del Webb Ponte Vedra',
    'Palm Valley',
  ],
  zipCodes: ['32081', '32082', '32004'],
  drive: 'A straight run of 35 minutes or so down I-95 or Philips Highway to Nocatee Parkway.',
  nearby: ['/ponte-vedra-beach-hvac', '/north-st-johns-cooling', '/hvac-jacksonville'],
} as const satisfies CityPage<Path>;
