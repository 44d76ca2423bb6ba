import type { PageSection, SectionOf, ServicePage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import { company } from '../company.ts';
import type { SubjectPath } from '../paths.ts';
import { p } from '../rich-text.ts';

/** The six cards, also shown on the air-quality page. */
export const allServices: SectionOf<'cards', SubjectPath> = {
  kind: 'cards',
  heading: 'What we do',
  cards: [
    {
      title: 'Air Conditioning',
      description: 'We fix it when it quits, service it so it doesn’t, and replace it when it’s worn out.',
      picture: { src: '/pictures/spot-cooling.svg', alt: '' },
      features: ['AC repair, day or night', 'New systems, sized for the house', 'Tune-ups before the season'],
      link: { label: 'Learn More', to: '/cooling' },
    },
    {
      title: 'Heating Services',
      description:
        'Heat pumps, furnaces and backup heat. Our winters are short, but the first cold night is hard on every weak part.',
      picture: { src: '/pictures/spot-heating.svg', alt: '' },
      features: ['Heat pump and furnace repair', 'Heating installation', 'Commercial heating'],
      link: { label: 'Learn More', to: '/heating' },
    },
    {
      title: 'HVAC Maintenance',
      description: 'Two visits a year that clean, measure and adjust, with the findings explained before we leave.',
      picture: { src: '/pictures/spot-plan.svg', alt: '' },
      features: ['Coils, drains and electrical parts', 'Refrigerant charge and airflow checked', 'Dryer vent cleaning'],
      link: { label: 'Learn More', to: '/hvac' },
    },
    {
      title: 'Indoor Air Quality',
      description: 'Less dust, less pollen, less humidity. We measure before we recommend anything.',
      picture: { src: '/pictures/spot-air.svg', alt: '' },
      features: ['Filters that fit, MERV 11 to 13', 'Humidity control', 'Purifiers and UV lamps'],
      link: { label: 'Learn More', to: '/indoor-air-quality-faqs' },
    },
    {
      title: 'Emergency Services',
      description: 'No cooling at midnight, or no heat on a freezing morning: we pick up, and we come out.',
      picture: { src: '/pictures/spot-emergency.svg', alt: '' },
      features: ['24/7, weekends and holidays too', 'Homes and businesses', 'Advice by phone right away'],
      phone: company.phone,
      link: { label: 'Learn More', to: '/contact' },
    },
    {
      title: 'System Installation',
      description: 'We run the load calculation first, then pick the equipment. That keeps the house dry and quiet.',
      picture: { src: '/pictures/spot-schedule.svg', alt: '' },
      features: ['Free estimates', `Systems rated ${claims.efficiency.text}`, 'Financing for all products'],
      link: { label: 'Learn More', to: '/cooling-system-installation' },
    },
  ],
};

/** The same without their lists: whoever has an emergency came for something else. */
export const shortServices: PageSection<SubjectPath> = {
  ...allServices,
  cards: allServices.cards.map((card) => {
    const { features: _, ...short } = card;
    return short;
  }),
};

export const whyChoose: PageSection<SubjectPath> = {
  kind: 'lists',
  heading: 'Why Choose Whitley’s',
  lists: [
    {
      marker: 'checks',
      items: [
        {
          name: 'Licensed & Insured',
          note: 'Our Florida license number is at the bottom of every page. Look it up before you let anyone work on your system.',
        },
        {
          name: 'Experienced Team',
          note: `The family has served the area for ${claims.yearsServed.text}, and our technicians are certified.`,
        },
        {
          name: 'Quality Equipment',
          note: 'As a factory-authorized dealer, we install equipment we can get parts for, and register it in your name.',
        },
        {
          name: '24/7 Emergency',
          note: 'Systems don’t break on schedule. Call any time and you’ll reach us.',
        },
      ],
    },
  ],
};

export const services: ServicePage<SubjectPath> = {
  metadata: {
    title: 'Heating & Air Services in Jacksonville FL | Whitley’s',
    description:
      'Air conditioning, heating, maintenance, indoor air quality, new systems and 24/7 emergency service for homes and businesses in northeast Florida.',
    keywords:
      'HVAC services Jacksonville FL, heating and air conditioning, AC repair, heating repair, HVAC maintenance, system installation',
  },
  title: 'Heating and air services',
  lead: 'We work on the outdoor unit, the air handler, the ducts and the air you breathe, in houses, condos, shops and offices.',
  hero: { layout: 'wide' },
  picture: {
    src: '/pictures/hero-services.svg',
    size: [1200, 480],
    alt: 'Cutaway of a house: an air handler in the closet feeds ducts in the attic, cool air flows into the living room and the bedroom, the condenser is outside on the left, and a technician arrives in a van on the right',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact?about=estimate' }],
  sections: [
    allServices,
    {
      kind: 'legend',
      heading: 'One system, six parts',
      body: [p('It helps to know the parts before you call. The numbers match the drawing.')],
      picture: {
        src: '/pictures/diagram-house.svg',
        size: [720, 520],
        alt: 'Cutaway of a house with six numbered parts of its system, from the outdoor unit to the thermostat',
      },
      legend: {
        marker: 'numbers',
        items: [
          {
            name: 'Outdoor unit',
            note: 'Gets rid of heat in summer and collects it in winter. If it’s noisy, or silent, start here.',
          },
          {
            name: 'Air handler',
            note: 'Blower, indoor coil and filter, in a closet, the garage or the attic. Leaks and ice show up here.',
          },
          { name: 'Supply duct', note: 'Carries air to the rooms. If it leaks, you’re cooling the attic.' },
          {
            name: 'Supply register',
            note: 'Where the air comes out. If it’s weak in one room, check the duct. If it’s weak everywhere, check the blower or the filter.',
          },
          {
            name: 'Return grille',
            note: 'Where air goes back. It has to be big enough, with nothing in front of it.',
          },
          { name: 'Thermostat', note: 'Turns the heat or cooling on. If the screen is blank, start here.' },
        ],
      },
    },
    {
      kind: 'smallPicture',
      heading: 'Homes and businesses',
      body: [
        p(
          'A bungalow in Riverside, a restaurant in San Marco and a warehouse off the interstate all need cooling in this climate. We work on all kinds of residential systems and on rooftop and split systems in smaller commercial buildings, and we can come before you open.',
        ),
        p('Not sure what you need? Tell us what you hear, feel or smell. Figuring it out is our job.'),
      ],
      picture: { src: '/pictures/spot-commercial.svg', alt: 'A corner shop with a cooling unit on its roof' },
    },
    whyChoose,
  ],
  callToAction: {
    heading: 'Tell us what it’s doing',
    text: 'Estimates on new systems are free, and so is asking a question.',
    links: [{ label: 'Get Free Estimate', to: '/contact?about=estimate' }],
  },
};
