import { claims } from '../claims.ts';
import type { BlogPost } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';

export const energySaving = {
  path: '/blog/energy-saving-tips-summer-cooling',
  title: 'Energy-saving tips for summer cooling that hold up',
  metadata: {
    title: 'Summer Cooling: Tips That Save Energy | Whitley’s Learning',
    description:
      'Start at 78°F, let the fan rest, shade the west side: summer cooling advice for Jacksonville homes, in order of what it costs, with the myths left out.',
  },
  category: 'Energy Saving',
  tone: 'heating',
  date: postDates.energySaving.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'What lowers a Florida summer power bill, sorted by what it costs you: nothing, a little, or a contractor. And four popular tips that don’t work.',
  picture: {
    src: '/pictures/spot-energy-savings.svg',
    alt: 'A house with solar panels beside a bright sun and a green leaf',
  },
  body: [
    {
      kind: 'lead',
      text: [
        'Cooling is the largest part of most summer power bills here, and a good share of it is spent on heat that could have stayed outside. These are the measures that we see working, cheapest first.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Free, today' },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Set 78°F and give it a week.' },
        ' It is the usual recommendation for hours when you are home, and it is easier to live with than it sounds once fans are running and the air is dry. Each degree below it lengthens the time that the compressor runs. If 78 is too warm, come down one degree at a time and stop when you are comfortable.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Go up while you are out, but not off.' },
        ' A few degrees higher during the workday saves money. Switching off lets the walls and the furniture soak up heat and moisture that take all evening to remove.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Use fans where people are.' },
        ' Moving air makes a room feel cooler by several degrees; it doesn’t lower the temperature. So turn ceiling fans off when you leave. In summer they should turn counterclockwise, seen from below, and push air down.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Leave the system’s own fan on Auto.' },
        ' Set to On, it uses power all day and puts moisture from the coil back into the rooms.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Close the blinds on the sunny side.' },
        ' East in the morning, west from two o’clock. Outside shade is better yet.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Move the heat.' },
        ' Run the oven, the dryer and the dishwasher after sunset. Each of them heats a house that you are paying to cool.',
      ],
    },
    { kind: 'heading', level: 2, text: 'A few dollars and an hour' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        [
          `Change the filter ${claims.filterDays.text}. A gray mat in the return makes the blower work and the coil freeze.`,
        ],
        [
          'Give the outdoor unit two feet of room. Turn its power off at the disconnect, cut back the azaleas, and rinse the grass clippings off its sides with a garden hose. Never use a pressure washer: it flattens the fins.',
        ],
        ['Weatherstrip doors that show daylight, and foam the holes where pipes and cables go through walls.'],
        [
          'Put a gasket or an insulated cover on the attic hatch. It is often the one bare spot in an insulated ceiling.',
        ],
        ['Open every register, and pull the sofa off the return grille.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Worth a contractor’s visit' },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Service twice a year.' },
        ' In spring for cooling, in fall for heating. Cleaning a matted coil and correcting the refrigerant charge can give back what the system has lost over several seasons. See what our ',
        { text: 'maintenance plans', to: '/maintenance-plan' },
        ' include.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Ducts first, equipment later.' },
        ' In most homes here the ducts run through an attic that is far hotter than the yard. Cold air that leaks there is lost for good, and every leak on the return side draws attic air in. Sealing them is dull, invisible work and one of the best investments in the house.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Attic insulation' },
        ' that has settled below the tops of the joists should be topped up. While someone is up there, have the bath fan ducts checked too.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'A programmable or smart thermostat' },
        ' pays off if you let it follow your days. With a heat pump it needs the right settings for backup heat, or the winter bill eats what the summer saved.',
      ],
    },
    { kind: 'heading', level: 2, text: 'When the system itself is the problem' },
    {
      kind: 'paragraph',
      text: [
        `An air conditioner lasts 15 to 20 years with care, though near the ocean salt often cuts that short. If yours is past twelve, needs refrigerant again, or never quite dries the house, ask for a comparison. Today’s high-efficiency systems reach ${claims.efficiency.text}, and their compressors can slow down instead of stopping, which suits long humid evenings. What it saves you depends on the house, the old unit and your habits; we would sooner work it out with your own bills than quote an average. `,
        { text: 'Financing', to: '/financing' },
        ' can spread the cost.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Four tips to forget' },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        [{ strong: '“Set it to 65 to cool faster.”' }, ' The system cools at the speed it has. You’ll only overshoot.'],
        [{ strong: '“Close vents in empty rooms.”' }, ' Pressure rises, ducts leak more, and the coil may ice up.'],
        [
          { strong: '“A bigger unit uses less, because it runs less.”' },
          ' It starts more often, wears sooner and leaves the air damp.',
        ],
        [
          { strong: '“Turn it off at night and open the windows.”' },
          ' In much of the country that is good advice. In a Jacksonville July you let in water that the system has to wring out the next morning.',
        ],
      ],
    },
    { kind: 'heading', level: 2, text: 'How to tell whether it worked' },
    {
      kind: 'paragraph',
      text: [
        'Compare kilowatt-hours, not dollars, with the same month last year, and keep the weather in mind. If the use climbs by a fifth with no reason that you can name, something has changed in the system. That is the moment for a visit, before the hottest week finds it for you.',
      ],
    },
  ],
  callToAction: { label: 'Schedule a summer check', to: '/contact-us' },
} as const satisfies BlogPost<Path>;
