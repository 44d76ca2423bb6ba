import type { FaqPageContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { link, numbers, p, strong } from '../rich-text.ts';

export const airConditioningFaqs: FaqPageContent<Path> = {
  title: 'Air Conditioning FAQs',
  metadata: {
    title: 'Air Conditioning FAQs: Ice, Leaks, Breakers | Whitley’s',
    description:
      'What to do when the AC blows warm, ices over, leaks or trips its breaker, and what to know about size, age and efficiency. Fifteen answers for Florida homes.',
    keywords:
      'air conditioning FAQs, AC not cooling, AC frozen, AC leaking water, AC breaker tripped, repair or replace AC, SEER2, AC questions Jacksonville FL',
  },
  intro:
    'If the house is getting hot right now, start with the first five answers. They cover what you can safely check yourself and when to stop. The rest help you run, size and replace an air conditioner in this climate.',
  kind: 'cooling',
  diagram: {
    src: '/pictures/diagram-heat-pump-cooling.svg',
    size: [720, 440],
    alt: 'How a heat pump cools: refrigerant absorbs heat at the indoor coil and releases it outside',
    labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
  },
  groups: [
    {
      heading: 'When something is wrong',
      faqs: [
        {
          question: 'Why is my AC running but not cooling the house?',
          answer: [
            p('Check four things before you call. You won’t need any tools:'),
            numbers(
              'The thermostat says Cool, and its setting is below the room temperature.',
              'The filter lets light through when you hold it up.',
              'The big outdoor fan is turning, with no leaves packed against the coil.',
              'Supply vents and the return grille are open, with no sofa or rug across them.',
            ),
            p(
              'If all of that is fine and the air at the vents is still warm, it could be a failed capacitor, a refrigerant leak or a worn-out compressor. It takes a meter or gauges to tell which. Turn the cooling off so nothing overheats, then call us.',
            ),
          ],
        },
        {
          question: 'There is ice on my AC. What should I do first?',
          answer: [
            p(
              'Turn cooling off at the thermostat and set the fan to On, so the air in the room melts the ice. It can take several hours, so put towels under the air handler to catch the water. Never chip at the ice, because the fins and tubes under it are thin. While you wait, change a dirty filter and open any closed vents. If you run an iced system, liquid refrigerant can get to the compressor, the most expensive part, and ruin it. If the ice comes back, you have low refrigerant, a dirty coil or a weak blower, and you need a technician.',
            ),
          ],
        },
        {
          question: 'Why is water dripping from my air handler or the ceiling below it?',
          answer: [
            p(
              'On a muggy day, your AC pulls gallons of water out of the air, and all of it goes out through one narrow drain pipe. Algae grows in that pipe. Once it clogs, the pan fills and then overflows. Turn the system off and stay away from water near wiring. If you know where the drain ends outdoors, a wet-dry vacuum held over the opening for a few minutes often pulls the clog out. If the ceiling is stained or sagging, call right away, since the pan above it may be cracked or still full.',
            ),
          ],
        },
        {
          question: 'My thermostat went blank and the AC stopped. What happened?',
          answer: [
            p(
              'Most often, a safety switch shut it off. Many air handlers have a float switch in the drain pan that cuts the power when the water rises, and the thermostat goes blank. Check for a full pan first. Then try fresh batteries if yours takes them, check that the switch on or near the air handler is on, and see whether a breaker has tripped. Lightning or a damaged wire can also blow a control fuse and blank the screen. Leave that one to us.',
            ),
          ],
        },
        {
          question: 'The breaker for my AC tripped. Can I reset it?',
          answer: [
            p(
              'Yes, but only once. Set the thermostat to Off, push the breaker fully to off and then to on, wait five minutes for the pressure to even out, and start cooling again. If a brief power dip during a storm tripped it, it will stay on. ',
              strong('If it trips a second time, leave it off.'),
              ' Something is drawing too much current: a compressor that can’t start, a shorted motor, a worn wire. If you keep trying, you can start a fire or ruin the compressor.',
            ),
          ],
        },
        {
          question: 'Which air conditioner noises are urgent?',
          answer: [
            p(
              'Turn the system off right away if you hear grinding, loud screeching, repeated hard clanking, or a hum from the outdoor unit when its fan isn’t turning. That can be a bad bearing, a loose blade or a motor that can’t start. If you hear hissing after it shuts off, refrigerant may be leaking. A rattle is often just a loose panel or a twig in the fan guard, and a gurgle near the air handler may be a slow drain. Both can wait for office hours. One click when it starts and one when it stops is normal.',
            ),
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
            p(
              'Start at 78°F with the fan on Auto while people are home, and use ceiling fans too. Fans cool people, not rooms, so turn them off when you leave. When you’re out for the day, raise the setting a few degrees instead of turning the system off. With the AC off, walls, furniture and clothes soak up heat and moisture, and the system may have to run all evening to get it out. Setting the thermostat lower than you want won’t cool the house any faster. It only makes the system run longer than it needs to.',
            ),
          ],
        },
        {
          question: 'How often should I change the filter during cooling season?',
          answer: [
            p(
              `Plan on ${claims.filterMonths.text}, and change it more often from May to October, when the blower runs the most. Thin one-inch filters get dirty sooner than four-inch ones. Take the filter out on the first of the month and look at it. If it’s dark, furry or bent, replace it. The arrow on the frame points toward the air handler. A clogged filter is a common cause of a frozen coil, and the cheapest one to fix.`,
            ),
          ],
        },
        {
          question: 'When is the best time of year for an AC tune-up?',
          answer: [
            p(
              'March or April, before the first ninety-degree afternoons. We can find a weak capacitor or a slow drain and fix it while the weather is mild. Have the heating checked in the fall, too. Our AC tune-up covers sixteen points, from the coil and drain to the electrical connections. You’ll find the list on the ',
              link('tune-up page', '/ac-maintenance-tune-up'),
              '. If you missed spring, a tune-up in July is still better than a breakdown.',
            ),
          ],
        },
        {
          question: 'Does an AC need refrigerant added every year?',
          answer: [
            p(
              'No. An AC doesn’t use up refrigerant the way a car uses gas. It goes around in a sealed loop. If it’s low, there’s a leak, and if nobody fixes the leak, you’ll pay for the same refrigerant again next summer. Signs of a low charge are lukewarm supply air, long run times, ice on the larger copper line and a rising electric bill. By federal law only certified technicians may handle refrigerant, so don’t buy gauges or sealer in a can. Our technicians find the leak, tell you what it takes to fix it, and put in the right amount of refrigerant.',
            ),
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
            p(
              'With regular care, 15 to 20 years. How long yours lasts depends on where you live. The cooling season is long here, so a compressor runs more hours a year than one up north, and near the beach, salt eats into the outdoor coil. Size matters too. A unit that’s too big starts and stops all day, which wears it out early. Once yours is ten years old, ask about its condition at each tune-up, so you can replace it before it quits in a heat wave.',
            ),
          ],
        },
        {
          question: 'Should I repair my air conditioner or replace it?',
          answer: [
            p(
              'Ask three questions. Is it more than about ten years old? Did the compressor or the coil fail, instead of a smaller part like a capacitor or a fan motor? Have you paid for another repair in the last two summers? If only one answer is yes, repair it. If two or three are, get a new system, especially if the old one uses a refrigerant that’s no longer made. Ask us for both prices side by side. If you should replace it but money is tight, see how ',
              link('financing', '/financing'),
              ' works before you pay for another repair.',
            ),
          ],
        },
        {
          question: 'What size air conditioner does my house need?',
          answer: [
            p(
              'It depends on more than square footage. A load calculation counts the windows and which way they face, the insulation, ceiling height, duct location, shade and how many people live there. Two houses with the same floor plan can differ by a ton of cooling if one sits under oaks and the other is in full sun. The common mistake in Florida is a unit that’s too big. It cools the air so fast that it shuts off before the air is dry, and you feel cold and clammy. Tell us about the house on the ',
              link('contact form', '/contact-us'),
              ' and we will measure before we quote.',
            ),
          ],
        },
        {
          question: 'What does a SEER2 rating tell me?',
          answer: [
            p(
              `SEER2 is how much cooling a system gives you over a season for the electricity it uses. Since 2023, the test has been closer to what happens in a real house. A higher number costs less to run, and our high-efficiency systems are rated ${claims.efficiency.text}. But the rating comes from a lab. Leaky ducts, the wrong refrigerant charge or a small return can lose a lot of it, so a good installation matters as much as the number. Many of the most efficient models are variable-speed. They run longer at low power, which dries the air better.`,
            ),
          ],
        },
        {
          question: 'Can I pay for a new air conditioner over time?',
          answer: [
            p(
              'Yes. A third-party partner offers financing for every product we install. You apply on the partner’s site. It takes only a soft credit check, uses the highest of your three credit-bureau scores, and doesn’t affect your credit until funding is finalized. The ',
              link('financing page', '/financing'),
              ' explains the steps and has the link to apply. If you don’t know how much to apply for, ask for a free estimate on the ',
              link('contact page', '/contact-us'),
              ' first.',
            ),
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Is yours doing something else?',
    text: 'Tell us about the sound, the smell or the number on the thermostat. We’ve probably heard it before.',
    links: [{ label: 'Contact Us', to: '/contact-us' }],
  },
};
