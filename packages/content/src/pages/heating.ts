import { claims } from '../claims.ts';
import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const heating = {
  metadata: {
    title: 'Heating Repair & Installation, Jacksonville | Whitley’s',
    description:
      'Heat pump and furnace repair, new heating and commercial service in north-east Florida. What to check on a cold morning, and free estimates.',
    keywords:
      'heating repair Jacksonville FL, heat pump repair, furnace repair, heating installation, commercial heating, no heat',
  },
  title: 'Heating repair, installation and commercial service',
  lead: 'Heat here is needed on few nights and missed on every one of them. Most houses get it from the same machine that cools them, running in reverse.',
  opening: { layout: 'half', wash: 'heating' },
  picture: {
    src: '/pictures/opening-heating.svg',
    alt: 'On a frosty January morning a woman in a knitted hat sits on the porch under a blanket with a steaming cup, beside a lit window, while her dog sleeps',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact' }],
  sections: [
    {
      kind: 'diagram',
      heading: 'Heating repair',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Some of what worries people on the first cold morning is normal. A heat pump’s air is warm, not hot. Its outdoor unit wears a coat of frost, and now and then it steams while it defrosts. A dusty smell on the first day is last summer’s dust on the heat strips; it should be gone within the hour.',
          ],
        },
        { kind: 'paragraph', text: ['These aren’t normal:'] },
        {
          kind: 'list',
          style: 'signs',
          items: [
            ['The air stays cool after ten minutes on Heat.'],
            ['The outdoor unit is a block of ice and stays one.'],
            ['The thermostat shows auxiliary or emergency heat all day in mild weather.'],
            ['A furnace starts, stops, and starts again.'],
            ['The flame is yellow and flickers, or there is soot. Switch the furnace off and call.'],
            ['A breaker trips again after one reset. Leave it off.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'If you smell gas, leave with everyone and call the utility from outside. With gas heat or an attached garage, you need a carbon monoxide alarm on every floor.',
          ],
        },
      ],
      diagram: {
        src: '/pictures/diagram-heat-pump-heating.svg',
        alt: 'The loop in winter, reversed: heat comes in from the outdoor coil and goes to the rooms',
        labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
      },
    },
    {
      kind: 'text',
      heading: 'Heating installation',
      body: [
        {
          kind: 'paragraph',
          text: [
            'A heat pump is the natural choice for most homes between the river and the ocean, because it also cools, and cooling is most of what it will do all year. Where a gas line exists, a furnace or a pairing of both can make sense. We calculate the load of the house, show you what suits it, and install it in eight steps that you can read in advance on the ',
            { text: 'heating system installation page', to: '/heating-system-installation' },
            `. Installations carry our ${claims.guarantee.text}.`,
          ],
        },
        {
          kind: 'paragraph',
          text: ['Look at the current ', { text: 'specials', to: '/specials' }, ' before you decide on a date.'],
        },
      ],
    },
    {
      kind: 'spot',
      heading: 'Commercial heating',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Offices, shops, churches and restaurants heat seldom, and then at once for a room full of people. We service rooftop units, split systems and heat pumps of light commercial buildings, check the economizers and controls before the first cold front, and work around your opening hours. One visit in fall costs less than a closed morning in January. What else we do for businesses is listed under ',
            { text: 'services', to: '/services' },
            '.',
          ],
        },
      ],
      picture: { src: '/pictures/spot-commercial.svg', alt: 'A two-story shop building with a unit on the roof' },
    },
    {
      kind: 'text',
      heading: 'Before the first cold front',
      body: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            ['Switch to Heat on a mild day in October and let it run for fifteen minutes.'],
            ['Feel the air at two or three registers, and listen outdoors.'],
            [
              'Put in a fresh filter, and move whatever the summer has piled up around the unit and the furnace closet.',
            ],
            ['Test the carbon monoxide and smoke alarms.'],
            ['Have the system serviced. Twice a year is the rule: cooling in spring, heat in fall.'],
          ],
        },
        {
          kind: 'paragraph',
          text: ['Found something odd? In October there is time. ', { text: 'Ask us', to: '/contact' }, ' then.'],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Cold rooms, or a cold front on the way',
    text: 'No heat tonight? Call. For a new system, ask for an estimate: it is free.',
    links: [
      { label: 'Get Free Estimate', to: '/contact' },
      { label: 'See specials', to: '/specials' },
    ],
  },
} as const satisfies ServicePage<Path>;
