import { claims } from '../claims.ts';
import type { BlogPost } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';

export const runsNonstop = {
  path: '/blog/why-your-ac-runs-nonstop-in-jacksonville',
  title: 'Why your AC runs nonstop in Jacksonville',
  metadata: {
    title: 'Why Your AC Runs Nonstop in Jacksonville | Whitley’s',
    description:
      'Long cycles can be normal in a Jacksonville summer, or a sign of a dirty coil, low charge or leaking ducts. How to tell, and what to check before you call.',
  },
  category: 'AC Repair',
  tone: 'cooling',
  date: postDates.runsNonstop.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'It started at ten in the morning and hasn’t stopped since. When that is normal, when it isn’t, and the five checks that tell the two apart.',
  picture: {
    src: '/pictures/city-jacksonville.svg',
    alt: 'Downtown Jacksonville at sunrise, with the blue lift bridge over the St. Johns River',
  },
  body: [
    {
      kind: 'lead',
      text: [
        'You lie awake and wait for the click that never comes. Before you picture a new compressor, find out which of two things you have: a system that is working hard, or one that isn’t getting anywhere.',
      ],
    },
    { kind: 'heading', level: 2, text: 'When nonstop is normal' },
    {
      kind: 'paragraph',
      text: [
        'Air conditioners are sized for a hot day, not for the hottest. When the afternoon goes beyond that, a correctly sized system runs without a pause, holds the house within a degree or two of the setting and stops sometime after dark. That is by design. One that still switches off every ten minutes at four o’clock in July is too large, and you’ll feel it as dampness.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Variable-speed systems run longer yet, on purpose. At low speed they use little power and dry the air for hours. If yours is one of them and the bill is in order, the sound is good news.',
      ],
    },
    { kind: 'heading', level: 2, text: 'When it isn’t' },
    {
      kind: 'list',
      style: 'signs',
      items: [
        ['The temperature climbs although the system never stops.'],
        ['It runs through the night and at dawn.'],
        ['The bill has jumped against the same month of last year.'],
        ['Air from the registers is cool but weak, or strong but barely cool.'],
        ['There is ice on the copper line, or water under the air handler.'],
        ['It started from one day to the next.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Any one of these means that heat comes in faster than the system can carry it out, or that the system has lost part of its strength.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Five checks before you call' },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        [
          { strong: 'Filter.' },
          ` Pull it. If it is gray, replace it and give the house two hours. We suggest a change ${claims.filterDays.text}.`,
        ],
        [
          { strong: 'Return and registers.' },
          ' All open? A closed bedroom door with no return of its own can halve the air in that room.',
        ],
        [
          { strong: 'Setting.' },
          ' Was it lowered? Asking for 70 when it is 97 outside asks for more than most houses can do. Try 78°F with ceiling fans, as an experiment if not as a habit.',
        ],
        [
          { strong: 'Outdoor unit.' },
          ' It should breathe out noticeably warm air at the top. Pollen, grass and leaves on its sides keep the heat in. Turn it off at the disconnect and rinse it with a garden hose.',
        ],
        [
          { strong: 'A thermometer test.' },
          ' Measure the air at the return grille and at the nearest register after fifteen minutes. A healthy system cools it by roughly 15 to 20 degrees. Much less points to refrigerant, coil or compressor. Much more, with a weak stream, points to airflow.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If you find ice, turn the cooling off, leave the fan on and let it thaw. Running it that way can ruin the compressor.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What we usually find' },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Dirty coils.' },
        ' Indoors a coat of lint, outdoors a felt of pollen and dog hair. Both make the machine run longer for less. Cleaning is part of every ',
        { text: 'tune-up', to: '/ac-maintenance-tune-up' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Low refrigerant.' },
        ' It doesn’t get used up. If it is low, it leaks, and topping it off without finding the leak is renting cold by the month. Ask where it went.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'A weak capacitor or fan motor.' },
        ' The outdoor fan turns slowly, the heat stays in, and the compressor labors until it overheats.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Leaking ducts.' },
        ' Common in Arlington and on the Westside, where many ducts are as old as the houses. Cold air escapes into the attic; attic air gets sucked into the return. The system does its work twice.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Thermostat in the wrong place.' },
        ' Afternoon sun on its wall, a lamp below it, or a register that blows past it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'The house has changed.' },
        ' A finished garage, a sunroom, new windows without shade, or the neighbors’ oak, gone since the last hurricane. The load is larger than it was, and nobody told the equipment.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Age.' },
        ' A system loses capacity slowly over its 15 to 20 years. If everything above is in order and it has served that long, running nonstop is how it tells you.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Repair, or replace?' },
    {
      kind: 'paragraph',
      text: [
        'Ask for the numbers. A capacitor or a motor in a system of eight years is a repair without a second thought. A leaking indoor coil at fourteen, in a house that never gets dry, deserves an estimate for both ways. We put the two side by side, and the estimate for a new system is free. How we work here is described on our ',
        { text: 'Jacksonville air conditioning page', to: '/air-conditioning-services-jacksonville-fl' },
        '.',
      ],
    },
    { kind: 'heading', level: 2, text: 'How urgent is it?' },
    {
      kind: 'paragraph',
      text: [
        'If the house holds its temperature, this week is soon enough. If it climbs by the hour, or ice comes back after thawing, switch the cooling off and call today: what is still a repair tonight may not be one on Sunday. With a burning smell, or a breaker that trips again after one reset, leave it off and call at once.',
      ],
    },
  ],
  callToAction: { label: 'Schedule a diagnosis', to: '/contact' },
} as const satisfies BlogPost<Path>;
