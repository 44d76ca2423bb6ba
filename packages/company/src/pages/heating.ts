import type { ServicePage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { SubjectPath } from '../paths.ts';
import { link, numbers, p, symptoms } from '../rich-text.ts';

export const heating: ServicePage<SubjectPath> = {
  metadata: {
    title: 'Heating Repair & Installation, Jacksonville | Whitley’s',
    description:
      'Heat pump and furnace repair, new heating and commercial service in northeast Florida. What to check on a cold morning, and free estimates.',
    keywords:
      'heating repair Jacksonville FL, heat pump repair, furnace repair, heating installation, commercial heating, no heat',
  },
  title: 'Heating repair, installation and commercial service',
  lead: 'You need heat only a few nights a year. Those nights matter. Most houses are heated by the same unit that cools them, running in reverse.',
  hero: { layout: 'half', tint: 'heating' },
  picture: {
    src: '/pictures/hero-heating.svg',
    size: [760, 560],
    alt: 'On a frosty January morning a woman in a knitted hat sits on the porch under a blanket with a steaming cup, beside a lit window, while her dog sleeps',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact?about=heating-estimate' }],
  sections: [
    {
      kind: 'diagram',
      heading: 'Heating repair',
      body: [
        p(
          'Some things that worry people on the first cold morning are normal. The air from a heat pump is warm, not hot. The outdoor unit gets a coat of frost, and it steams now and then while it defrosts. A dusty smell on the first day is dust burning off the heat strips. It should be gone within an hour.',
        ),
        p('These aren’t normal:'),
        symptoms(
          'The air stays cool after ten minutes on Heat.',
          'The outdoor unit is a block of ice and stays that way.',
          'The thermostat shows auxiliary or emergency heat all day in mild weather.',
          'A furnace starts, stops, and starts again.',
          'The flame is yellow and flickers, or there’s soot. Turn the furnace off and call us.',
          'A breaker trips again after one reset. Leave it off.',
        ),
        p(
          'If you smell gas, get everyone out and call the utility from outside. If you have gas heat or an attached garage, you need a carbon monoxide alarm on every floor.',
        ),
      ],
      diagram: {
        src: '/pictures/diagram-heat-pump-heating.svg',
        size: [720, 440],
        alt: 'The loop in winter, reversed: heat comes in from the outdoor coil and goes to the rooms',
        labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
      },
    },
    {
      kind: 'text',
      heading: 'Heating installation',
      body: [
        p(
          'For most homes between the river and the ocean, a heat pump makes the most sense: it also cools, and cooling is most of what it does all year. If you have a gas line, a furnace or both together can make sense. We calculate the load of the house, show you what fits, and install it in eight steps. You can read about them on the ',
          link('heating system installation page', '/heating-system-installation'),
          `. Installations carry our ${claims.guarantee.text}.`,
        ),
        p('Check our ', link('specials', '/specials'), ' before you book.'),
      ],
    },
    {
      kind: 'smallPicture',
      heading: 'Commercial heating',
      body: [
        p(
          'Offices, shops, churches and restaurants need heat rarely, then all at once. We service rooftop units, split systems and heat pumps in light commercial buildings, check the economizers and controls before the first cold front, and work around your opening hours. A fall visit costs less than closing for a morning in January. See ',
          link('everything we do for businesses', '/services'),
          '.',
        ),
      ],
      picture: { src: '/pictures/spot-commercial.svg', alt: 'A two-story shop building with a unit on the roof' },
    },
    {
      kind: 'text',
      heading: 'Before the first cold front',
      body: [
        numbers(
          'Switch to Heat on a mild day in October and let it run for fifteen minutes.',
          'Feel the air at two or three vents, and listen to the outdoor unit.',
          'Put in a new filter, and clear away anything around the unit and the furnace closet.',
          'Test the carbon monoxide and smoke alarms.',
          'Have the system serviced twice a year: the cooling in spring and the heat in fall.',
        ),
        p('If something seems wrong, there’s still time to fix it in October. ', link('Ask us', '/contact'), '.'),
      ],
    },
  ],
  callToAction: {
    heading: 'Is the house cold, or is a cold front coming?',
    text: 'No heat tonight? Call us. For a new system, ask for a free estimate.',
    links: [
      { label: 'Get Free Estimate', to: '/contact?about=heating-estimate' },
      { label: 'See specials', to: '/specials' },
    ],
  },
};
