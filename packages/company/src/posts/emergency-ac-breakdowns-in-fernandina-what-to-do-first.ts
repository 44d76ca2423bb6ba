import type { BlogPost } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';
import { bullets, h2, lead, link, numbers, p, symptoms, strong } from '../rich-text.ts';

export const fernandinaEmergency: BlogPost<Path> = {
  path: '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first',
  title: 'Emergency AC breakdowns in Fernandina: what to do first',
  metadata: {
    title: 'AC Breakdown in Fernandina? Do This First | Whitley’s',
    description:
      'No cooling in Fernandina? What you can safely check, when to leave the system off, how to stay cool, and when it can’t wait until morning.',
  },
  category: 'Emergency Service',
  tone: 'warm',
  date: postDates.fernandinaEmergency.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'It’s eight in the evening and the house is getting hot. Here’s what you can safely check in ten minutes, when to leave it off, and how to manage until help comes.',
  picture: {
    src: '/pictures/city-fernandina.svg',
    size: [1440, 520],
    alt: 'Shrimp boats at the Fernandina waterfront, with the brick storefronts and clock tower of Centre Street',
  },
  body: [
    lead(
      'Most breakdowns are one small part, and a few are just a switch. Go through this list from the top. It starts with your safety.',
    ),
    h2('First, make sure you’re safe'),
    symptoms(
      [
        strong('Burning smell, smoke, or buzzing at the panel:'),
        ' turn the system off at the thermostat, then at the breaker if you can reach it safely. If you see smoke or flames, leave the house and call 911.',
      ],
      [
        strong('Smell of gas:'),
        ' don’t touch a switch, and don’t call from inside. Get everyone out, then call the gas utility or 911 from outdoors.',
      ],
      [
        strong('Water near wiring, or the unit was flooded:'),
        ' leave it off. After a storm surge or a flood, have the equipment inspected before anyone turns it on.',
      ],
      [
        strong('Someone is faint, confused, or hot and no longer sweating:'),
        ' that is heat stroke. Call 911 before you call us.',
      ],
    ),
    h2('Ten minutes of safe checks'),
    numbers(
      [
        strong('The thermostat.'),
        ' Set it to Cool, five degrees below room temperature, with the fan on Auto. If the screen is blank, it may need batteries, or a safety switch may have cut the power.',
      ],
      [
        strong('The breaker.'),
        ' There are usually two, one for the air handler and one for the outdoor unit. If one has tripped, switch it fully off, then on, once. If it trips again, leave it off and call. A breaker that trips twice is protecting you from something.',
      ],
      [
        strong('The switch by the air handler.'),
        ' It looks like a light switch, so people turn it off by mistake, often when they’re getting boxes out of the attic.',
      ],
      [
        strong('The filter.'),
        ' If you can’t see light through it, put in a new one. Don’t run the system without a filter.',
      ],
      [
        strong('The drain.'),
        ' If there’s water in the pan under the air handler, the float switch has shut the system off. A wet-dry vacuum on the outside end of the drain line clears many clogs.',
      ],
      [
        strong('The outdoor unit.'),
        ' Is the fan turning? If it hums but the fan doesn’t turn, it’s often a bad capacitor. Don’t push the blade with a stick, and don’t open the panel. A capacitor can shock you even with the power off.',
      ],
      [
        strong('Ice.'),
        ' If there’s frost on the copper line, turn the cooling off and leave the fan on for several hours. Then call us, because something caused the ice.',
      ],
    ),
    p(
      'After a power outage, wait five minutes before you turn the cooling on again, so the pressure in the compressor can even out.',
    ),
    h2('What’s different in Fernandina'),
    p(
      'This island is hard on equipment. Salt drifts well past the dunes, and outdoor units east of Fletcher Avenue corrode years earlier than the same model inland: fins crumble, contacts pit, fan motors seize. Afternoon storms bring power surges that kill weak capacitors and control boards. In the historic district, the air handler may be in a closet, a crawl space or an attic, and the shutoff may be behind the hydrangeas. If you rent out a cottage, leave your guests a note that says where they are.',
    ),
    p(
      'If you own a condo, find out now whether the condenser is yours or the association’s, and who can go on the roof. It will save you an hour on a hot Saturday.',
    ),
    h2('How to stay cool'),
    p(
      'Close blinds and curtains on the sunny side. Stay on the lowest floor, use fans where people sit, and skip the oven. Drink water before you’re thirsty. Don’t open the windows in the afternoon, when it’s hotter and more humid outside. Late in the evening, a breeze off the ocean can help.',
    ),
    p(
      'Babies, older relatives, people with heart or lung disease, and pets shouldn’t stay in a hot house. Take them to a neighbor’s house or a library for the afternoon. Check the labels on your medicines too, because some have to stay cool.',
    ),
    h2('What to tell us when you call'),
    bullets(
      'What it does and doesn’t do: no air, warm air, noise, water, ice.',
      'When it started, and whether there was a storm or an outage.',
      'What you have checked, and what the thermostat shows.',
      'The age and brand of the system, if you can see a label.',
      'Whether anyone in the house is at risk from the heat, so we know how soon you need us.',
      'The gate code, where to park, and who will be there.',
    ),
    h2('Can it wait until morning?'),
    p(
      'Often it can. If the night is cool, everyone is healthy and the system is off, morning is fine. Call right away if there was smoke or a burning smell, if water is coming through the ceiling, if someone in the house is at risk, or if you have goods that will spoil. We answer the phone 24/7, and it doesn’t cost you anything to call, even if you decide to wait. To see what else we do on the island, go to our ',
      link('Fernandina page', '/fernandina-hvac'),
      '.',
    ),
  ],
  callToAction: { label: 'Contact Us', to: '/contact', isUrgent: true },
};
