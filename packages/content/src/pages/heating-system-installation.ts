import { claims } from '../claims.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const heatingInstallation = {
  metadata: {
    title: 'Heating System Installation in Jacksonville | Whitley’s',
    description:
      'Heat pump, gas furnace, dual fuel or ductless: which heating fits a north-east Florida home, and the eight steps from first visit to warm rooms.',
    keywords:
      'heating system installation Jacksonville FL, heat pump installation, furnace installation, dual fuel heating, ductless heating, heating replacement',
  },
  title: 'Heating system installation',
  lead: 'Heating here is for a few cold weeks and a few freezing nights. Six kinds of system can do it; choosing yours and putting it in takes eight steps.',
  opening: { layout: 'half', wash: 'heating' },
  picture: {
    src: '/pictures/opening-heating-installation.svg',
    alt: 'A technician kneels on a drop cloth and measures at a new air handler in a closet; behind him a parent and a child on a sofa watch the sun go down over the river',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact-us' }],
  sections: [
    {
      kind: 'cards',
      heading: 'Types of heating systems',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Which of them fits depends on three questions: is there gas in the street, are there ducts in the house, and does the cooling need replacing as well?',
          ],
        },
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
          description: 'Hot air, quickly, at any outdoor temperature. Runs on natural gas, or on propane further out.',
          picture: { src: '/pictures/spot-furnace.svg', alt: '' },
          features: ['Best for: homes with gas', 'Needs venting, and carbon monoxide alarms'],
        },
        {
          title: 'Dual fuel',
          description:
            'A heat pump for mild days, and a furnace that takes over when it is truly cold. The thermostat chooses.',
          picture: { src: '/pictures/spot-heating.svg', alt: '' },
          features: ['Best for: gas homes with a new AC to buy', 'Two systems to maintain'],
        },
        {
          title: 'Electric air handler',
          description:
            'Heat strips like those of a toaster, in the air handler. Cheap to install, expensive to run for long.',
          picture: { src: '/pictures/spot-offline.svg', alt: '' },
          features: ['Best for: seldom-used spaces', 'Often the backup of a heat pump'],
        },
        {
          title: 'Ductless mini-split',
          description: 'A small heat pump for a room or a few rooms, with quiet units on the wall or in the ceiling.',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          features: ['Best for: additions and old houses', 'Each room has its own setting'],
        },
        {
          title: 'Packaged unit',
          description: 'Everything in one cabinet outdoors or on the roof, connected by ducts alone.',
          picture: { src: '/pictures/spot-commercial.svg', alt: '' },
          features: ['Best for: manufactured homes and shops', 'No room needed indoors'],
        },
      ],
    },
    {
      kind: 'diagram',
      heading: 'How a heat pump finds heat in cold air',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Air at 40 degrees feels cold to you and warm to refrigerant that is colder still. It takes up that warmth outdoors, the compressor raises its temperature, and the indoor coil passes it on. In a hard freeze there is less to collect, frost forms, and the backup helps for some hours. Nights like that are few here.',
          ],
        },
      ],
      diagram: {
        src: '/pictures/diagram-heat-pump-heating.svg',
        alt: 'A heat pump in winter: cool loop outdoors, hot loop indoors, and the valve that reverses them',
        labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
      },
    },
    {
      kind: 'lists',
      heading: 'Our process, in eight steps',
      lists: [
        {
          style: 'numbers',
          items: [
            {
              name: 'In-home visit',
              note: 'We look at the house, the ducts and what you have, and ask which rooms are never right. The estimate is free.',
              picture: { src: '/pictures/install-step-1.svg', alt: '' },
            },
            {
              name: 'Load calculation',
              note: 'Walls, windows, insulation and orientation go into it. The result is a size, with its reasons.',
              picture: { src: '/pictures/install-step-2.svg', alt: '' },
            },
            {
              name: 'Choose your system',
              note: 'Two or three options in writing, with what each costs to buy and is likely to use.',
              picture: { src: '/pictures/install-step-3.svg', alt: '' },
            },
            {
              name: 'Protect your home',
              note: 'Shoe covers, drop cloths, and a cleared way from the door to the closet or the attic.',
              picture: { src: '/pictures/install-step-4.svg', alt: '' },
            },
            {
              name: 'Remove the old unit',
              note: 'Power and gas are shut off, refrigerant is recovered, and the old equipment leaves with us.',
              picture: { src: '/pictures/install-step-5.svg', alt: '' },
            },
            {
              name: 'Set the new unit',
              note: 'Level, anchored against storms, and with room for the hands that will service it.',
              picture: { src: '/pictures/install-step-6.svg', alt: '' },
            },
            {
              name: 'Connect ducts, power and lines',
              note: 'Joints are sealed, wires sized, gas lines tested for leaks, drains trapped and sloped.',
              picture: { src: '/pictures/install-step-7.svg', alt: '' },
            },
            {
              name: 'Test and walk you through',
              note: 'We measure heating, cooling and airflow, set the thermostat, and stay until you know your way around it.',
              picture: { src: '/pictures/install-step-8.svg', alt: '' },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How long, and then?',
      body: [
        {
          kind: 'paragraph',
          text: [
            `Replacing like with like usually takes a day. Changing the kind of system, new ducts or a new gas line take longer, and you’ll know before we begin. The work is permitted and inspected. It carries our ${claims.guarantee.text}, and the equipment is registered for its warranty.`,
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'For the years after, service in spring and fall is all it asks for. Tell us about your house on the ',
            { text: 'contact page', to: '/contact-us' },
            ', and if you replace heating and cooling together, look at ',
            { text: 'financing', to: '/financing' },
            ' too.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Start with the visit',
    text: 'It is free, and it ends with figures instead of promises.',
    links: [{ label: 'Get Free Estimate', to: '/contact-us' }],
  },
} as const satisfies ServicePage<Path>;
