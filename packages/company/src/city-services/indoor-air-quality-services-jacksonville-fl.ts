import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { bullets, h2, lead, p, strong } from '../rich-text.ts';

export const indoorAirQualityJacksonville: CityServicePageContent<Path> = {
  title: 'Indoor Air Quality Services in Jacksonville, FL',
  city: 'Jacksonville',
  kind: 'air',
  metadata: {
    title: 'Cleaner Air at Home in Jacksonville, FL | Whitley’s',
    description:
      'Dust, pollen, smoke and humidity in Jacksonville homes: filters, duct cleaning, purifiers and humidity control, chosen after we measure.',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    size: [1440, 520],
    alt: 'The Jacksonville skyline behind the blue Main Street Bridge, a yellow water taxi on the river in the morning',
  },
  diagram: {
    src: '/pictures/diagram-merv-filters.svg',
    size: [640, 372],
    alt: 'Air passing three filters marked 11, 12 and 13: pollen stops at the first, finer dust at the second and third',
  },
  tagline: 'Find out what you are breathing at home before you buy something to fix it.',
  body: [
    lead(
      'Somebody coughs in one bedroom and nowhere else. The dining table is dusty again by Thursday. Signs like these show us where the problem is, and we look for them before we suggest you buy anything.',
    ),
    h2('Four things in Jacksonville’s air'),
    bullets(
      [
        strong('Pollen.'),
        ' Oak and pine start about February, with enough of it to write your name on a windshield in Mandarin.',
      ],
      [
        strong('Smoke.'),
        ' It comes from prescribed burns west of town and, in dry years, from wildfires as far away as the Okefenokee.',
      ],
      [
        strong('Road and rail dust.'),
        ' Near I-95, the port and the freight yards, you’ll find fine black soot on the windowsills. A cheap filter won’t catch it.',
      ],
      [
        strong('Humidity.'),
        ' It comes off the river and the creeks, and summer nights are hardly drier than the days.',
      ],
    ),
    h2('Your attic may be the problem'),
    p(
      'In most houses on a slab, the ducts run through the attic, with its heat and old fiberglass. A gap on the return side, no wider than a pencil, pulls that air in whenever the blower runs. If it gets in after the filter, nothing stops it. That’s why some people buy better and better filters and keep sneezing. With a little test smoke along the cabinet seams, we find most gaps in minutes. Seal the ducts first, then clean them, then get a finer filter. In any other order, you pay twice.',
    ),
    h2('Which filter number to buy'),
    p(
      'Look at the drawing. The higher the MERV number, the smaller the particles a filter catches, and 11 to 13 is enough for most homes. The catch is that a finer filter also blocks more air. Many ranch houses in Arlington and on the Westside have a single return built for a thin fiberglass filter, and a MERV 13 in that slot can freeze the coil by evening. We measure pressure on both sides of the filter. If it’s too high, a second return or a deeper filter cabinet solves the problem.',
    ),
    h2('Air quality at work'),
    p(
      'Offices, salons and day cares have the same air with more people in it. Carbon dioxide builds up through the morning, and people get sleepy or get headaches. A meter on the front desk will show you. We first check for outdoor-air dampers that somebody closed years ago to save energy. If we open them, we also have to dry the incoming air, or the ceiling tiles will start to sag.',
    ),
  ],
  services: [
    {
      name: 'Air quality assessment',
      note: 'Humidity, filter pressure, duct leakage and a look inside the air handler, explained on the spot.',
    },
    {
      name: 'Whole-home filtration',
      note: 'Deep media cabinets and larger returns, so a fine filter doesn’t choke the blower.',
    },
    {
      name: 'Duct cleaning',
      note: 'Up to six pounds of dust in a single cleaning, and we show you the clean duct before we leave.',
    },
    {
      name: 'UV light systems',
      note: 'We install the lamp where the coil and pan stay wet, and write the date to replace it on the door.',
    },
    {
      name: 'Dryer vent cleaning',
      note: 'Recommended once a year: lint in a long vent run wastes heat and can catch fire.',
    },
    {
      name: 'Humidity control',
      note: 'From a slower blower speed to a whole-house dehumidifier, to keep rooms between 30 and 50%.',
    },
  ],
  questions: [
    {
      question: 'Can bad air at home give me headaches or make me tired?',
      answer: [
        p(
          'Stale rooms can, and so can solvents, mold and, most seriously, carbon monoxide. If you feel better when you leave the house and worse when you come back, or several people feel sick at once, and you burn any fuel indoors, get out and call 911. If it isn’t carbon monoxide, see a doctor, and let us check the house. We test the air, but we can’t diagnose people.',
        ),
      ],
    },
    {
      question: 'Should I have the air tested for mold?',
      answer: [
        p(
          'Usually not as a first step. There are mold spores in all Florida air, so a test will almost always find some. What you can see or smell tells you more, and the fix is the same for every kind of mold: stop the water, remove the mold, dry the rest. If there’s a lot of mold, or a dispute with a landlord or insurance company, hire a state-licensed mold assessor who doesn’t do cleanup work.',
        ),
      ],
    },
    {
      question: 'We are renovating. How do we keep the dust out of the system?',
      answer: [
        p(
          'Turn the system off while drywall is being sanded, and cover returns and supplies in the work area with plastic and tape. Hang a zippered plastic sheet at the doorway and put a fan in the window blowing out. Put in a new filter when you turn the system back on, and another one a week after the last sanding. Have the ducts cleaned once, at the end of the project.',
        ),
      ],
    },
  ],
  related: [
    { label: 'HVAC services in Jacksonville', to: '/hvac-services-jacksonville-fl' },
    { label: 'Heating services in Jacksonville', to: '/heating-system-services-jacksonville-fl' },
    { label: 'Air conditioning in Jacksonville', to: '/air-conditioning-services-jacksonville-fl' },
  ],
};
