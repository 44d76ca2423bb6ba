import type { ServicePage } from '@hvac/content/model';
import type { SubjectPath } from '../paths.ts';
import { allServices, whyChoose } from './services.ts';
import { link, p } from '../rich-text.ts';

export const indoorAirQuality: ServicePage<SubjectPath> = {
  metadata: {
    title: 'Indoor Air Quality Services in Jacksonville | Whitley’s',
    description:
      'MERV 11 to 13 filters, humidity of 30 to 50%, purifiers, UV lamps and clean ducts: what helps in a Florida house, and what to do first.',
    keywords:
      'indoor air quality Jacksonville FL, air purification, humidity control, whole-home dehumidifier, UV light HVAC, MERV 13 filter',
  },
  title: 'Indoor air quality',
  lead: 'Closed windows keep the heat out, but they keep dust and moisture in. Three things make the difference: how dry the air is, what the filter catches, and what’s in the ducts.',
  hero: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-merv-filters.svg',
    size: [640, 372],
    alt: 'Air passing three filters marked 11, 12 and 13: each lets less dust through',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact?about=air-estimate' }],
  sections: [
    {
      kind: 'lists',
      heading: 'What we can do about it',
      body: [
        p(
          'We start by measuring the temperature and humidity in several rooms and the pressure across your filter, and we look at the coil and inside the ducts. Often all you need is a repair. Sometimes it’s one of these.',
        ),
      ],
      lists: [
        {
          marker: 'plain',
          items: [
            {
              name: 'Humidity control',
              note: 'It should be between 30 and 50% indoors. The right airflow and sealed return ducts do most of it. A whole-home dehumidifier does the rest in mild, wet months.',
              picture: { src: '/pictures/spot-humidity.svg', alt: '' },
            },
            {
              name: 'Filtration',
              note: 'MERV 11 to 13 catches pollen, mold spores and a lot of the fine dust. We make sure your blower can handle it.',
              picture: { src: '/pictures/spot-air.svg', alt: '' },
            },
            {
              name: 'Air purification',
              note: 'A purifier in the duct treats the whole house. It helps if you have asthma, a smoker or five cats at home.',
              picture: { src: '/pictures/spot-purifier.svg', alt: '' },
            },
            {
              name: 'UV light systems',
              note: 'A lamp that shines on the wet coil keeps mold from growing there and stops the musty smell.',
              picture: { src: '/pictures/spot-uv.svg', alt: '' },
            },
            {
              name: 'Duct cleaning and sealing',
              note: 'We remove the dust, seal the gaps that let attic air in, and find out where the dust came from.',
              picture: { src: '/pictures/spot-duct.svg', alt: '' },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Read more, or have us check',
      body: [
        p(
          'What does MERV mean, is that mold around the vents, does a UV lamp work? The ',
          link('indoor air quality FAQs', '/indoor-air-quality-faqs'),
          ' answer fifteen questions like these. For pollen, read our article about ',
          link('allergy season', '/blog/improve-indoor-air-quality-allergy-season'),
          '. For ducts, see the ',
          link('duct cleaning page', '/duct-cleaning'),
          '.',
        ),
        p(
          'If your house has gas, oil or an attached garage, headaches, dizziness or nausea that go away outdoors can mean carbon monoxide. Get out and call 911 from outside.',
        ),
      ],
    },
    allServices,
    whyChoose,
  ],
  callToAction: {
    heading: 'Find out what’s in your air',
    text: 'Write down what you notice and when: mornings, rainy days, one room or all of them. It can save us an hour of looking.',
    links: [{ label: 'Get Free Estimate', to: '/contact?about=air-estimate' }],
  },
};
