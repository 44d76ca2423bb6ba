import { claims } from '../claims.ts';
import type { PageSection, ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

/** The six cards, which the air-quality and emergency pages show as well. */
export const allServices = {
  kind: 'cards',
  heading: 'What we do',
  cards: [
    {
      title: 'Air Conditioning',
      description:
        'Repair when it quits, care so that it doesn’t, and a new system when the old one has earned its rest.',
      picture: { src: '/pictures/spot-cooling.svg', alt: '' },
      features: ['AC repair, day or night', 'New systems, sized for the house', 'Tune-ups before the season'],
      link: { label: 'Learn More', to: '/cooling' },
    },
    {
      title: 'Heating Services',
      description:
        'Heat pumps, furnaces and backup heat. Our winters are short, and the first cold night still finds every weak part.',
      picture: { src: '/pictures/spot-heating.svg', alt: '' },
      features: ['Heat pump and furnace repair', 'Heating installation', 'Commercial heating'],
      link: { label: 'Learn More', to: '/heating' },
    },
    {
      title: 'HVAC Maintenance',
      description: 'Two visits a year that clean, measure and adjust, with the findings explained before we leave.',
      picture: { src: '/pictures/spot-plan.svg', alt: '' },
      features: ['Coils, drains and electrical parts', 'Checks of charge and airflow', 'Dryer vent cleaning'],
      link: { label: 'Learn More', to: '/hvac' },
    },
    {
      title: 'Indoor Air Quality',
      description: 'Less dust, less pollen, less damp. We measure before we recommend anything.',
      picture: { src: '/pictures/spot-air.svg', alt: '' },
      features: ['Filters that fit, MERV 11 to 13', 'Humidity control', 'Purifiers and UV lamps'],
      link: { label: 'Learn More', to: '/indoor-air-quality-faqs' },
    },
    {
      title: 'Emergency Services',
      description: 'No cooling at midnight, or no heat on a freezing morning: somebody answers, and somebody comes.',
      picture: { src: '/pictures/spot-emergency.svg', alt: '' },
      features: ['24/7, weekends and holidays too', 'Homes and businesses', 'Advice by phone at once'],
      link: { label: 'Learn More', to: '/contact' },
    },
    {
      title: 'System Installation',
      description:
        'A load calculation first, then equipment. That order decides how dry and how quiet the house will be.',
      picture: { src: '/pictures/spot-schedule.svg', alt: '' },
      features: ['Free estimates', `Systems rated ${claims.efficiency.text}`, 'Financing for all products'],
      link: { label: 'Learn More', to: '/cooling-system-installation' },
    },
  ],
} as const satisfies PageSection<Path>;

export const whyChoose = {
  kind: 'lists',
  heading: 'Why Choose Whitley’s',
  lists: [
    {
      style: 'checks',
      items: [
        {
          name: 'Licensed & Insured',
          note: 'Our Florida license number is at the foot of every page. Look it up before you let anyone open your panel.',
        },
        {
          name: 'Experienced Team',
          note: `The family has served the area for ${claims.yearsServed.text}, and our technicians are certified for the work that they do.`,
        },
        {
          name: 'Quality Equipment',
          note: 'As a factory-authorized dealer we install what we can get parts for, and register it in your name.',
        },
        {
          name: '24/7 Emergency',
          note: 'Breakdowns keep no office hours. Call at any time and you’ll reach us.',
        },
      ],
    },
  ],
} as const satisfies PageSection<Path>;

export const services = {
  metadata: {
    title: 'Heating & Air Services in Jacksonville FL | Whitley’s',
    description:
      'Air conditioning, heating, maintenance, indoor air quality, new systems and 24/7 emergency service for homes and businesses in north-east Florida.',
    keywords:
      'HVAC services Jacksonville FL, heating and air conditioning, AC repair, heating repair, HVAC maintenance, system installation',
  },
  title: 'Heating and air services',
  lead: 'The unit outside, the air handler, the ducts between them and the air that comes out: for houses, condos, shops and offices.',
  opening: { layout: 'wide' },
  picture: {
    src: '/pictures/opening-services.svg',
    alt: 'A house cut open: an air handler in the closet feeds ducts in the attic, cool air falls into the living room and the bedroom, the condenser stands outside on the left, and a technician arrives with the van on the right',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact' }],
  sections: [
    allServices,
    {
      kind: 'legend',
      heading: 'One system, six parts',
      body: [
        {
          kind: 'paragraph',
          text: ['It helps to know their names before you call. The numbers are those in the drawing.'],
        },
      ],
      picture: {
        src: '/pictures/diagram-house.svg',
        alt: 'A house cut open to show six numbered parts of its system, from the outdoor unit to the thermostat',
      },
      legend: {
        style: 'numbers',
        items: [
          {
            name: 'Outdoor unit',
            note: 'Gives the heat off, or collects it in winter. Noises and stillness are heard here first.',
          },
          {
            name: 'Air handler',
            note: 'Blower, indoor coil and filter, in a closet, the garage or the attic. Water and ice show here.',
          },
          { name: 'Supply duct', note: 'Takes the air to the rooms. A leak in the attic cools the attic.' },
          {
            name: 'Supply register',
            note: 'Where you feel it. Weak in one room is a duct; weak in all of them is the blower or the filter.',
          },
          {
            name: 'Return grille',
            note: 'Where the air goes back. It must be large enough, and nothing should stand before it.',
          },
          { name: 'Thermostat', note: 'Asks for heat or cold. If its screen is dark, begin there.' },
        ],
      },
    },
    {
      kind: 'spot',
      heading: 'Homes and businesses',
      body: [
        {
          kind: 'paragraph',
          text: [
            'A bungalow in Riverside, a restaurant in San Marco and a warehouse off the interstate have little in common but the climate. We look after residential systems of all kinds, and after the rooftop and split systems of smaller commercial buildings, with visits before you open if that is easier on your customers.',
          ],
        },
        {
          kind: 'paragraph',
          text: ['Not sure what you need? Describe what you hear, feel or smell. Putting a name to it is our job.'],
        },
      ],
      picture: { src: '/pictures/spot-commercial.svg', alt: 'A corner shop with a cooling unit on its roof' },
    },
    whyChoose,
  ],
  callToAction: {
    heading: 'Tell us what it is doing',
    text: 'Estimates for new systems are free, and a question costs nothing either.',
    links: [{ label: 'Get Free Estimate', to: '/contact' }],
  },
} as const satisfies ServicePage<Path>;
