import { company, companyFacts } from '../company.ts';
import { dealerSeal, emergencySeal } from '../drawings.ts';
import type { ContactPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

const [hours] = company.officeHours;

export const contact = {
  metadata: {
    title: 'Contact Whitley’s Heating & Air in Jacksonville, FL',
    description: `Schedule service, ask for a free estimate or send a message. Office hours: ${hours}. Emergency service by phone 24/7.`,
    keywords:
      'contact HVAC contractor Jacksonville, schedule AC service, free HVAC estimate, AC repair phone number, emergency HVAC',
  },
  title: 'Contact us',
  lead: 'Something broken? We answer day and night:',
  opening: { layout: 'plain' },
  picture: {
    src: '/pictures/opening-contact.svg',
    alt: 'A hand taps the call button of a phone that lies on a map of the coast, beside a cup of coffee',
  },
  actions: [],
  sections: [
    {
      kind: 'text',
      heading: 'Have these ready',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            ['What the system does, and since when.'],
            ['Its brand and age, if you know them. The label on the outdoor unit tells both.'],
            ['Where the air handler stands: closet, garage or attic.'],
            ['Days that suit you, and how we get through the gate.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            `Messages are read during office hours: ${hours}. After that, only the phone is sure to reach somebody.`,
          ],
        },
      ],
    },
  ],
  form: {
    heading: 'Send us a message',
    intro: 'We use what you write here to answer you, and for nothing else.',
  },
  map: {
    heading: 'Where we are',
    still: {
      src: '/pictures/map-service-area.svg',
      alt: 'Drawn map of north-east Florida, with a pin at Jacksonville on the St. Johns River',
      pin: { x: 43.94, y: 46.8 },
    },
    button: 'Show the map',
    note: 'The map comes from another company, which learns that you looked at it. It loads when you press the button.',
  },
  badges: [
    {
      seal: dealerSeal,
      tone: 'band',
      title: 'Factory-authorized dealer',
      text: `Of ${companyFacts.equipmentBrand.value}, with its parts and its training.`,
    },
    {
      seal: emergencySeal,
      tone: 'dark',
      title: '24-hour service',
      text: 'Call at night, on weekends and on holidays.',
    },
  ],
  reviews: {
    label: 'Review us',
    href: companyFacts.google.value,
    text: 'Were you pleased, or not? Tell the next person who is looking.',
  },
  callToAction: {
    heading: 'No time to write?',
    text: 'Call, and let us do the asking. Or see first whether we come to your town.',
    links: [{ label: 'Service area', to: '/service-area' }],
  },
} as const satisfies ContactPage<Path>;
