import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { bullets, lead, link, p } from '../rich-text.ts';

export const ponteVedraBeach: CityPageContent<Path> = {
  city: 'Ponte Vedra Beach',
  metadata: {
    title: 'Ponte Vedra Beach HVAC & Zoned Systems | Whitley’s',
    description:
      'Multi-system homes from Sawgrass to the Boulevard: zoning, humidity, coastal condensers and discreet AC and heating service in 32082.',
  },
  picture: {
    src: '/pictures/city-ponte-vedra.svg',
    size: [1440, 520],
    alt: 'An island golf green with a red flag, a golf cart and an arched, red-roofed clubhouse under palms',
  },
  tagline: 'One company for large houses, salt air and several systems.',
  tiles: {
    cooling: 'Zones, wine rooms, ocean exposure',
    heating: 'Even heat in every wing',
    maintenance: 'Every unit checked on one schedule',
  },
  intro: [
    lead(
      'A house on Ponte Vedra Boulevard may have four air conditioners, a garage gym, a wine room and forty feet of glass aimed at the Atlantic. It rarely has anyone who knows how they all work together.',
    ),
    p(
      'We start with a list: each unit’s age, size and condition, which rooms it serves, and when its coils were last washed. Then you can plan. You might replace the two oceanfront units first, service a sheltered unit in the fall, or keep a spare motor for the system that cools the server closet. When something does fail, we already have its history.',
    ),
    p(
      'Zoning has its own problems. A bypass damper sticks, or a sensor behind a bookcase reads wrong, or only one bedroom calls for cooling and the coil ices up because too little air crosses it. Before you blame the equipment, write down which zones were running at the time.',
    ),
    bullets(
      'On the ocean: coated coils, sealed fan motors, a rinse every few weeks',
      [
        'Inside Sawgrass and Marsh Landing: shade and lagoons bring mildew, so you need ',
        link('humidity control', '/indoor-air-quality'),
        ' more than a bigger unit',
      ],
      'Golf villas and townhouses: shared walls, small closets, and committee rules on what shows from the fairway',
    ),
    p(
      'Tell us who runs the gate list, and whether a caretaker or a manager should get the report. We can walk through the house with either one, and send you photos of anything we’d replace.',
    ),
  ],
  home: [
    p(
      'When the tournament fills the roads each March, we book around it. The rest of the year, this is a quiet place where people know each other and notice a strange truck.',
    ),
    p(
      'We cover our boots, latch the gates and don’t drain water on a stone terrace. Many homes from the seventies and eighties around Sawgrass are well built but have old equipment, and we enjoy bringing them up to date. At Vicar’s Landing, or anywhere you live alone, we’re glad to talk to your son or daughter on the phone while we work.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'With several systems running, we make sure which one serves the warm room before we start testing.',
    },
    {
      name: 'New installation',
      note: 'Variable-speed equipment and properly sized zones keep rooms with a lot of glass comfortable on a sunny morning.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'We put all units on one schedule, write up the condition of each, and rinse the ones facing the dunes with fresh water.',
    },
    {
      name: 'Emergency service',
      note: 'Are you away when the alarm company calls about a hot house? Give us the caretaker’s number, and we’ll set a time to meet them there.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If one wing is cold, set its thermostat to Emergency Heat and tell us what happens. That shows us where to look.',
    },
    {
      name: 'Installation',
      note: 'Rooms with stone floors and high ceilings need slow, even heat. Inverter heat pumps do that better than a unit that turns on and off.',
    },
    {
      name: 'Maintenance',
      note: 'Guest wings sit unused for months, so we run their heat in the fall and burn off the dust before family arrives.',
    },
    {
      name: 'Emergency heating',
      note: 'A strong range hood can pull a gas furnace’s exhaust back indoors. If anyone has a headache or nausea, get everyone out and call 911.',
    },
  ],
  neighborhoods: [
    'Ponte Vedra Boulevard',
    'Old Ponte Vedra',
    'Sawgrass Country Club',
    'Sawgrass Players Club',
    'Marsh Landing',
    'The Plantation at Ponte Vedra',
    'South Ponte Vedra Beach',
  ],
  ...cityReach['/ponte-vedra-beach-hvac'],
  nearby: ['/ponte-vedra-hvac', '/hvac-jacksonville', '/st-augustine-air-conditioning'],
};
