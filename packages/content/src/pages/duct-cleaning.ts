import { companyFacts } from '../company.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const ductCleaning = {
  metadata: {
    title: 'Air Duct Cleaning in Jacksonville FL | Whitley’s',
    description:
      'What duct cleaning removes, when it is worth the money and when it isn’t. One cleaning can bring out up to six pounds of dust. Call for an inspection.',
    keywords:
      'duct cleaning Jacksonville FL, air duct cleaning, HVAC duct cleaning, dryer vent cleaning, dust removal, indoor air quality',
  },
  title: 'Air duct cleaning',
  lead: 'Everything that you breathe at home has been through the ducts, again and again. A single cleaning can remove up to six pounds of dust from them.',
  opening: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-duct-before-after.svg',
    alt: 'A duct thick with dust, and the same duct clean, with air flowing through',
  },
  actions: [{ label: 'Schedule an inspection', to: '/contact' }],
  sections: [
    {
      kind: 'diagram',
      heading: 'How dust gets in, and comes back',
      body: [
        {
          kind: 'paragraph',
          text: [
            'The return grille doesn’t choose. Lint, skin, pet hair, pollen and the sand that comes home from the beach go in with the air. The filter stops a good part; what slips past settles on the blower and the coil, and in the long, calm stretches of the supply trunk. Whenever the blower starts, a little of it lifts off and lands where you dusted yesterday.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Leaks add to it. Where a return duct in the attic has come apart at a joint, it sucks in insulation fibers and hot, wet air. Moisture turns dust into something that mold can live on, and in this climate there is no shortage of moisture.',
          ],
        },
      ],
      diagram: {
        src: '/pictures/diagram-duct-dust-path.svg',
        alt: 'A house in section: dust from a room enters the return, passes the blower, settles in the supply trunk and comes out at a register',
        labels: [
          'Room air and dust enter the return',
          'Return duct',
          'Blower and coil',
          'Supply trunk, where dust settles',
          'Register blows it back',
        ],
      },
    },
    {
      kind: 'picture',
      heading: 'Six pounds, in one house',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Up to six pounds is what a single cleaning can bring out. That is more than a large bag of flour, and it is finer. Not every house has that much: a young system with good filters may have little, and then we say so. We look before we quote, with a camera or a mirror at the registers and the return, and you see what we see.',
          ],
        },
      ],
      picture: {
        src: '/pictures/diagram-duct-six-pounds.svg',
        alt: 'A heap of gray dust on a kitchen scale that points to six pounds',
      },
    },
    {
      kind: 'lists',
      heading: 'Benefits of clean ducts',
      lists: [
        {
          style: 'checks',
          items: [
            {
              name: 'Less dust on everything',
              note: 'Shelves and screens stay clean longer, because the source is gone.',
            },
            {
              name: 'Easier breathing',
              note: 'Fewer of the particles that trouble people with allergies or asthma are stirred up at each start of the blower.',
            },
            {
              name: 'A fresher smell',
              note: 'Pets, smoke and old cooking linger in dust. Removing it helps more than any scent can.',
            },
            {
              name: 'Air where it should go',
              note: 'Cleared registers, coil and blower let the system move the air that it was designed for.',
            },
            {
              name: 'Less work for the system',
              note: 'A blower wheel with clean blades doesn’t need to run as long for the same room.',
            },
            {
              name: 'You know their condition',
              note: 'We report loose joints, torn insulation and moisture that we find on the way.',
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When to have them cleaned',
      body: [
        {
          kind: 'list',
          style: 'signs',
          items: [
            ['You see dust or growth inside the registers when you shine a light in.'],
            ['Dust puffs out when the blower starts.'],
            ['You have renovated: drywall and sawdust travel far.'],
            ['Mice, squirrels or insects have been in the ducts.'],
            ['You moved into a house whose history nobody knows.'],
            ['Someone at home has allergies that are worse indoors than out.'],
            ['A musty smell comes from several registers at once.'],
          ],
        },
        { kind: 'heading', level: 3, text: 'When not to' },
        {
          kind: 'paragraph',
          text: [
            'A calendar alone is no reason. If the ducts are clean, leave them alone. If they are wet, the leak or the humidity comes first, because a wet duct is dirty again by fall. And flexible ducts whose lining is torn or moldy should be replaced: brushing spreads what it is meant to remove. The Environmental Protection Agency says much the same, and it is sound advice.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What happens on the day',
      body: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            ['We inspect the system, take pictures, and agree with you on what will be done.'],
            ['Floors and furniture near the registers are covered, and the power to the system is switched off.'],
            [
              'A strong vacuum with a fine filter is connected to the main trunk, so that the whole duct is under suction while we work.',
            ],
            [
              'Starting at the far end, each run is loosened with brushes and compressed air. What comes loose moves toward the vacuum, not into the room.',
            ],
            [
              'Registers and grilles are taken down and washed. Blower compartment and coil are checked, and cleaned if that was agreed.',
            ],
            ['A new filter goes in, the system runs, and you get to see the pictures, before and after.'],
          ],
        },
        { kind: 'paragraph', text: ['Plan for most of a day in a large house. You can stay; it is loud for a while.'] },
      ],
    },
    {
      kind: 'text',
      heading: 'Keep them clean longer',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Choose a filter of MERV 11 to 13 that fits without gaps, and replace it before it turns gray. Hold indoor humidity between 30 and 50%. Have the system serviced twice a year, so that coil and drain stay clean as well. While we are there, ask us about the dryer vent: lint is a fire hazard, and its duct should be cleaned annually.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Questions about purifiers, lamps and filters are answered in the ',
            { text: 'indoor air quality FAQs', to: '/indoor-air-quality-faqs' },
            '.',
          ],
        },
      ],
    },
  ],
  testimonials: {
    heading: 'What customers say',
    items: [
      {
        quote:
          'He showed me the return with his camera before and after. I had been dusting twice a week and now I know why.',
        name: 'Yolanda M.',
        place: 'Arlington',
        sample: true,
      },
      {
        quote:
          'We had the floors sanded and there was powder in every room for a month. After the cleaning it stopped. They covered everything and left no mess.',
        name: 'Greg P.',
        place: 'Orange Park',
        sample: true,
      },
      {
        quote:
          'They told my mother that her ducts didn’t need it and fixed a loose joint instead. That is why they got the job at our house.',
        name: 'Alicia W.',
        place: 'St. Augustine',
        sample: true,
      },
    ],
    more: { label: 'Read more on Google', href: companyFacts.google.value },
  },
  callToAction: {
    heading: 'Let us have a look first',
    text: 'Tell us the age of the house and what you have noticed. If your ducts are clean, you’ll hear it from us.',
    links: [{ label: 'Schedule an inspection', to: '/contact' }],
  },
} as const satisfies ServicePage<Path>;
