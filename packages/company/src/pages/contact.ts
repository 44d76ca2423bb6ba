import type { ContactPageContent } from '@hvac/content/model';
import { company, companyFacts } from '../company.ts';
import { dealerSeal, emergencySeal } from '../drawings.ts';
import type { Path } from '../paths.ts';
import { bullets, link, p } from '../rich-text.ts';

const [hours] = company.officeHours;

export const contact: ContactPageContent<Path> = {
  metadata: {
    title: 'Contact Whitley’s Heating & Air in Jacksonville, FL',
    description: `Schedule service, ask for a free estimate or send a message. Office hours: ${hours}. Emergency service by phone 24/7.`,
    keywords:
      'contact HVAC contractor Jacksonville, schedule AC service, free HVAC estimate, AC repair phone number, emergency HVAC',
  },
  title: 'Contact us',
  lead: 'Something broken? We answer day and night:',
  picture: {
    src: '/pictures/hero-contact.svg',
    alt: 'A hand taps the call button of a phone that lies on a map of the coast, beside a cup of coffee',
  },
  actions: [],
  sections: [
    {
      kind: 'text',
      heading: 'Have these ready',
      body: [
        bullets(
          'What the system is doing, and when it started.',
          'Its brand and age, if you know them. The label on the outdoor unit has both.',
          'Where the air handler is: closet, garage or attic.',
          'Days that work for you, and how to get through the gate.',
        ),
        p(
          `We read messages ${hours}. At any other time, call: the phone is answered day and night. Looking for a job? Apply on the `,
          link('careers page', '/careers'),
          '.',
        ),
      ],
    },
  ],
  form: {
    heading: 'Schedule service or send a message',
    intro: 'We only use your message to answer you.',
  },
  map: {
    heading: 'Where we are',
    still: {
      src: '/pictures/map-service-area.svg',
      size: [640, 800],
      alt: 'Drawn map of northeast Florida, with a pin at Jacksonville on the St. Johns River',
      pin: { x: 43.94, y: 46.8 },
    },
    button: 'Show the map',
    note: 'This map loads from Google when you press the button. Google will see your visit.',
  },
  badges: [
    {
      seal: dealerSeal,
      tone: 'band',
      title: 'Factory-authorized dealer',
      text: `For ${companyFacts.equipmentBrand.value}: factory parts and factory training.`,
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
    text: 'How did we do? Your review helps the next customer.',
  },
  callToAction: {
    heading: 'No time to write?',
    text: 'Call us. We’ll ask the right questions. Or check whether we serve your town.',
    links: [{ label: 'Service area', to: '/service-area' }],
  },
};
