import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { h2, lead, link, numbers, p, strong } from '../rich-text.ts';

export const heatingJacksonville: CityServicePageContent<Path> = {
  title: 'Heating Services in Jacksonville, FL',
  city: 'Jacksonville',
  kind: 'heating',
  metadata: {
    title: 'Heating Repair & Service in Jacksonville, FL | Whitley’s',
    description:
      'Heat pump, furnace and electric heat repair and replacement in Jacksonville, with a drawing of how a heat pump works and what usually breaks.',
  },
  picture: {
    src: '/pictures/city-jacksonville.svg',
    size: [1440, 520],
    alt: 'The Jacksonville skyline behind the blue Main Street Bridge, a yellow water taxi on the river in the morning',
  },
  diagram: {
    src: '/pictures/diagram-heat-pump-heating.svg',
    size: [720, 440],
    alt: 'A heat pump in winter: refrigerant absorbs heat at the outdoor coil and releases it at the indoor coil, with five parts numbered',
  },
  tagline: 'When it drops thirty degrees overnight, your heat should just come on.',
  body: [
    lead(
      'Jacksonville can have shorts weather and frost in the same week. The system that cooled your house on Tuesday has to heat it by Thursday night, and if it doesn’t, this page is for you.',
    ),
    h2('Five parts, five ways to lose heat'),
    p('Most homes here heat with a heat pump. The numbers match the drawing.'),
    numbers(
      [strong('Outdoor coil.'), ' When it’s full of oak leaves or iced over, it can’t collect heat.'],
      [strong('Compressor.'), ' It hums and trips its breaker when it’s worn out or its capacitor is weak.'],
      [strong('Reversing valve.'), ' When it sticks, you get cold air in December or warm air in May.'],
      [
        strong('Expansion valve.'),
        ' When it’s clogged or set wrong, the coil doesn’t get enough refrigerant, and you slowly lose heat.',
      ],
      [strong('Indoor coil.'), ' With a clogged filter, it gets too hot, and the system shuts itself down.'],
    ),
    p(
      'To you, all five look the same: the house won’t warm up. We use gauges, a meter and a thermometer to tell which one it is.',
    ),
    h2('Don’t keep resetting the breaker'),
    p(
      'Electric backup heat draws more power than anything else in the house. Over the years, loose connections at the air handler’s breaker can burn. If that breaker is hot to the touch, buzzes or has tripped twice, switch it off, leave it off and call us. A night under blankets is safer than resetting it again. Space heaters can get you through one night if you keep them three feet from anything that burns, plug them straight into the wall and turn them off when you sleep.',
    ),
    h2('If you have gas heat'),
    p(
      'Some of the oldest and some of the newest neighborhoods have gas, and many streets in between are all electric. A furnace that runs a few weeks a year lasts a long time, but its heat exchanger can rust in a damp closet. Have it opened, inspected and tested for carbon monoxide each fall. If the exchanger is cracked, we shut the furnace off, tag it and show you the crack. Don’t let anyone talk you into one more winter with it.',
    ),
    h2('You don’t have to decide tonight'),
    p(
      'A cold night with no heat is a bad time to choose equipment for the next fifteen years. If the old system is safe to repair, we get it going so you can take your time. For the eight steps of a replacement, see ',
      link('heating system installation', '/heating-system-installation'),
      ', from the first measurement to the final test.',
    ),
  ],
  services: [
    {
      name: 'Heat pump repair',
      note: 'All five parts in the drawing, plus the controls, the wiring and the refrigerant.',
    },
    {
      name: 'Furnace repair',
      note: 'Igniters, flame sensors, gas valves and blowers, with a combustion test before we leave.',
    },
    {
      name: 'Electric heat and air handlers',
      note: 'We replace burned-out heat strips, relays and breakers, and tighten the connections.',
    },
    {
      name: 'Heating installation',
      note: 'Load calculation, city permit and a written quote for a heat pump, gas or dual fuel.',
    },
    {
      name: 'Commercial heating',
      note: 'Rooftop and split systems for shops, offices and churches, scheduled around your opening hours.',
    },
    {
      name: 'Emergency heating',
      note: 'We answer 24/7. If you smell gas, get out and call the gas utility first.',
    },
  ],
  questions: [
    {
      question: 'My heat works, but the electric bill doubled in January. Why?',
      answer: [
        p(
          'It’s probably the backup heat strips. On a cool evening while the heat is on, go stand by the outdoor unit. If it’s silent, the heat pump has quit and the strips are doing all the work. A thermostat that’s wired or set wrong can do the same thing. Also compare your daily usage with the weather, because a cold month alone can double a bill.',
        ),
      ],
    },
    {
      question: 'Do I have to heat an empty rental house in winter?',
      answer: [
        p(
          'Between tenants, keep it in the fifties at least, and let the air conditioner hold the humidity down on warm days. Under a raised house in Springfield or Riverside, the pipes hang in the open air, so wrap them or drain them when a hard freeze is coming. Your insurance may not pay for a burst pipe if the heat was off, so ask what it requires.',
        ),
      ],
    },
  ],
  related: [
    { label: 'HVAC services in Jacksonville', to: '/hvac-services-jacksonville-fl' },
    { label: 'Air conditioning in Jacksonville', to: '/air-conditioning-services-jacksonville-fl' },
    { label: 'Indoor air quality in Jacksonville', to: '/indoor-air-quality-services-jacksonville-fl' },
  ],
};
