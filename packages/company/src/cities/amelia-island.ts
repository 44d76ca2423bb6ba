import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const ameliaIsland: CityPageContent<Path> = {
  city: 'Amelia Island',
  metadata: {
    title: 'Amelia Island AC Repair & Heating | Whitley’s',
    description:
      'Salt-eaten coils, damp villas, a condo that won’t cool: AC repair, heat pumps and humidity control from the Plantation to American Beach. 24/7 service.',
  },
  picture: {
    src: '/pictures/city-amelia-island.svg',
    size: [1440, 520],
    alt: 'A raised beach cottage behind the dunes of Amelia Island, with sea oats, palms and an air conditioner on a stand',
  },
  tagline: 'Cooling, heating and humidity control for homes that sit in salt air all year.',
  tiles: {
    cooling: 'Corroded coils, warm villas, new systems',
    heating: 'Heat pumps for windy January nights',
    maintenance: 'Salt rinsed off, drains flushed',
  },
  intro: [
    lead(
      'The breeze that makes an Amelia Island porch worth sitting on is also wearing out the air conditioner beside it. Salt settles on the outdoor coil, holds moisture against it, and eats away the aluminum fins where they touch the copper.',
    ),
    p(
      'You won’t see it for a few summers. Then the fins turn white and crumble when you touch them, the pressure climbs, and the compressor wears out early. How soon depends on where the unit sits. One on the dunes at Summer Beach won’t last as long as one under the oaks by Amelia City, so we check the location first. You may need a coated coil, a stand above the blowing sand, or a spot on the sheltered side of the house.',
    ),
    p(
      'In condos and second homes, trouble starts when nobody is there. One plugged drain can come through the ceiling of the villa below. We test the float switch, the small part that stops the system before the pan spills over. And please don’t switch the cooling off when you leave for the season. A closed house on a barrier island can grow mildew in weeks. Leave it at 78°F with the humidity setting on, or let ',
      link('remote monitoring', '/blog/remote-hvac-monitoring-smart-option'),
      ' tell you when something drifts.',
    ),
    p(
      'Do you live behind a gate? Give us the building, the unit number and your association’s rules for contractors when you book, so we don’t spend half the visit at the gatehouse.',
    ),
  ],
  home: [
    p(
      'It’s one island, but hardly two streets are alike. American Beach still has small cottages from the 1930s, close to the sand. The Plantation’s first villas went up in the 1970s, and many keep their air handler in a closet barely wider than the door. Newer houses under the oaks often have two or three systems.',
    ),
    p(
      'We want the right part on the truck when we leave Jacksonville, because going back for it means two more trips over the bridge. So we’ll ask you a lot on the phone: the brand, the age, which room is warm, what you hear. Five minutes of questions can save you a second night in a hot bedroom.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We check the coil for salt damage before we add refrigerant, because a corroded coil leaks again.',
    },
    {
      name: 'New installation',
      note: 'Coated coils, stainless fasteners and a stand tied down for hurricane wind, sized for a house that is sometimes full and sometimes empty.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'We rinse the outdoor coil with fresh water, clear the drain and test the float switch every spring and fall.',
    },
    {
      name: 'Emergency service',
      note: 'Are guests walking into a hot villa, or is water coming through the ceiling? Turn the system off at the thermostat and call us, day or night.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'When a nor’easter blows and the supply air feels cool, we test the reversing valve, the defrost control and the heat strips in that order.',
    },
    {
      name: 'Installation',
      note: 'Heat pumps work well in the island’s mild winters. We match the outdoor unit to the indoor coil so both last longer.',
    },
    {
      name: 'Maintenance',
      note: 'A fall visit burns the dust off the heat strips while you are there to open a window, not on the first cold night.',
    },
    {
      name: 'Emergency heating',
      note: 'If a breaker for the heat strips trips a second time, leave it off and call us. It’s tripping for a reason.',
    },
  ],
  airQuality: [
    {
      name: 'Air purification',
      note: 'MERV 11 to 13 filters catch pollen from the maritime forest, as long as your return duct is big enough for them.',
    },
    {
      name: 'Humidity control',
      note: 'A whole-house dehumidifier holds 30 to 50% on the days that are damp and too cool for the air conditioner to run.',
    },
    {
      name: 'Duct cleaning',
      note: 'Sand, dander and years of rental-season dust come out of the ductwork, up to six pounds at one cleaning.',
    },
    {
      name: 'UV light systems',
      note: 'A lamp beside the wet indoor coil keeps down the slime that makes a closed-up beach house smell.',
    },
  ],
  additional: [
    {
      name: 'Maintenance plans',
      note: 'Two precision tune-ups a year and priority when something breaks, which helps when you live three states away.',
    },
    {
      name: 'Energy efficiency upgrades',
      note: 'Variable-speed systems run longer at low speed and pull far more moisture out of the air than an old unit that starts and stops.',
    },
    {
      name: 'Ductwork services',
      note: 'We seal joints in hot attics and replace flexible duct that raccoons have torn or age has split.',
    },
    {
      name: '24/7 emergency service',
      note: 'The phone is answered at night and on holiday weekends, when the island is fullest.',
    },
  ],
  neighborhoods: [
    'Amelia Island Plantation',
    'American Beach',
    'Summer Beach',
    'Amelia City',
    'Franklintown',
    'Ocean Village',
    'Crane Island',
  ],
  ...cityReach['/amelia-island-cooling'],
  nearby: ['/fernandina-hvac', '/hvac-services-jacksonville-fl', '/atlantic-beach-hvac'],
};
