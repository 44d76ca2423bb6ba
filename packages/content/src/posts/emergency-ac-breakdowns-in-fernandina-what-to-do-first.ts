import type { BlogPost } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';

export const fernandinaEmergency = {
  path: '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first',
  title: 'Emergency AC breakdowns in Fernandina: what to do first',
  metadata: {
    title: 'AC Breakdown in Fernandina? Do This First | Whitley’s',
    description:
      'No cooling in Fernandina? What to check safely, when to leave the system off, how to keep the house bearable, and when it can’t wait until morning.',
  },
  category: 'Emergency Service',
  tone: 'warm',
  date: postDates.fernandinaEmergency.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'The house is warming up and it is eight in the evening. Ten minutes of safe checks, the signs to leave everything off, and how to get through until help comes.',
  picture: {
    src: '/pictures/city-fernandina.svg',
    alt: 'Shrimp boats at the Fernandina waterfront, with the brick storefronts and clock tower of Centre Street',
  },
  body: [
    {
      kind: 'lead',
      text: [
        'Take a breath. Most breakdowns are one small part, and a few are a switch. Work through this list from the top; it puts your safety before the comfort.',
      ],
    },
    { kind: 'heading', level: 2, text: 'First, rule out danger' },
    {
      kind: 'list',
      style: 'signs',
      items: [
        [
          { strong: 'Burning smell, smoke, or buzzing at the panel:' },
          ' turn the system off at the thermostat, then at the breaker if you can reach it safely. With smoke or flames, leave the house and call 911.',
        ],
        [
          { strong: 'Smell of gas:' },
          ' touch no switch and make no call from inside. Leave with everyone, then call the gas utility or 911 from outdoors.',
        ],
        [
          { strong: 'Water near wiring, or the unit was flooded:' },
          ' leave it off. After storm surge or standing water, equipment must be inspected before anyone switches it on.',
        ],
        [
          { strong: 'Someone is faint, confused, or hot and no longer sweating:' },
          ' that is heat stroke. Call 911 before you call us.',
        ],
      ],
    },
    { kind: 'heading', level: 2, text: 'Ten minutes of safe checks' },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        [
          { strong: 'The thermostat.' },
          ' Set to Cool, five degrees below the room, fan on Auto. A blank screen may need batteries, or may mean that a safety switch has cut the power.',
        ],
        [
          { strong: 'The breaker.' },
          ' There are usually two, one for the air handler and one for the outdoor unit. If one has tripped, switch it fully off, then on, once. If it trips again, leave it off and call. A breaker that trips twice is protecting you from something.',
        ],
        [
          { strong: 'The switch by the air handler.' },
          ' It looks like a light switch and gets mistaken for one, most often after someone fetched the holiday boxes.',
        ],
        [
          { strong: 'The filter.' },
          ' If you can’t see light through it, take it out and fit a new one. Do not run the system without one.',
        ],
        [
          { strong: 'The drain.' },
          ' Water in the pan under the air handler means the float switch did its job. A wet-dry vacuum on the outside end of the drain line clears many clogs.',
        ],
        [
          { strong: 'The outdoor unit, by eye and ear.' },
          ' Is the fan turning? A hum with a still fan is often a failed capacitor. Do not push the blade with a stick, and don’t open the panel: the part holds a charge even with the power off.',
        ],
        [
          { strong: 'Ice.' },
          ' Frost on the copper line means stop: cooling off, fan on, for several hours. Then call, because ice has a cause.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'After an outage, wait five minutes before you switch the cooling on again, so that the pressures in the compressor can settle.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What Fernandina adds' },
    {
      kind: 'paragraph',
      text: [
        'This island is hard on equipment. Salt drifts well beyond the dunes, and outdoor units east of Fletcher Avenue corrode years earlier than the same model inland: fins crumble, contacts pit, fan motors seize. Afternoon storms off the marsh bring surges that finish weak capacitors and control boards. In the historic district, air handlers sit in closets, crawl spaces and attics that were never meant for them, and the disconnect may be behind the hydrangeas. If you rent out a cottage, keep a note for your guests on where those places are.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Condominiums have one more question: is the condenser yours, or the association’s, and who may go on the roof? Finding out on a quiet Tuesday saves an hour on a hot Saturday.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Keep the house bearable' },
    {
      kind: 'paragraph',
      text: [
        'Close blinds and curtains on the sunny side. Stay on the lowest floor, use fans where people sit, and skip the oven. Drink water before you are thirsty. Do not open everything up in the afternoon, when the air outside is hotter and wetter; late in the evening a cross breeze from the ocean is worth having.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Infants, older relatives, people with heart or lung disease, and pets should not sit it out. A neighbor’s living room or a library will do for the afternoon. Check the labels of medicines, too: some must not get warm.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What to tell us when you call' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        ['What it does and doesn’t do: no air, warm air, noise, water, ice.'],
        ['When it started, and whether there was a storm or an outage.'],
        ['What you have checked, and what the thermostat shows.'],
        ['Age and brand of the system, if a label is in reach.'],
        ['Anyone in the house whom heat endangers. We ask so that we can set the order of our visits.'],
        ['A gate code, a parking rule, and who will open the door.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Can it wait until morning?' },
    {
      kind: 'paragraph',
      text: [
        'Often yes. With a cool night ahead, a healthy household and the system switched off, the morning is a fine time. Call at once if there was smoke, a burning smell, water coming through a ceiling, a vulnerable person in the house, or stock that will spoil. Our phone is answered 24/7, and calling early costs you nothing even when you decide to wait. What else we do on the island is on our ',
        { text: 'Fernandina page', to: '/fernandina-hvac' },
        '.',
      ],
    },
  ],
  callToAction: { label: 'Send us the details', to: '/contact' },
} as const satisfies BlogPost<Path>;
