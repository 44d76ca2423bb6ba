import { claims } from '../claims.ts';
import type { FaqPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const heatingSystemFaqs = {
  title: 'Heating System FAQs',
  metadata: {
    title: 'Heating System FAQs: Heat Pumps & Furnaces | Whitley’s',
    description:
      'Heat pump blowing cool, frost outdoors, a burning smell, a gas smell: what is normal on a cold Florida night, what is not, and when to shut the heat off.',
    keywords:
      'heating system FAQs, heat pump questions, heat pump blowing cold air, auxiliary heat, emergency heat, furnace smell, heating repair Jacksonville FL',
  },
  intro:
    'Heating here sits idle for months and is then needed all at once, on the first cold night. These answers separate what a heat pump or furnace does normally from what calls for a technician or for leaving the house.',
  kind: 'heating',
  diagram: {
    src: '/pictures/diagram-heat-pump-heating.svg',
    alt: 'How a heat pump heats: refrigerant takes up heat outside and gives it off at the indoor coil',
    labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
  },
  groups: [
    {
      heading: 'When something is wrong',
      faqs: [
        {
          question: 'There is a burning smell when the heat comes on. Should I worry?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'On the first cold night, a dry, dusty smell for half an hour or so is the summer’s dust cooking off the heat strips or exchanger. Open a window and let it pass. A sharp odor of hot plastic or an electrical, fishy smell is another matter. So is a dusty smell that returns day after day. In those cases turn the system off at the thermostat and at its breaker, and have wiring, motor and strips examined before it runs again. Flames or smoke from the unit: leave the house and call 911.',
              ],
            },
          ],
        },
        {
          question: 'What should I do if I smell gas?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                { strong: 'Leave at once and take everyone with you.' },
                ' Do not flip a switch, light anything, unplug anything, use the phone indoors or start a car in the garage, because any of these can make a spark. Leave the door open behind you if that costs no time. From a safe distance, call 911 or your gas utility’s emergency line; for propane, the supplier. Go back in only when they say so. We come after that, once the gas is off, to find and repair the part of the heating system that leaked.',
              ],
            },
          ],
        },
        {
          question: 'My heat will not come on at all. What can I check?',
          answer: [
            {
              kind: 'list',
              style: 'numbers',
              items: [
                [
                  'Set the thermostat to Heat and well above room temperature. Some wait five minutes before they answer.',
                ],
                ['Replace its batteries if the screen is faint or blank.'],
                ['Look at the panel for tripped breakers. Reset each one time; one that trips twice stays off.'],
                [
                  'See that the blower door on the furnace or air handler is fully shut, since a safety switch sits behind it.',
                ],
                ['With gas, find out whether other appliances have it. No gas anywhere is a matter for the utility.'],
              ],
            },
            {
              kind: 'paragraph',
              text: [
                'Never relight a pilot if you smell gas. Still cold? ',
                { text: 'Contact us', to: '/contact-us' },
                ' with what you found, or call if someone in the house cannot stay in the cold.',
              ],
            },
          ],
        },
        {
          question: 'Why does my furnace start and stop every few minutes?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Technicians call it short cycling, and a furnace does it when something tells it to stop early. Too little airflow leads the list: a packed filter or closed vents let the heat exchanger get hot enough to trip its limit switch. A dirty flame sensor ends the burn within seconds. A thermostat above a supply vent is fooled by its own warm air, and a furnace too large for the house simply finishes too fast. Change the filter and open the vents. If that does not cure it, stop using the furnace; overheating can crack the exchanger.',
              ],
            },
          ],
        },
        {
          question: 'Why does the air from my heat pump feel cool?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'A furnace sends out very hot air in short bursts; a heat pump sends out mildly warm air for a long time. At the vent that can feel cool on your hand and still raise the room temperature. Watch the thermometer on the wall for an hour. When it climbs or holds, all is well. If it keeps falling, check for Heat mode, a clean filter and an outdoor unit that is running. Ten cool minutes followed by warmth is a defrost cycle. Truly cold air that stays cold means a fault, so shut the heat off and call.',
              ],
            },
          ],
        },
        {
          question: 'The outdoor unit is frosty or steaming. Is that normal in winter?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'A thin white coat is normal, and so is the cure. Every so often the unit reverses for a few minutes, stops its fan and melts the frost, and the steam that rises can look alarming under a porch light. You may hear a whoosh as the valve shifts. ',
                { strong: 'Solid ice over the whole cabinet or around the fan is different.' },
                ' Switch the heat pump off, or to Emergency Heat if the thermostat offers it, and do not chip or pour hot water. A failed sensor, a dead fan or a leaking gutter overhead is likely.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'How it works',
      faqs: [
        {
          question: 'How can a heat pump warm my house when it is cold outside?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Air that feels cold to you still holds heat. Inside the outdoor coil, refrigerant is made colder than that air, so heat flows into it. The compressor then squeezes the refrigerant until it is hot, and the indoor coil gives that warmth to your rooms. It is your air conditioner with the direction reversed by one valve. Because heat is moved and not made, a heat pump delivers two to three times the heat that the same electricity would give in a space heater. Our mild winters are close to ideal for it.',
              ],
            },
          ],
        },
        {
          question: 'What does “auxiliary heat” on my thermostat mean?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Backup is helping. Inside the air handler sit electric strips, like those of a very large toaster, and the thermostat adds them when the heat pump alone cannot reach the setting. You will see it on freezing mornings, during defrost and after you raise the setting by several degrees at once. Strips cost far more to run, so a message that stays on through a mild afternoon deserves a call: the heat pump may be low on refrigerant or not running at all while the strips quietly carry the house.',
              ],
            },
          ],
        },
        {
          question: 'When should I use the emergency heat setting?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Only when the heat pump itself is broken, iced solid or damaged, and you need warmth until help arrives. This setting turns the outdoor unit off and heats with the backup alone. It is safe to leave on overnight, but expensive. Cold weather by itself is no reason to use it; the thermostat already adds backup when needed. Switch back to ordinary Heat as soon as the repair is done. A red or blinking light beside the words may mean that the system has reported a fault and wants attention.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Looking after it',
      faqs: [
        {
          question: 'Does heating need a checkup if I use it only a few weeks a year?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Those idle months are the reason. Heat strips and burners gather dust, spiders build webs in gas orifices, insects nest in outdoor contactors, and a reversing valve that has not moved since March may stick. None of it shows until the first cold front, when everyone calls at once. A fall visit, the second of the two services a year that we recommend, runs the system in heating mode, measures what the backup heat draws and, with gas, inspects the burner, flue and heat exchanger.',
              ],
            },
          ],
        },
        {
          question: 'Should I turn the heat down at night?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'With a heat pump, a little or not at all. Lowering the setting by two or three degrees under a good blanket does no harm. A deep setback, on the other hand, brings the backup strips on at dawn, and they may eat everything you saved. A gas furnace is more forgiving, since it heats at full strength whenever it runs. Choose the lowest setting at which everyone is comfortable, and keep it steady when infants or older people are at home. During a hard freeze, leave cabinet doors open near pipes on outside walls.',
              ],
            },
          ],
        },
        {
          question: 'Does my home need a carbon monoxide alarm?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Any house with a gas or propane furnace, water heater or range, a fireplace or an attached garage should have one near the bedrooms and one on every floor. All-electric houses face the danger after storms, when generators run too close to a window. Carbon monoxide has no smell. Headache, dizziness and nausea that fade outdoors are the warning signs. If an alarm sounds, go outside, call 911 and stay out until the house is cleared. Test alarms monthly, and replace them at the date printed on the back, since the sensor wears out.',
              ],
            },
          ],
        },
        {
          question: 'Do filters matter in winter, when the system runs less?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                `They do. Keep to a change ${claims.filterMonths.text}; a mild January may let you use the long end, while a month of closed windows, holiday guests and candles will not. Poor airflow is harder on heating than most people expect. Starved of air, a heat pump runs at high pressure and may lock itself out, heat strips can trip on temperature, and a furnace cycles on its limit. Put in a fresh filter just before the first cold front, and the dusty smell of first heat will be milder as well.`,
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'A new system',
      faqs: [
        {
          question: 'Which kind of heating suits a house in north-east Florida?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'For most, an electric heat pump, because you need the same outdoor unit for cooling anyway and winters are short. A gas furnace makes sense where a gas line is already at the house and people love very warm air. Dual fuel pairs the two: the heat pump handles ordinary days, gas the freezing nights. Straight electric heat costs least to buy and most to run, which can be fair for a cottage used in summer. Additions and sunrooms do well with a ductless unit of their own. Each type is described under ',
                { text: 'heating installation', to: '/heating-system-installation' },
                '.',
              ],
            },
          ],
        },
        {
          question: 'How do I know when heating should be replaced, and what if I cannot pay at once?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'A cracked heat exchanger settles the matter: that furnace must not run. Otherwise look for repairs in two winters running, rooms that no longer warm evenly, backup heat that stays on, or a compressor in its second decade. A heat pump works all year, so it ages faster than a furnace of the same date. Our third-party partner offers ',
                { text: 'financing', to: '/financing' },
                ' with a soft credit check, for furnaces and heat pumps alike. Start with a free estimate, which you can request on the ',
                { text: 'contact page', to: '/contact-us' },
                ', and apply when you know the sum.',
              ],
            },
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Cold right now?',
    text: 'Call, at any hour. For a tune-up before winter, a message is enough.',
    links: [{ label: 'Schedule a visit', to: '/contact-us' }],
  },
} as const satisfies FaqPage<Path>;
