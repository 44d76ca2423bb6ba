import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const heatingJacksonville = {
  title: 'Heating Services in Jacksonville, FL',
  city: 'Jacksonville',
  kind: 'heating',
  metadata: {
    title: 'Heating Repair & Service in Jacksonville, FL | Whitley’s',
    description:
      'Heat pump, furnace and electric heat repair and replacement in Jacksonville, with a drawing of how a heat pump heats and where it tends to fail.',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    alt: 'The Jacksonville skyline behind the blue Main Street Bridge, a yellow water taxi on the river in the morning',
  },
  diagram: {
    src: '/pictures/diagram-heat-pump-heating.svg',
    alt: 'A heat pump in winter: refrigerant gathers heat in the outdoor coil and gives it off in the indoor coil, with five parts numbered',
  },
  tagline: 'When a front drops the temperature thirty degrees overnight, the heat should simply start.',
  body: [
    {
      kind: 'lead',
      text: [
        'Jacksonville gets shorts weather and frost in one week. The machine that was cooling your house on Tuesday has to turn itself around by Thursday night, and if it does not, this page is for you.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Five parts, five ways to lose heat' },
    {
      kind: 'paragraph',
      text: ['Most homes here heat with a heat pump. The numbers are those in the drawing.'],
    },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        [{ strong: 'Outdoor coil.' }, ' Packed with oak leaves or iced over, it cannot collect heat.'],
        [{ strong: 'Compressor.' }, ' Hums and trips its breaker when it is worn or its capacitor is weak.'],
        [{ strong: 'Reversing valve.' }, ' Stuck, it leaves you with cold air in December or warm air in May.'],
        [{ strong: 'Expansion valve.' }, ' Clogged or badly set, it starves the coil, and heat fades hour by hour.'],
        [{ strong: 'Indoor coil.' }, ' Behind a clogged filter it gets too hot, and the system shuts itself down.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'From the sofa all five look alike: the house will not warm up. Gauges, a meter and a thermometer on the pipes tell them apart.',
      ],
    },
    { kind: 'heading', level: 2, text: 'A breaker is not a thermostat' },
    {
      kind: 'paragraph',
      text: [
        'Electric backup heat draws more current than anything else in the house. Loose lugs at the air handler’s breaker, warmed and cooled for years, can char. If that breaker is hot to the touch, buzzes or has tripped twice, switch it off, leave it off and call. We would much sooner find you under blankets than hear that somebody kept resetting it. Space heaters bridge one night if they stand three feet from anything that burns, plug straight into the wall and go off when you sleep.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Where there is gas' },
    {
      kind: 'paragraph',
      text: [
        'Gas mains reach some of the older neighborhoods and some of the newest; many streets in between are all electric. A furnace that runs a few weeks a year lasts long and rusts quietly: its heat exchanger suffers more from damp closets than from fire. Each fall it should be opened, looked at and tested for carbon monoxide. When the exchanger is cracked, we shut the furnace off, tag it and show you the crack. Nobody should talk you into one more winter with it.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Replacing, without hurry' },
    {
      kind: 'paragraph',
      text: [
        'A heating failure is a poor time to choose equipment for the next decade and a half. Where the old system can be made safe, we repair it and let you decide in daylight. The eight steps of a replacement are laid out under ',
        { text: 'heating system installation', to: '/heating-system-installation' },
        ', from the first measurement to the final test.',
      ],
    },
  ],
  services: [
    {
      name: 'Heat pump repair',
      note: 'All five parts in the drawing, plus the controls, wiring and charge that tie them together.',
    },
    {
      name: 'Furnace repair',
      note: 'Igniters, flame sensors, gas valves and blowers, with a combustion test before we leave.',
    },
    {
      name: 'Electric heat and air handlers',
      note: 'Burned-out strips, relays and scorched breakers replaced, and the connections tightened to specification.',
    },
    {
      name: 'Heating installation',
      note: 'Load calculation, city permit and a written choice between heat pump, gas and dual fuel.',
    },
    {
      name: 'Commercial heating',
      note: 'Rooftop and split systems for shops, offices and churches, scheduled around your opening hours.',
    },
    {
      name: 'Emergency heating',
      note: 'The line is open 24/7. With gas odor, get out and phone the gas utility first.',
    },
  ],
  questions: [
    {
      question: 'My heat works, but the electric bill doubled in January. Why?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Suspect the backup strips. Stand by the outdoor unit on a cool evening while the house is heating: if it is silent, the strips are doing all the work and the heat pump has quit without telling anyone. A thermostat wired or set up wrongly has the same effect. Compare your utility’s daily graph with the weather, too; a bill can double in an honest cold spell.',
          ],
        },
      ],
    },
    {
      question: 'Do I have to heat an empty rental house in winter?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Between tenants, keep it in the fifties at least, and let the cooling side hold humidity down on warm days. Pipes in a raised Springfield or Riverside house hang in open air below the floor, so wrap them or drain them when a hard freeze is forecast. An insurer may refuse a burst-pipe claim if the heat was off. Ask yours what it expects.',
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'HVAC services in Jacksonville', to: '/hvac-services-jacksonville-fl' },
    { label: 'Air conditioning in Jacksonville', to: '/air-conditioning-services-jacksonville-fl' },
    { label: 'Indoor air quality in Jacksonville', to: '/indoor-air-quality-services-jacksonville-fl' },
  ],
} as const satisfies CityServicePage<Path>;
