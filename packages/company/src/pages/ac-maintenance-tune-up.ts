import type { ServicePage } from '@hvac/content/model';
import type { SubjectPath } from '../paths.ts';
import { bullets, link, p } from '../rich-text.ts';

export const tuneUp: ServicePage<SubjectPath> = {
  metadata: {
    title: 'AC Maintenance & Tune-Up, 16 Points | Whitley’s',
    description:
      'The 16 points of our AC tune-up, with what we check and why it matters in northeast Florida. When to book, how to prepare, and what it can’t fix.',
    keywords:
      'AC tune-up Jacksonville FL, AC maintenance, air conditioner inspection, AC checklist, condenser cleaning, spring AC service',
  },
  title: 'AC maintenance and tune-up',
  lead: 'Sixteen points in one visit. We open the indoor and outdoor units, clean them, test the parts that wear out, and show you the readings.',
  hero: { layout: 'beside' },
  picture: {
    src: '/pictures/diagram-tune-up.svg',
    size: [640, 700],
    alt: 'An air handler above and an outdoor unit below, both opened, with sixteen numbered points',
  },
  actions: [{ label: 'Schedule Service', to: '/contact-us?about=tune-up' }],
  sections: [
    {
      kind: 'lists',
      heading: 'The 16 points',
      body: [
        p('The numbers match the drawing. Points 1 to 9 are indoors, and the rest are the lines and the outdoor unit.'),
      ],
      lists: [
        {
          marker: 'numbers',
          items: [
            {
              name: 'Thermostat calibration',
              note: 'We check it against a thermometer. Two degrees off costs you money every month.',
            },
            { name: 'Air filter', note: 'We check the size, the fit, the direction and the airflow.' },
            {
              name: 'Return airflow',
              note: 'Low return airflow freezes coils. We look for blocked grilles and gaps in the duct.',
            },
            {
              name: 'Blower motor and wheel',
              note: 'We check the current, bearings and balance, and dust on the blades.',
            },
            {
              name: 'Evaporator coil',
              note: 'This is the cold, wet coil indoors. It’s where mold starts and where you lose cooling first.',
            },
            {
              name: 'Drain pan and safety switch',
              note: 'We check for rust and cracks, and make sure the switch shuts the system off.',
            },
            { name: 'Condensate drain line', note: 'We flush and treat it. Algae can clog it in one summer.' },
            {
              name: 'Controls and electrical connections',
              note: 'We tighten them and check for heat, scorch marks and ants.',
            },
            {
              name: 'Supply air temperature',
              note: 'Compared with the return air, it shows how well the system is cooling.',
            },
            {
              name: 'Refrigerant line insulation',
              note: 'Sun and string trimmers damage it. Bare copper sweats and wastes cooling.',
            },
            {
              name: 'Outdoor disconnect',
              note: 'We check it for corrosion and loose connections, and make sure it’s watertight.',
            },
            { name: 'Contactor', note: 'Pitted contacts stick or chatter. Geckos get in and short it out, too.' },
            {
              name: 'Capacitor',
              note: 'We test it against its rating. In Florida heat, it’s the part that fails most.',
            },
            {
              name: 'Condenser fan',
              note: 'We check the blades, the bearings and the motor, which runs in rain and sun.',
            },
            { name: 'Condenser coil', note: 'We wash it from the inside out and straighten bent fins.' },
            {
              name: 'Compressor and refrigerant charge',
              note: 'We measure current, pressures and temperatures against the manufacturer’s numbers.',
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When to book',
      body: [
        p(
          'Twice a year: in spring before the heat, and in fall for the heating side. March and April are the best months, because there is time to order a part before you need it. If you missed them, a tune-up in July is still better than none. If something is already failing, ask for a ',
          link('repair', '/cooling'),
          ' instead and save yourself a visit.',
        ),
        p(
          'Members of a ',
          link('maintenance plan', '/maintenance-plan'),
          ' don’t have to remember, because we do. To see what you can check yourself in between, watch our ',
          link('videos', '/hvac-videos'),
          '.',
        ),
      ],
    },
    {
      kind: 'text',
      heading: 'How to prepare',
      body: [
        bullets(
          'Clear a path to the air handler. If it’s in the attic, move the car out from under the hatch.',
          'Cut back plants to leave two feet of room around the outdoor unit.',
          'Keep dogs inside, and unlock the gate.',
          'Write down any problems you’ve noticed: rooms, times of day, sounds.',
        ),
        p('Allow one to two hours for each system. The cooling will be off for part of it.'),
      ],
    },
    {
      kind: 'text',
      heading: 'What a tune-up can’t do',
      body: [
        p(
          'It won’t fix leaky ducts, a system that’s too small or a hole in a coil. If a coil hasn’t been cleaned in years, we may have to take it out to clean it, which is a separate job. If we find something like that, we show you pictures, give you a price and let you think about it. We don’t add refrigerant “just in case,” because a sealed system doesn’t need it.',
        ),
        p(
          'Questions before you decide? ',
          link('Send them to us', '/contact-us'),
          ', with a picture of the label on the unit if you can.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Before the first 90-degree week',
    text: 'Our schedule fills up once it gets hot. It’s easy to get a date in March or April, but not in June.',
    links: [
      { label: 'Schedule Service', to: '/contact-us?about=tune-up' },
      { label: 'See maintenance plans', to: '/maintenance-plan' },
    ],
  },
};
