import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const ponteVedra: CityPageContent<Path> = {
  city: 'Ponte Vedra',
  metadata: {
    title: 'Ponte Vedra HVAC: Nocatee & Palm Valley | Whitley’s',
    description:
      'Tight new houses in Nocatee, old fish-camp lots in Palm Valley: AC repair, humidity fixes, gas and electric heat west of the Intracoastal, 32081.',
  },
  picture: {
    src: '/pictures/city-river.svg',
    size: [1440, 520],
    alt: 'A swing hangs from a mossy live oak by calm water, with two chairs in the grass and a boathouse at the end of its dock.',
  },
  tagline: 'Heating and air for new homes in Nocatee and canal homes in Palm Valley.',
  tiles: {
    cooling: 'Clammy rooms, first breakdowns',
    heating: 'Gas furnaces, dual fuel, heat pumps',
    maintenance: 'Keeps your warranty valid',
  },
  intro: [
    lead(
      'Even a new house can be humid. In Nocatee, we visit six-year-old homes, tightly sealed and well insulated, where the owners can’t understand why the sheets feel damp.',
    ),
    p(
      'Foam in the attic is usually part of the reason. Less heat gets in, so the air conditioner runs less, but showers, cooking and five people add as much moisture as ever. Cooling alone won’t dry the house. We check the blower settings the installer left on default, measure the humidity, and recommend a dehumidifier tied into the ductwork if the readings call for one. We check the fresh-air intake too, since one that’s stuck open lets in humid air.',
    ),
    p(
      'The first big repairs come after about ten years: capacitors, blower motors, leaking indoor coils. Find your warranty registration before you pay. The parts may still be covered, though labor usually isn’t, and proof of yearly service helps your claim.',
    ),
    p(
      'Across the marsh, Palm Valley has boathouses, deep lots and old family homes next to brand-new estates. Salt drifts up the canal there, docks flood on king tides, and many homes have generators. We set equipment high, and size ',
      link('the new system', '/cooling-installation'),
      ' so the generator can start it. If your lights dim when the unit starts, ask about a soft starter.',
    ),
  ],
  home: [
    p(
      'There’s always another phase going up behind somebody’s fence, and it makes dust. The dust clogs the filter and the outdoor coil months early, so check both more often while the lots around you are being built.',
    ),
    p(
      'If you work from home, we keep visits clean and on time. The cooling will be off for part of a tune-up, so pick an hour without a video call. For homeowners in Del Webb who head north in summer, we set humidity limits before you leave and suggest a neighbor with a key. If you smell gas, get everyone out and call the utility from the street.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'Communicating thermostats store fault codes, and we read them before we replace any part.',
    },
    {
      name: 'New installation',
      note: 'In a house with foam insulation, a smaller unit usually works better, and we’ll show you the math.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'You get a dated report for your warranty, a clean coil, and a blower set for Florida instead of the factory default.',
    },
    {
      name: 'Emergency service',
      note: 'Is the thermostat blank in a new house? Check for a full drain pan. The safety switch may have shut the system off to save your ceiling.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'On dual-fuel systems, we test the temperature where gas takes over from the heat pump. It’s often set wrong.',
    },
    {
      name: 'Installation',
      note: 'If you already have gas, you can choose a furnace, a heat pump or both, and we compare what each costs to run.',
    },
    {
      name: 'Maintenance',
      note: 'High-efficiency furnaces make water too. We rinse the trap and tubing every year, or the burner shuts down.',
    },
    {
      name: 'Emergency heating',
      note: 'If the furnace clicks, tries and quits, reset it only once. Unburned gas can build up if you keep trying.',
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
  ...cityReach['/ponte-vedra-hvac'],
  nearby: ['/ponte-vedra-beach-hvac', '/north-st-johns-cooling', '/hvac-jacksonville'],
};
