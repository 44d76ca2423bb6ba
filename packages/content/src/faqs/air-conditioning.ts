import { claims } from '../claims.ts';
import type { FaqPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const airConditioningFaqs = {
  title: 'Air Conditioning FAQs',
  metadata: {
    title: 'Air Conditioning FAQs: Ice, Leaks, Breakers | Whitley’s',
    description:
      'What to do when the AC blows warm, ices over, leaks or trips its breaker, and how to judge size, age and efficiency. Fifteen plain answers for Florida homes.',
    keywords:
      'air conditioning FAQs, AC not cooling, AC frozen, AC leaking water, AC breaker tripped, repair or replace AC, SEER2, AC questions Jacksonville FL',
  },
  intro:
    'If the house is getting hot right now, start with the first five answers: they cover what you can safely check yourself and when to stop. The rest help you run, size and replace an air conditioner in this climate.',
  kind: 'cooling',
  diagram: {
    src: '/pictures/diagram-heat-pump-cooling.svg',
    alt: 'How a heat pump cools: refrigerant takes up heat at the indoor coil and gives it off outside',
    labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
  },
  groups: [
    {
      heading: 'When something is wrong',
      faqs: [
        {
          question: 'Why is my AC running but not cooling the house?',
          answer: [
            {
              kind: 'paragraph',
              text: ['Four things are worth a look before you call, and none of them needs a tool:'],
            },
            {
              kind: 'list',
              style: 'numbers',
              items: [
                ['The thermostat says Cool, and its setting is below the room temperature.'],
                ['The filter lets light through when you hold it up.'],
                ['The big outdoor fan is turning, with no leaves packed against the coil.'],
                ['Supply vents and the return grille are open, with no sofa or rug across them.'],
              ],
            },
            {
              kind: 'paragraph',
              text: [
                'All fine, and the air at the vents is still warm? A failed capacitor, a leak in the refrigerant circuit or a tired compressor comes next, and each one takes a meter or gauges to tell apart. Switch the cooling off so that nothing overheats, then call.',
              ],
            },
          ],
        },
        {
          question: 'There is ice on my AC. What should I do first?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Turn cooling off at the thermostat and set the fan to On, so that room air melts the ice. Expect several hours, and put towels under the air handler, because all that ice becomes water. Never chip at it: the fins and tubes below are thin. While you wait, change a dirty filter and open any closed vents. Running an iced system pushes liquid refrigerant toward the compressor, the costliest part of the whole system. Ice that comes back means low refrigerant, a dirty coil or a weak blower, and needs a technician.',
              ],
            },
          ],
        },
        {
          question: 'Why is water dripping from my air handler or the ceiling below it?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'On a muggy day your AC wrings gallons of water out of the air, and all of it leaves through one narrow drain pipe. Algae loves that pipe. Once it clogs, the pan fills and then overflows. Turn the system off and stay away from water near wiring. If you know where the drain ends outdoors, a wet-dry vacuum held over the opening for a few minutes often pulls the plug out. A ceiling that is stained or sagging is a reason to call at once, since the pan above it may be cracked or still full.',
              ],
            },
          ],
        },
        {
          question: 'My thermostat went blank and the AC stopped. What happened?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Most often a safety switch did its job. Many air handlers have a float switch in the drain pan that cuts the control power when water rises, and the thermostat goes dark with it. Look for a full pan before anything else. Then try fresh batteries if yours takes them, check that the switch on or near the air handler is on, and see whether a breaker has tripped. A control fuse blown by lightning or a damaged wire gives the same blank screen, and finding that is our job.',
              ],
            },
          ],
        },
        {
          question: 'The breaker for my AC tripped. Can I reset it?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Once. Set the thermostat to Off, push the breaker fully to off and then to on, wait five minutes for pressures to even out, and start cooling again. A brief power dip during a storm is a harmless cause, and then it will hold. ',
                { strong: 'If it trips a second time, leave it off.' },
                ' Something is drawing too much current: a compressor that cannot start, a shorted motor, a chafed wire. Each new attempt heats that fault further and can turn a repair into a fire or a dead compressor.',
              ],
            },
          ],
        },
        {
          question: 'Which air conditioner noises are urgent?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Switch the system off for grinding, loud screeching, repeated hard clanking or a hum from an outdoor unit whose fan is still. Those point to a bearing, a loose blade or a motor that cannot start, and minutes matter. Hissing that goes on after shutdown may be refrigerant escaping. A rattle is often just a loose panel or a twig in the fan guard, and a gurgle near the air handler suggests a slow drain: both can wait for office hours. One click at start and one at stop is normal.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Day to day',
      faqs: [
        {
          question: 'What thermostat setting makes sense in a Florida summer?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Start at 78°F with the fan on Auto while people are home, and let ceiling fans do the rest; they cool skin, not rooms, so switch them off when you leave. Away for the day, let the setting rise a few degrees instead of shutting the system down. Walls, furniture and clothes soak up heat and moisture in an unconditioned house, and pulling both back out can cost an evening of nonstop running. Setting it far below what you want cools no faster. It only makes the system run past the point where you are comfortable.',
              ],
            },
          ],
        },
        {
          question: 'How often should I change the filter during cooling season?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                `Plan on ${claims.filterMonths.text}, and lean toward the short end from May to October, when the blower hardly rests. Thin one-inch filters load up sooner than four-inch media. Rather than trusting the calendar alone, slide the filter out on the first of the month and look. Dark, furry or bowed means replace it now. Note the arrow on the frame: it points toward the air handler. A clogged filter is behind many a frozen coil, and it is the cheapest cause to remove.`,
              ],
            },
          ],
        },
        {
          question: 'When is the best time of year for an AC tune-up?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'March or April, before the first run of ninety-degree afternoons. A weak capacitor or a slow drain shows itself under test, and there is still time to fix it in mild weather. Book the visit as the cooling half of service twice a year; the heating half belongs in the fall. Ours follows sixteen points, from coil and drain to electrical connections, and you can read them on the ',
                { text: 'tune-up page', to: '/ac-maintenance-tune-up' },
                '. Missed spring? Midsummer still beats waiting for a breakdown.',
              ],
            },
          ],
        },
        {
          question: 'Does an AC need refrigerant added every year?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'No. Refrigerant is not fuel; it circulates in a sealed loop and is never used up. A system that is low has a leak, and topping it off without looking for the hole pays for the same refrigerant again next summer. Signs of a low charge are lukewarm supply air, long run times, ice on the larger copper line and a rising electric bill. By federal law only certified technicians may handle refrigerant, so leave the gauges and the canned sealers in the store. Our technicians find the leak, tell you what fixing it involves, and then weigh in the correct charge.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Repair or replace',
      faqs: [
        {
          question: 'How long does an air conditioner last here?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'With steady care, 15 to 20 years. Where you live decides which end of that range you see. Cooling seasons are long in this corner of Florida, so a compressor works more hours in a year than one up north, and within sight of the surf, salt eats into the outdoor coil and its fasteners. Size matters too: a unit that is too big starts and stops all day, which wears it out early. Once yours is past its first decade, ask about its condition at each tune-up, so that you choose the moment to replace it and a heat wave does not.',
              ],
            },
          ],
        },
        {
          question: 'Should I repair my air conditioner or replace it?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Ask three questions. Is it past the middle of its 15 to 20 years? Is the failed part the compressor or a leaking coil, rather than a capacitor, fan motor or contactor? Have you paid for another repair in the last two summers? One yes usually favors the repair. Two or three favor a new system, above all when the old one uses a refrigerant that is no longer made. Ask us for both figures side by side. If replacing wins but the timing hurts, see how ',
                { text: 'financing', to: '/financing' },
                ' works before you settle for another patch.',
              ],
            },
          ],
        },
        {
          question: 'What size air conditioner does my house need?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Square footage alone cannot say. A load calculation counts windows and the way they face, insulation, ceiling height, duct location, shade and how many people live there. Two houses with the same floor plan can differ by a ton of cooling if one sits under oaks and the other bakes on a cleared lot. Oversizing is the common mistake in Florida: a big unit cools the air so fast that it stops before it has dried it, and you are left cold and clammy. Tell us about the house through the ',
                { text: 'contact form', to: '/contact-us' },
                ' and we will measure before we quote.',
              ],
            },
          ],
        },
        {
          question: 'What does a SEER2 rating tell me?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                `SEER2 is the cooling a system delivers over a season divided by the electricity it uses, measured since 2023 against duct resistance closer to a real house. Higher is thriftier, and our high-efficiency systems are rated ${claims.efficiency.text}. The label is won in a laboratory, though. Leaky ducts, a wrong charge or a cramped return can take much of it away, so the installation deserves as much attention as the number. Variable-speed models, common at the upper end, also run longer at low power, and that dries the air better.`,
              ],
            },
          ],
        },
        {
          question: 'Can I pay for a new air conditioner over time?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Yes. Financing comes from a third-party partner and is open for every product we install. You apply on the partner’s own site, and the check is a soft one: it uses the highest of your three credit-bureau scores, and your credit is not affected until funding is finalized. The ',
                { text: 'financing page', to: '/financing' },
                ' explains the steps and has the link to apply. Not sure which system to apply for? Ask for a free estimate on the ',
                { text: 'contact page', to: '/contact-us' },
                ' first, so that you know the amount.',
              ],
            },
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Is yours doing something else?',
    text: 'Describe the sound, the smell or the number on the thermostat. We have likely heard it before.',
    links: [{ label: 'Ask us', to: '/contact-us' }],
  },
} as const satisfies FaqPage<Path>;
