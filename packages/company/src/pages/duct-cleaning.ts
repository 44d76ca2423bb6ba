import type { ServicePage } from '@hvac/content/model';
import { companyFacts } from '../company.ts';
import type { Path } from '../paths.ts';
import { h3, link, numbers, p, symptoms } from '../rich-text.ts';

export const ductCleaning: ServicePage<Path> = {
  metadata: {
    title: 'Air Duct Cleaning in Jacksonville FL | Whitley’s',
    description:
      'What duct cleaning removes, when it’s worth the money and when it isn’t. One cleaning can remove up to six pounds of dust. Call for an inspection.',
    keywords:
      'duct cleaning Jacksonville FL, air duct cleaning, HVAC duct cleaning, dryer vent cleaning, dust removal, indoor air quality',
  },
  title: 'Air duct cleaning',
  lead: 'The air you breathe at home goes through the ducts again and again. A single duct cleaning can remove up to six pounds of dust.',
  hero: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-duct-before-after.svg',
    size: [640, 300],
    alt: 'A duct thick with dust, and the same duct clean, with air flowing through',
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  sections: [
    {
      kind: 'diagram',
      heading: 'How dust gets in your ducts',
      body: [
        p(
          'Lint, skin, pet hair, pollen and sand from the beach all go into the return grille with the air. The filter catches most of it. The rest settles on the blower, on the coil and in the supply ducts. Whenever the blower starts, some of it blows back out and lands where you dusted yesterday.',
        ),
        p(
          'Leaks make it worse. If a return duct in the attic has come apart at a joint, it pulls in insulation fibers and hot, humid air. Mold can grow on damp dust, and it’s humid here most of the year.',
        ),
      ],
      diagram: {
        src: '/pictures/diagram-duct-dust-path.svg',
        size: [720, 420],
        alt: 'Cutaway of a house: dust from a room enters the return, passes the blower, settles in the supply trunk and comes out at a register',
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
      heading: 'Six pounds from one house',
      body: [
        p(
          'One cleaning can remove up to six pounds of dust. That’s more than a large bag of flour. Not every house has that much. A newer system with good filters may have very little, and if so, we’ll tell you. We look before we quote, with a camera or a mirror at the vents and the return, and we show you what we see.',
        ),
      ],
      picture: {
        src: '/pictures/diagram-duct-six-pounds.svg',
        alt: 'A heap of gray dust on a kitchen scale that reads six pounds',
      },
    },
    {
      kind: 'lists',
      heading: 'Benefits of clean ducts',
      lists: [
        {
          marker: 'checks',
          items: [
            {
              name: 'Less dust on everything',
              note: 'Shelves and screens stay clean longer.',
            },
            {
              name: 'Easier breathing',
              note: 'The blower stirs up less of the dust that bothers people with allergies or asthma.',
            },
            {
              name: 'A fresher smell',
              note: 'Dust holds the smell of pets, smoke and cooking. Removing it works better than any air freshener.',
            },
            {
              name: 'Better airflow',
              note: 'With clean vents, coil and blower, the system moves as much air as it was designed to.',
            },
            {
              name: 'Less work for the system',
              note: 'With clean blades, the blower doesn’t have to run as long.',
            },
            {
              name: 'You know their condition',
              note: 'We tell you about any loose joints, torn insulation or moisture we find.',
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When to have them cleaned',
      body: [
        symptoms(
          'You see dust or mold inside the vents when you shine a light in.',
          'Dust puffs out when the blower starts.',
          'You’ve remodeled. Drywall dust and sawdust get everywhere.',
          'Mice, squirrels or insects have been in the ducts.',
          'You just moved into an older house.',
          'Someone at home has allergies that are worse indoors than out.',
          'You notice a musty smell from several vents at once.',
        ),
        h3('When not to'),
        p(
          'You don’t need it on a schedule. If the ducts are clean, leave them alone. If they’re wet, fix the leak or the humidity first, or they’ll be dirty again by fall. If flexible ducts have a torn or moldy lining, replace them, because brushing spreads the mold. The Environmental Protection Agency says much the same.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'What to expect',
      body: [
        numbers(
          'We inspect the system, take pictures and agree on a plan with you.',
          'We cover floors and furniture near the vents and turn off the power to the system.',
          'We connect a strong vacuum with a fine filter to the main duct, so the dust goes out, not into your rooms.',
          'Starting at the far end, we loosen the dust with brushes and compressed air. The vacuum takes it.',
          'We take down the vents and grilles and wash them. We check the blower compartment and the coil, and clean them if you’ve asked us to.',
          'We put in a new filter, run the system and show you the before and after pictures.',
        ),
        p('In a large house, it takes most of a day. You can stay, but it’s loud for a while.'),
      ],
    },
    {
      kind: 'text',
      heading: 'Keep them clean longer',
      body: [
        p(
          'Choose a filter of MERV 11 to 13 that fits without gaps, and replace it before it turns gray. Keep indoor humidity between 30 and 50%. Have the system serviced twice a year, so the coil and drain stay clean too. While we’re there, ask us about the dryer vent. Lint is a fire hazard, and the vent should be cleaned annually.',
        ),
        p(
          'For questions about purifiers, UV lamps and filters, see the ',
          link('indoor air quality FAQs', '/indoor-air-quality-faqs'),
          '.',
        ),
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
    heading: 'Let us take a look first',
    text: 'Tell us how old the house is and what you’ve noticed. If your ducts are clean, we’ll say so.',
    links: [{ label: 'Schedule Service', to: '/contact' }],
  },
};
