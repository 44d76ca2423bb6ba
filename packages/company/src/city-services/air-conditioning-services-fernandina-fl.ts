import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { h2, lead, link, p } from '../rich-text.ts';

export const airConditioningFernandina: CityServicePageContent<Path> = {
  title: 'Air Conditioning Services in Fernandina, FL',
  city: 'Fernandina',
  kind: 'cooling',
  metadata: {
    title: 'AC Repair & Installation in Fernandina, FL | Whitley’s',
    description:
      'Salt-damaged coils, busy rentals and beach condos: AC repair, coated replacements and tune-ups in Fernandina Beach, with a phone answered 24/7.',
  },
  picture: {
    src: '/pictures/city-amelia-island.svg',
    size: [1440, 520],
    alt: 'Sea oats and dunes beside a cottage on stilts, its air conditioner raised on a stand next to the stairs',
  },
  tagline: 'Coated coils, raised stands and salt rinses for beach cottages, condos and Victorians.',
  body: [
    lead(
      'Look at the screws on your outdoor unit. Orange streaks below the heads mean salt damage, and what you see on the cabinet is happening to the coil inside.',
    ),
    h2('What salt does to a condenser'),
    p(
      'A condenser coil is copper tubing pressed through thin aluminum fins. Where the two metals touch and get wet with salt water, the aluminum corrodes, turns to white powder and comes loose from the tubes. Nothing leaks at first. The unit just gets rid of less heat, runs longer and uses more power every summer, until the compressor overheats on an August afternoon. Electrical terminals corrode the same way, which is why a unit near the beach may quit while its coil still looks good. Rinsing with fresh water slows that down. A new coil with a factory coating slows it down a lot more than that.',
    ),
    h2('Where the unit sits matters'),
    p(
      'The ocean side of a house gets salt spray, and the street side gets less. Putting the new unit around the corner may add years to its life. In flood zones, the equipment goes on a stand tied to the house, high enough for your permit, with room for a technician to work. Condos raise other questions: who owns the roof, when a crane can come, how far the refrigerant lines can run. We settle these with the manager before we shut down the old unit, so you aren’t without cooling in July.',
    ),
    h2('Keeping guests cool'),
    p(
      'Rental cottages are hard on air conditioning. Guests leave the sliding doors open, turn the thermostat all the way down at check-in, and hang wet towels on the return grille. A thermostat with limits stops most of that. So does a laminated card by the door that says: doors closed, fan on Auto. Between checkout and check-in on Saturday, there’s time to change a filter and flush a drain. Put both on the cleaner’s list.',
    ),
    h2('When it quits'),
    p(
      'Read our short guide to ',
      link('an AC breakdown in Fernandina', '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first'),
      ' while you wait for our truck to come. Turn the system off if you see ice, smell burning or hear metal on metal. If someone in the house is frail, take them to a neighbor’s cool living room.',
    ),
  ],
  services: [
    {
      name: 'AC repair',
      note: 'Capacitors, fan motors, contactors and boards are the parts that salt and power surges damage most, so we check them first.',
    },
    {
      name: 'Coastal replacement systems',
      note: 'Coated coils and corrosion-resistant cabinets, matched to the house by a load calculation.',
    },
    {
      name: 'Ductless cooling',
      note: 'For a sleeping porch, a garage apartment or an attic room that central air doesn’t reach.',
    },
    {
      name: 'Tune-ups and coil washing',
      note: 'In spring, we rinse the coil from the inside out and clear the drain before algae season.',
    },
    {
      name: 'Rental-season checks',
      note: 'We check the filter, drain and refrigerant before the busy weeks, and send a report to the owner or manager.',
    },
    {
      name: 'Emergency AC service',
      note: 'Nights and weekends, for residents, guests and property managers.',
    },
  ],
  questions: [
    {
      question: 'How far from the beach is salt still a problem?',
      answer: [
        p(
          'There’s no set distance. Spray is worst in the first few rows of houses, but wind off the ocean carries fine salt across most of the island, and the marsh adds more on the western side. Look at other metal around the house. If the mailbox hinge is rusty or the door hardware is pitted, your coil is getting salt too. If those look new, yours may be sheltered.',
        ),
      ],
    },
    {
      question: 'Can central air be added to a Victorian house?',
      answer: [
        p(
          'Yes, and with less damage than you might expect. Small, high-velocity ducts bend through closets and walls and end in outlets a few inches wide. With one air handler in the attic and a second one under the floor, each story has its own system, and nobody has to cut through a stair hall. Knob-and-tube wiring or a small electrical panel has to be replaced first.',
        ),
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
};
