import type { ServicePage } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { SubjectPath } from '../paths.ts';
import { link, numbers, p, symptoms } from '../rich-text.ts';

export const coolingInstallation: ServicePage<SubjectPath> = {
  metadata: {
    title: 'Cooling System Installation in Jacksonville | Whitley’s',
    description: `A new AC or heat pump that fits the house: load calculation, systems rated ${claims.efficiency.text}, a clean installation, and a free estimate first.`,
    keywords:
      'AC installation Jacksonville FL, new air conditioner, heat pump installation, AC replacement, SEER2, free AC estimate',
  },
  title: 'Cooling system installation',
  lead: 'You buy a cooling system once every 15 to 20 years. How well it works depends on getting the right size and a good installation.',
  hero: { layout: 'half', tint: 'cooling' },
  picture: {
    src: '/pictures/slide-3.svg',
    size: [1440, 760],
    alt: 'A technician sets a new outdoor unit beside a house on the river, with the service van in the drive',
  },
  actions: [{ label: 'Get Free Estimate', to: '/contact-us?about=cooling-estimate' }],
  sections: [
    {
      kind: 'text',
      heading: 'Is it time for a new system?',
      body: [
        symptoms(
          'Your system is over 15 years old.',
          'It needs refrigerant for the second time, or uses a kind that’s no longer made.',
          'The compressor or the indoor coil has failed, and the rest is just as old.',
          'The house feels humid even when it’s cool enough.',
          'Your bills go up every year, and you haven’t changed anything.',
        ),
        p(
          'One sign alone usually isn’t a reason to replace it. With two or three, it’s worth comparing. We price the repair and the replacement, and you choose with no sales pitch.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'How we find the right size',
      body: [
        p(
          'The label on the old unit tells you what somebody put in, not what the house needs. Since then, you may have insulated the attic, changed the windows or added a room. We measure the floor area, ceiling height and windows, and count shade, insulation, ducts and people. Then we calculate the load in BTUs per hour, the way the Florida Building Code requires.',
        ),
        p(
          'Why does it matter? A unit that’s too big cools the house fast and shuts off before it dries the air. In a Jacksonville summer, that means 74 degrees and clammy. One that’s too small can’t keep up all afternoon. The right size keeps the house cool and dry.',
        ),
      ],
    },
    {
      kind: 'cards',
      heading: 'What you can choose from',
      cards: [
        {
          title: 'Split heat pump',
          description: 'One system cools and heats. It’s the usual choice here, since winters are short and mild.',
          picture: { src: '/pictures/spot-heat-pump.svg', alt: '' },
          features: ['Replaces AC and furnace', 'Backup heat for freezing nights'],
        },
        {
          title: 'Air conditioner with furnace',
          description: 'For homes that have gas and want to keep it. Both use the same blower and ducts.',
          picture: { src: '/pictures/spot-furnace.svg', alt: '' },
          features: ['Warm air even in a hard freeze', 'Needs a vent and a gas line'],
        },
        {
          title: 'Ductless mini-split',
          description: 'For a room over the garage, a sunroom or an old house with no space for ducts.',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          features: ['A thermostat for each room', 'One small hole in the wall, no ductwork'],
        },
      ],
    },
    {
      kind: 'smallPicture',
      heading: 'What SEER2 means',
      body: [
        p(
          `SEER2 tells you how much cooling a system gives you for the electricity it uses over a season. A higher number uses less. The high-efficiency systems we install are rated ${claims.efficiency.text}. Their compressors slow down instead of shutting off, so they dry the air for hours on very little power.`,
        ),
        p(
          'Whether a higher rating pays for itself depends on your bills and how long you’ll stay in the house. We work it out with you. Near the ocean, get a coated coil too. It costs a lot less than an early replacement.',
        ),
      ],
      picture: {
        src: '/pictures/spot-energy-savings.svg',
        alt: 'A small house with solar panels, the sun, and a leaf',
      },
    },
    {
      kind: 'text',
      heading: 'What an installation includes',
      body: [
        numbers(
          'A free visit, measurements and a written estimate.',
          'Permit and inspection, which we arrange.',
          'We haul off the old equipment and recover its refrigerant, as the law requires.',
          'A level, anchored pad or stand, above flood level where you need it.',
          'New or flushed refrigerant lines, a new drain with a float switch, and sealed duct connections.',
          'Vacuum, charge and airflow measured and written down.',
          'A walk-through of the thermostat, the filter, the breakers, and what’s normal and what isn’t.',
          'We register the equipment for the manufacturer’s warranty.',
        ),
        p(`Every installation carries our ${claims.guarantee.text}.`),
      ],
    },
    {
      kind: 'text',
      heading: 'Paying for it',
      body: [
        p(
          'The estimate lists what’s included, so you can compare it with others line by line. You can pay over time through our ',
          link('financing partner', '/financing'),
          ', which starts with a soft credit check. Whether you’re ready or just looking, ',
          link('write to us', '/contact-us'),
          ' with the age of your system and the size of the house.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Get a price you can compare',
    text: 'The estimate is free and in writing, and you can take your time to decide.',
    links: [
      { label: 'Get Free Estimate', to: '/contact-us?about=cooling-estimate' },
      { label: 'Financing', to: '/financing' },
    ],
  },
};
