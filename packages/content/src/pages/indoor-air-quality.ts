import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';
import { allServices, whyChoose } from './services.ts';

export const indoorAirQuality = {
  metadata: {
    title: 'Indoor Air Quality Services in Jacksonville | Whitley’s',
    description:
      'Filters of MERV 11 to 13, humidity held at 30 to 50%, purifiers, UV lamps and clean ducts: what helps in a Florida house, and in which order.',
    keywords:
      'indoor air quality Jacksonville FL, air purification, humidity control, whole-home dehumidifier, UV light HVAC, MERV 13 filter',
  },
  title: 'Indoor air quality',
  lead: 'Closed windows keep the heat out and everything else in. Three things make the difference here: how dry the air is, what the filter catches, and what sits in the ducts.',
  opening: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-merv-filters.svg',
    alt: 'Air passing three filters marked 11, 12 and 13: each lets less dust through',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact' }],
  sections: [
    {
      kind: 'lists',
      heading: 'What we can do about it',
      body: [
        {
          kind: 'paragraph',
          text: [
            'We begin with readings, not with a catalog: temperature and humidity in several rooms, the pressure that your filter adds, a look at the coil and into the ducts. Often the answer is a repair. Sometimes it is one of these.',
          ],
        },
      ],
      lists: [
        {
          style: 'plain',
          items: [
            {
              name: 'Humidity control',
              note: 'Indoors it should stay between 30 and 50%. Right airflow and a dry return do most of it; a whole-home dehumidifier does the rest in mild, wet months.',
              picture: { src: '/pictures/spot-humidity.svg', alt: '' },
            },
            {
              name: 'Filtration',
              note: 'MERV 11 to 13 catches pollen, spores and much of the fine dust. We make sure that the blower can breathe through it.',
              picture: { src: '/pictures/spot-air.svg', alt: '' },
            },
            {
              name: 'Air purification',
              note: 'A purifier in the duct treats the air of the whole house, for people with asthma, for smokers’ houses, for five cats.',
              picture: { src: '/pictures/spot-purifier.svg', alt: '' },
            },
            {
              name: 'UV light systems',
              note: 'A lamp that shines on the wet coil keeps mold from settling there, and the musty smell goes with it.',
              picture: { src: '/pictures/spot-uv.svg', alt: '' },
            },
            {
              name: 'Duct cleaning and sealing',
              note: 'Remove what has settled, close the gaps that let attic air in, and find out why it was dusty.',
              picture: { src: '/pictures/spot-duct.svg', alt: '' },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Read on, or have it measured',
      body: [
        {
          kind: 'paragraph',
          text: [
            'What does MERV mean, do plants help, is a lamp safe to look at? The ',
            { text: 'indoor air quality FAQs', to: '/indoor-air-quality-faqs' },
            ' answer fifteen such questions. For pollen in particular there is an article about ',
            { text: 'allergy season', to: '/blog/improve-indoor-air-quality-allergy-season' },
            ', and everything about ducts is on the ',
            { text: 'duct cleaning page', to: '/duct-cleaning' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Headaches, dizziness or nausea that ease outdoors, in a house with gas, oil or an attached garage, can mean carbon monoxide. Leave, call 911 from outside, and think about air quality later.',
          ],
        },
      ],
    },
    allServices,
    whyChoose,
  ],
  callToAction: {
    heading: 'Find out what is in your air',
    text: 'Write down what you notice and when. Mornings, rainy days, one room or all of them: such details save an hour of looking.',
    links: [{ label: 'Get Free Estimate', to: '/contact' }],
  },
} as const satisfies ServicePage<Path>;
