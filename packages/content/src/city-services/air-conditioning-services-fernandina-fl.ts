import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const airConditioningFernandina = {
  title: 'Air Conditioning Services in Fernandina, FL',
  city: 'Fernandina',
  kind: 'cooling',
  metadata: {
    title: 'AC Repair & Installation in Fernandina, FL | Whitley’s',
    description:
      'Salt-worn coils, busy rentals and beach condos: AC repair, coated replacements and tune-ups in Fernandina Beach, with a phone answered 24/7.',
  },
  picture: {
    src: '/pictures/city-amelia-island.svg',
    alt: 'Sea oats and dunes beside a cottage on stilts, its air conditioner raised on a stand next to the stairs',
  },
  tagline: 'Coated coils, raised stands and fins rinsed of salt, for beach cottages, condos and Victorians.',
  body: [
    {
      kind: 'lead',
      text: [
        'Look at the screws on your outdoor unit. Orange streaks below each head mean that salt has been at work, and what you see on the cabinet is happening to the coil inside it.',
      ],
    },
    { kind: 'heading', level: 2, text: 'How salt takes a condenser apart' },
    {
      kind: 'paragraph',
      text: [
        'A condenser coil is copper tube pressed through thin aluminum fins. Where two metals touch and salty moisture bridges them, the weaker one gives way, so the aluminum turns to white powder and the tubes lose their grip on it. Nothing leaks at first. The unit simply sheds less heat, runs longer and draws more current every summer, until the compressor overheats on an August afternoon. Electrical terminals suffer the same way, which is why a unit near the beach may quit while its coil still looks sound. Rinse with fresh water regularly and you slow that down. Choose a coil with a factory coating, and you slow it down much more.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Where the unit stands matters' },
    {
      kind: 'paragraph',
      text: [
        'Dunes-side walls get spray, street-side walls get less. Moving a replacement around the corner may add years to it. In flood zones the equipment belongs on a stand with the platform tied to the structure, high enough for the elevation that your permit requires, yet with room for a technician to kneel. Condos raise other matters: whose roof it is, when a crane may come, how far the line set can run. We sort these out with the manager before the old unit is shut down, so that you are not left between two systems in July.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Keeping guests cool' },
    {
      kind: 'paragraph',
      text: [
        'Rental cottages are hard on air conditioning. Sliders stand open to the deck, the thermostat gets pushed to its lowest number at check-in, and wet towels hang on the return grille. A thermostat with limits ends most of that. So does a laminated card by the door that says: doors closed, fan on Auto. Between Saturday’s departure and Saturday’s arrival there are a few hours in which a filter can be changed and a drain flushed. Put them on the cleaner’s list.',
      ],
    },
    { kind: 'heading', level: 2, text: 'When it quits' },
    {
      kind: 'paragraph',
      text: [
        'Read our short guide to ',
        {
          text: 'an AC breakdown in Fernandina',
          to: '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first',
        },
        ' while you wait for a call back; it is meant for a phone and a hot hallway. Turn the system off if you see ice, smell burning or hear metal on metal. For someone frail, a neighbor’s cool living room is better than waiting it out.',
      ],
    },
  ],
  services: [
    {
      name: 'AC repair',
      note: 'Capacitors, fan motors, contactors and boards are the parts that salt and surges claim most, so we look there first.',
    },
    {
      name: 'Coastal replacement systems',
      note: 'Coated coils and corrosion-resistant cabinets, matched to the house by a load calculation.',
    },
    {
      name: 'Ductless cooling',
      note: 'For a sleeping porch, a garage apartment or an attic room where central air never arrives.',
    },
    {
      name: 'Tune-ups and coil washing',
      note: 'A spring visit with the coil rinsed from inside out, and the drain cleared before the algae season.',
    },
    {
      name: 'Rental-season checks',
      note: 'A look at filter, drain and charge ahead of the busy weeks, with a note to owner or manager.',
    },
    {
      name: 'Emergency AC service',
      note: 'Nights and weekends included, for residents, guests and the managers who look after both.',
    },
  ],
  questions: [
    {
      question: 'How far from the beach is salt still a problem?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'There is no line on the map. Spray is worst in the first few rows of houses, but onshore winds carry fine salt across much of the island, and marsh air adds its share on the western side. Look at what metal nearby has to say: a rusty mailbox hinge or pitted door hardware tells you what the coil is breathing. If those look fresh, yours may be sheltered.',
          ],
        },
      ],
    },
    {
      question: 'Can central air be added to a Victorian house?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Yes, and with less damage than many owners fear. Small-diameter, high-velocity tubing bends through closets and stud bays and ends in outlets a few inches wide. One air handler in the attic and a second under the floor can split the house by story, so that nobody cuts through a stair hall. Knob-and-tube wiring or a small electrical panel has to be dealt with first.',
          ],
        },
      ],
    },
  ],
  zipCodes: ['32034'],
  related: [
    { label: 'HVAC services in Fernandina', to: '/fernandina-hvac' },
    { label: 'Indoor air quality in Fernandina', to: '/indoor-air-quality-services-fernandina-fl' },
    { label: 'Heating services in Fernandina', to: '/heating-system-services-fernandina-fl' },
    { label: 'HVAC services on Amelia Island', to: '/amelia-island-cooling' },
  ],
} as const satisfies CityServicePage<Path>;
