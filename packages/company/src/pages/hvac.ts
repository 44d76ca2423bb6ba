import type { ServicePage } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { bullets, link, p, strong } from '../rich-text.ts';

export const hvac: ServicePage<Path> = {
  metadata: {
    title: 'HVAC Maintenance & Repair in Jacksonville | Whitley’s',
    description:
      'HVAC maintenance, repairs, installations and air quality from one crew. See the full checklist: what we clean, what we inspect and what we adjust.',
    keywords:
      'HVAC maintenance Jacksonville, HVAC repair, HVAC installation, HVAC checklist, duct cleaning, dryer vent cleaning',
  },
  title: 'HVAC services',
  lead: 'Heating, ventilation and air conditioning are one system with three names. A clogged filter can freeze the coil, and a gap in a return duct makes the rooms damp, so we look at all of it.',
  hero: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-house.svg',
    size: [720, 520],
    alt: 'Cutaway of a house, with the outdoor unit, the air handler, its ducts and the thermostat numbered',
    labels: ['Outdoor unit', 'Air handler', 'Supply duct', 'Supply register', 'Return grille', 'Thermostat'],
  },
  actions: [{ label: 'Schedule Service', to: '/contact' }],
  sections: [
    {
      kind: 'cards',
      heading: 'Four things we do',
      cards: [
        {
          title: 'Maintenance',
          description: 'Cleaning, measuring and adjusting twice a year, so nothing gives out in summer.',
          picture: { src: '/pictures/spot-plan.svg', alt: '' },
          link: { label: 'Maintenance plans', to: '/maintenance-plan' },
        },
        {
          title: 'Repairs',
          description: 'Day or night, we find the cause, not just the bad part, and you get the price first.',
          picture: { src: '/pictures/spot-cooling.svg', alt: '' },
          link: { label: 'AC repair', to: '/cooling' },
        },
        {
          title: 'Installations',
          description: 'Heat pumps, air conditioners and furnaces, sized for your house and tested before we leave.',
          picture: { src: '/pictures/spot-furnace.svg', alt: '' },
          link: { label: 'Heating installation', to: '/heating-system-installation' },
        },
        {
          title: 'Air quality',
          description: 'Filters, humidity control, duct cleaning, purifiers and UV lamps.',
          picture: { src: '/pictures/spot-purifier.svg', alt: '' },
          link: { label: 'Indoor air quality', to: '/indoor-air-quality' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What maintenance gives you',
      body: [
        bullets(
          [strong('Lower bills.'), ' With clean coils and the right charge, your system uses less power.'],
          [strong('Fewer breakdowns.'), ' Most parts weaken before they fail, and a meter shows it.'],
          [strong('A longer life.'), ' With regular service, expect 15 to 20 years from an air conditioner.'],
          [strong('Drier air.'), ' Good airflow and a clear drain take more moisture out of the house.'],
          [strong('A valid warranty.'), ' It can depend on proof of service, and you get that after every visit.'],
        ),
      ],
    },
    {
      kind: 'lists',
      heading: 'Our checklist',
      body: [
        p(
          'On each visit, we clean, inspect and adjust. We write down what we find, with the readings, and explain anything you need to decide.',
        ),
      ],
      lists: [
        {
          marker: 'checks',
          heading: 'Cleaning',
          items: [
            { name: 'Outdoor coil', note: 'Washed from the inside out to remove pollen and dirt.' },
            { name: 'Condensate drain', note: 'Flushed, treated against algae and tested for flow.' },
            { name: 'Blower compartment', note: 'Wiped down, and the wheel checked for dust caked on its blades.' },
            { name: 'Drain pan', note: 'Emptied, cleaned and checked for cracks and rust.' },
          ],
        },
        {
          marker: 'checks',
          heading: 'Inspection',
          items: [
            { name: 'Electrical connections', note: 'Tightened, because heat and vibration loosen them every summer.' },
            { name: 'Capacitors and contactor', note: 'Tested against their rating, and replaced only if they fail.' },
            { name: 'Safety switches', note: 'Tested: float switch, limits, and the flame sensor on gas furnaces.' },
            { name: 'Ducts we can reach', note: 'Loose joints, torn insulation, signs of pests or moisture.' },
            { name: 'Heat', note: 'Reversing valve, defrost and heat strips, or burners and heat exchanger.' },
          ],
        },
        {
          marker: 'checks',
          heading: 'Optimization',
          items: [
            {
              name: 'Refrigerant charge',
              note: 'Set by the manufacturer’s numbers for today’s temperature, not by feel.',
            },
            {
              name: 'Airflow',
              note: 'Temperature across the coil and pressure in the ducts, compared with the design.',
            },
            { name: 'Thermostat', note: 'Calibrated, and programmed the way you live.' },
            { name: 'Blower speed', note: 'Adjusted so the coil gets cold enough to dry the air.' },
          ],
        },
      ],
    },
    {
      kind: 'smallPicture',
      heading: 'Indoor air quality and duct cleaning',
      body: [
        p(
          'Most people don’t look at their ducts for twenty years. We inspect them with a camera, seal the leaks, and clean them where it helps. With a MERV 11 to 13 filter and humidity of 30 to 50%, that takes care of most dust and stale air. For details and pictures, see the ',
          link('duct cleaning page', '/duct-cleaning'),
          '.',
        ),
      ],
      picture: { src: '/pictures/spot-duct-cleaning.svg', alt: 'A vacuum hose draws dust out of an opened duct' },
    },
    {
      kind: 'smallPicture',
      heading: 'Dryer vent cleaning',
      body: [
        p(
          'Do towels take two cycles to dry? Is the laundry room hot, the lint screen nearly empty, or the flap outside barely moving? Then the vent is clogging up. Lint burns easily and dryers get hot, and that starts house fires every year. We clean the duct from the dryer to the outside wall or roof, replace crushed or plastic hose with metal, and make sure the flap closes so birds can’t get in. We recommend it once a year, and more often for a large family.',
        ),
      ],
      picture: {
        src: '/pictures/spot-dryer-vent.svg',
        alt: 'A dryer whose hose leads lint through the wall to the outside',
      },
    },
  ],
  callToAction: {
    heading: 'Time for a visit?',
    text: 'Have the cooling checked in spring and the heat in fall. If you can’t remember your last visit, it’s time.',
    links: [{ label: 'Schedule Service', to: '/contact' }],
  },
};
