import type { CityPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const ameliaIsland = {
  city: 'Amelia Island',
  metadata: {
    title: 'Amelia Island AC Repair & Heating | Whitley’s',
    description:
      'Salt-tired coils, damp villas, a condo that won’t cool: AC repair, heat pumps and humidity control from the Plantation to American Beach. 24/7 service.',
  },
  picture: {
    src: '/pictures/city-amelia-island.svg',
    alt: 'A raised beach cottage behind the dunes of Amelia Island, with sea oats, palms and an air conditioner on a stand',
  },
  tagline: 'Cooling, heating and drier rooms for homes that stand in salt air all year.',
  tiles: {
    cooling: 'Corroded coils, warm villas, new systems',
    heating: 'Heat pumps for raw January wind',
    maintenance: 'Salt rinsed off, drains proven clear',
  },
  intro: [
    {
      kind: 'lead',
      text: [
        'The breeze that makes an Amelia Island porch worth sitting on is slowly dissolving the air conditioner beside it. Salt lands on the outdoor coil, pulls moisture out of the air, and eats the aluminum fins where they touch the copper.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'For a few summers nothing shows. Then the fins go white and crumble under a finger, pressure climbs, and the compressor pays for it. How soon depends on where the unit stands. A villa on the dunes at Summer Beach has a harder life than a house under the oaks by Amelia City, so we look at exposure first: coated coils, a stand above blowing sand, or the sheltered side of the house.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Condominiums and second homes fail in another way: quietly, with nobody there. One plugged drain can come through the ceiling of the villa below. We test the float switch, the small part that stops the system before the pan spills over. And please don’t switch the cooling off when you leave for the season. A closed house on a barrier island can grow mildew in weeks. Leave it at 78°F with the humidity setting on, or let ',
        { text: 'remote monitoring', to: '/blog/remote-hvac-monitoring-smart-option' },
        ' tell you when something drifts.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Behind a gate? Give us the building, the unit number and your association’s rules for contractors when you book, and the gatehouse won’t cost you half the visit.',
      ],
    },
  ],
  home: [
    {
      kind: 'paragraph',
      text: [
        'One island, and hardly two streets alike. American Beach still has cottages from the 1930s, small, proud and close to the sand. The Plantation’s villas began in the 1970s, and many keep their air handler in a closet barely wider than the door. Newer houses among the oaks carry two or three systems under a tall roof.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We drive up from Jacksonville wanting the right part on the truck, because fetching it later means crossing the bridge twice more. So we ask more on the phone than you may expect: brand, age, which room is warm, what you hear. Five minutes of questions can save you a second night in a hot bedroom.',
      ],
    },
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
      note: 'Fresh water through the outdoor coil, a cleared drain and a tested float switch, in spring and again in fall.',
    },
    {
      name: 'Emergency service',
      note: 'Guests arriving to a hot villa, or water through a ceiling: turn the system off at the thermostat and call, day or night.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'When a nor’easter blows and the supply air feels cool, we test the reversing valve, the defrost control and the heat strips in that order.',
    },
    {
      name: 'Installation',
      note: 'Heat pumps suit the island’s mild winters; we match one to the coil indoors so that neither wears the other out.',
    },
    {
      name: 'Maintenance',
      note: 'A fall visit burns the dust off the heat strips while you are there to open a window, not on the first cold night.',
    },
    {
      name: 'Emergency heating',
      note: 'If a breaker for the heat strips trips a second time, leave it off and call us: that is a fault, not bad luck.',
    },
  ],
  airQuality: [
    {
      name: 'Air purification',
      note: 'Filters of MERV 11 to 13 catch pollen from the maritime forest, provided the return duct is large enough to pull through them.',
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
      note: 'A lamp beside the wet indoor coil keeps the slime down that gives a shut-up beach house its smell.',
    },
  ],
  additional: [
    {
      name: 'Maintenance plans',
      note: 'Two precision tune-ups a year and priority when something breaks, useful when you own the house from three states away.',
    },
    {
      name: 'Energy efficiency upgrades',
      note: 'Variable-speed systems run long and low, which wrings out far more water than an old unit that sprints and stops.',
    },
    {
      name: 'Ductwork services',
      note: 'We seal joints in hot attics and replace flexible duct that raccoons or time have opened.',
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
  zipCodes: ['32034'],
  drive: 'About 45 minutes from our Jacksonville shop: up I-95, then east on State Road 200 and over the Amelia River.',
  nearby: ['/fernandina-hvac', '/hvac-services-jacksonville-fl', '/atlantic-beach-hvac'],
} as const satisfies CityPage<Path>;
