import type { ServicePage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const hvac = {
  metadata: {
    title: 'HVAC Maintenance & Repair in Jacksonville | Whitley’s',
    description:
      'HVAC maintenance, repairs, installations and air quality from one crew. See the full checklist: what we clean, what we inspect and what we adjust.',
    keywords:
      'HVAC maintenance Jacksonville, HVAC repair, HVAC installation, HVAC checklist, duct cleaning, dryer vent cleaning',
  },
  title: 'HVAC services',
  lead: 'Heating, ventilation and air conditioning are one system with three names. A clogged filter can freeze the coil, and a gap in a return duct makes the rooms damp, so we look at all of it.',
  opening: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-house.svg',
    alt: 'A house cut open, with the outdoor unit, the air handler, its ducts and the thermostat numbered',
    labels: ['Outdoor unit', 'Air handler', 'Supply duct', 'Supply register', 'Return grille', 'Thermostat'],
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  sections: [
    {
      kind: 'cards',
      heading: 'Four kinds of work',
      cards: [
        {
          title: 'Maintenance',
          description: 'Cleaning, measuring and adjusting, twice a year, so that summer finds nothing to break.',
          picture: { src: '/pictures/spot-plan.svg', alt: '' },
          link: { label: 'Maintenance plans', to: '/maintenance-plan' },
        },
        {
          title: 'Repairs',
          description: 'Finding the cause, not only the part. You hear the price first, at any hour of the day.',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          link: { label: 'AC repair', to: '/cooling' },
        },
        {
          title: 'Installations',
          description: 'Heat pumps, air conditioners and furnaces, sized by calculation and tested before we leave.',
          picture: { src: '/pictures/spot-furnace.svg', alt: '' },
          link: { label: 'Heating installation', to: '/heating-system-installation' },
        },
        {
          title: 'Air quality',
          description: 'Filters, humidity, ducts, purifiers and lamps, in the order in which they help.',
          picture: { src: '/pictures/spot-purifier.svg', alt: '' },
          link: { label: 'Indoor air quality', to: '/indoor-air-quality' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What maintenance gives you',
      body: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            [{ strong: 'Lower bills.' }, ' Clean coils and the right charge move more heat for the same power.'],
            [{ strong: 'Fewer breakdowns.' }, ' Most parts weaken before they fail, and a meter sees it.'],
            [{ strong: 'A longer life.' }, ' With care, 15 to 20 years is a fair expectation of an air conditioner.'],
            [{ strong: 'Drier air.' }, ' Airflow and drain decide how much water leaves the house.'],
            [
              { strong: 'Papers in order.' },
              ' Warranties can depend on proof of service, and every visit leaves you one.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'lists',
      heading: 'Our checklist',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Three kinds of work make a visit. What we find goes on a list with readings, and anything that needs a decision is explained to you first.',
          ],
        },
      ],
      lists: [
        {
          style: 'checks',
          heading: 'Cleaning',
          items: [
            { name: 'Outdoor coil', note: 'Washed from the inside out, so that pollen leaves the way it came.' },
            { name: 'Condensate drain', note: 'Flushed, treated against algae and tested for flow.' },
            { name: 'Blower compartment', note: 'Wiped out; the wheel is checked for a felt of dust on its blades.' },
            { name: 'Drain pan', note: 'Emptied, cleaned and looked over for cracks and rust.' },
          ],
        },
        {
          style: 'checks',
          heading: 'Inspection',
          items: [
            { name: 'Electrical connections', note: 'Tightened, because heat and vibration loosen them every summer.' },
            { name: 'Capacitors and contactor', note: 'Measured against their rating, replaced only if they fail it.' },
            { name: 'Safety switches', note: 'Tripped on purpose: float switch, limits, and flame sensor on gas.' },
            { name: 'Ducts in reach', note: 'Loose joints, torn insulation, signs of pests or moisture.' },
            { name: 'Heat', note: 'Reversing valve, defrost and heat strips, or burners and heat exchanger.' },
          ],
        },
        {
          style: 'checks',
          heading: 'Optimization',
          items: [
            {
              name: 'Refrigerant charge',
              note: 'Set by the manufacturer’s figures at today’s temperature, not by feel.',
            },
            {
              name: 'Airflow',
              note: 'Temperature across the coil and pressure in the ducts, compared with the design.',
            },
            { name: 'Thermostat', note: 'Calibrated, and programmed the way you live.' },
            { name: 'Blower speed', note: 'Adjusted so that the coil is cold enough to dry the air.' },
          ],
        },
      ],
    },
    {
      kind: 'spot',
      heading: 'Indoor air quality and duct cleaning',
      body: [
        {
          kind: 'paragraph',
          text: [
            'The ducts are the part of the system that nobody sees for twenty years. We inspect them with a camera, seal what leaks, and clean them where cleaning helps. Together with a filter of MERV 11 to 13 and humidity of 30 to 50%, that settles most complaints about dust and stale air. The details, with pictures, are on the ',
            { text: 'duct cleaning page', to: '/duct-cleaning' },
            '.',
          ],
        },
      ],
      picture: { src: '/pictures/spot-duct-cleaning.svg', alt: 'A vacuum hose draws dust out of an opened duct' },
    },
    {
      kind: 'spot',
      heading: 'Dryer vent cleaning',
      body: [
        {
          kind: 'paragraph',
          text: [
            'Does a load of towels need two rounds? Is the laundry room warm, the lint screen nearly empty, the flap outside hardly moving? Then the vent is filling up. Lint burns easily and dryers get hot; that combination starts house fires every year. We clean the duct from the machine to the outside wall or roof, replace crushed or plastic hose with metal, and check that the flap closes against birds. Once a year is our advice, more often for a large family.',
          ],
        },
      ],
      picture: {
        src: '/pictures/spot-dryer-vent.svg',
        alt: 'A dryer whose hose leads lint through the wall to the outside',
      },
    },
  ],
  callToAction: {
    heading: 'Due for a visit?',
    text: 'Spring for cooling, fall for heat. If you can’t remember the last one, it is due.',
    links: [{ label: 'Schedule Service', to: '/contact' }],
  },
} as const satisfies ServicePage<Path>;
