import type { ServicePage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { SubjectPath } from '../paths.ts';
import { link, p } from '../rich-text.ts';

export const heatingInstallation: ServicePage<SubjectPath> = {
  metadata: {
    title: 'Heating System Installation in Jacksonville | Whitley’s',
    description:
      'Heat pump, gas furnace, dual fuel or ductless: which heating fits a northeast Florida home, and the eight steps from the first visit to the final test.',
    keywords:
      'heating system installation Jacksonville FL, heat pump installation, furnace installation, dual fuel heating, ductless heating, heating replacement',
  },
  title: 'Heating system installation',
  lead: 'You need heat here for a few cold weeks and a few freezing nights. There are six kinds of systems to choose from, and we install yours in eight steps.',
  hero: { layout: 'half', tint: 'heating' },
  picture: {
    src: '/pictures/hero-heating-installation.svg',
    size: [760, 560],
    alt: 'A technician kneels on a drop cloth and tests a new air handler in a closet; behind him a parent and a child on a sofa watch the sun go down over the river',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact-us?about=heating-estimate' }],
  sections: [
    {
      kind: 'cards',
      heading: 'Types of heating systems',
      body: [
        p(
          'To choose one, answer three questions. Is there gas on your street? Does the house have ducts? Do you need new cooling, too?',
        ),
      ],
      cards: [
        {
          title: 'Heat pump',
          description:
            'Moves heat from outdoors to indoors and runs the other way in summer. In our mild winters it gives two to three times the heat of a plain electric heater for the same power.',
          picture: { src: '/pictures/spot-heat-pump.svg', alt: '' },
          features: ['Best for: most homes here', 'Heat strips help on freezing nights'],
        },
        {
          title: 'Gas furnace',
          description:
            'Heats the house quickly, no matter how cold it is. It runs on natural gas, or on propane in the country.',
          picture: { src: '/pictures/spot-furnace.svg', alt: '' },
          features: ['Best for: homes with gas', 'Needs venting, and carbon monoxide alarms'],
        },
        {
          title: 'Dual fuel',
          description:
            'A heat pump for mild days, and a furnace that takes over when it’s really cold. The thermostat switches for you.',
          picture: { src: '/pictures/spot-heating.svg', alt: '' },
          features: ['Best for: gas homes with a new AC to buy', 'Two systems to maintain'],
        },
        {
          title: 'Electric air handler',
          description:
            'Heat strips in the air handler, like the ones in a toaster. They’re cheap to install and expensive to run.',
          picture: { src: '/pictures/spot-offline.svg', alt: '' },
          features: ['Best for: rooms you rarely use', 'Often the backup of a heat pump'],
        },
        {
          title: 'Ductless mini-split',
          description: 'A small heat pump for a room or a few rooms, with quiet units on the wall or in the ceiling.',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          features: ['Best for: additions and old houses', 'Each room has its own setting'],
        },
        {
          title: 'Packaged unit',
          description: 'Everything is in one cabinet outdoors or on the roof, and only the ducts come inside.',
          picture: { src: '/pictures/spot-commercial.svg', alt: '' },
          features: ['Best for: manufactured homes and shops', 'No room needed indoors'],
        },
      ],
    },
    {
      kind: 'diagram',
      heading: 'How a heat pump gets heat from cold air',
      body: [
        p(
          'Air at 40 degrees feels cold to you, but the refrigerant outdoors is even colder, so it picks up heat. The compressor makes it hotter, and the indoor coil heats your rooms. In a hard freeze, there’s less heat to pick up, frost forms, and the backup heat helps for a few hours. We don’t get many nights like that here.',
        ),
      ],
      diagram: {
        src: '/pictures/diagram-heat-pump-heating.svg',
        size: [720, 440],
        alt: 'A heat pump in winter: cool loop outdoors, hot loop indoors, and the valve that reverses them',
        labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
      },
    },
    {
      kind: 'lists',
      heading: 'Our process, in eight steps',
      lists: [
        {
          marker: 'numbers',
          items: [
            {
              name: 'In-home visit',
              note: 'We look at the house, the ducts and what you have, and ask which rooms are never right. The estimate is free.',
              picture: { src: '/pictures/install-step-1.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Load calculation',
              note: 'We measure walls, windows and insulation, and which way the house faces. You get the right size and the reasons for it.',
              picture: { src: '/pictures/install-step-2.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Choose your system',
              note: 'You get two or three options in writing, with the price of each and about what it costs to run.',
              picture: { src: '/pictures/install-step-3.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Protect your home',
              note: 'We wear shoe covers, put down drop cloths, and clear a path from the door to the closet or attic.',
              picture: { src: '/pictures/install-step-4.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Remove the old unit',
              note: 'We shut off power and gas, recover the refrigerant and haul off the old equipment.',
              picture: { src: '/pictures/install-step-5.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Set the new unit',
              note: 'We set it level, anchor it against storms, and leave room to service it.',
              picture: { src: '/pictures/install-step-6.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Connect ducts, power and lines',
              note: 'We seal the joints, size the wires, test gas lines for leaks, and trap and slope the drains.',
              picture: { src: '/pictures/install-step-7.svg', size: [160, 124], alt: '' },
            },
            {
              name: 'Test and walk you through',
              note: 'We measure heating, cooling and airflow, set the thermostat, and stay until you know how to use it.',
              picture: { src: '/pictures/install-step-8.svg', size: [160, 124], alt: '' },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How long does it take?',
      body: [
        p(
          `Replacing a system with the same kind usually takes a day. A different kind of system, new ducts or a new gas line take longer, and we’ll tell you before we start. We get the permit and the inspection. The work carries our ${claims.guarantee.text}, and we register the equipment for its warranty.`,
        ),
        p(
          'After that, all it needs is service in spring and fall. Tell us about your house on the ',
          link('contact page', '/contact-us'),
          ', and if you replace heating and cooling together, look at ',
          link('financing', '/financing'),
          ' too.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Start with a visit',
    text: 'It’s free, and you get a price in writing.',
    links: [{ label: 'Get Free Estimate', to: '/contact-us?about=heating-estimate' }],
  },
};
