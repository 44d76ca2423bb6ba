import type { FaqPageContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { link, numbers, p, strong } from '../rich-text.ts';

export const heatingSystemFaqs: FaqPageContent<Path> = {
  title: 'Heating System FAQs',
  metadata: {
    title: 'Heating System FAQs: Heat Pumps & Furnaces | Whitley’s',
    description:
      'Heat pump blowing cool, frost outdoors, a burning smell, a gas smell: what’s normal on a cold Florida night, what isn’t, and when to turn the heat off.',
    keywords:
      'heating system FAQs, heat pump questions, heat pump blowing cold air, auxiliary heat, emergency heat, furnace smell, heating repair Jacksonville FL',
  },
  intro:
    'Your heat sits unused for months, and then you need it on the first cold night. These answers tell you what’s normal for a heat pump or furnace, when to call a technician, and when to leave the house.',
  kind: 'heating',
  diagram: {
    src: '/pictures/diagram-heat-pump-heating.svg',
    size: [720, 440],
    alt: 'How a heat pump heats: refrigerant absorbs heat outside and releases it at the indoor coil',
    labels: ['Outdoor coil', 'Compressor', 'Reversing valve', 'Expansion valve', 'Indoor coil'],
  },
  groups: [
    {
      heading: 'When something is wrong',
      faqs: [
        {
          question: 'There is a burning smell when the heat comes on. Should I worry?',
          answer: [
            p(
              'On the first cold night, a dry, dusty smell for half an hour or so is normal. It’s the summer’s dust burning off. Open a window until it goes away. If you smell hot plastic or something fishy, or the dusty smell comes back day after day, turn the system off at the thermostat and at its breaker. Have us check the wiring, motor and heat strips before you run it again. If you see flames or smoke from the unit, leave the house and call 911.',
            ),
          ],
        },
        {
          question: 'What should I do if I smell gas?',
          answer: [
            p(
              strong('Leave right away and take everyone with you.'),
              ' Don’t flip a switch, light anything, unplug anything, use the phone indoors or start a car in the garage, because any of these can make a spark. Leave the door open behind you if you can do it quickly. From a safe distance, call 911 or your gas utility’s emergency number. If you have propane, call the supplier. Go back in only when they say so. Once the gas is off, we come and fix the leak in your heating system.',
            ),
          ],
        },
        {
          question: 'My heat will not come on at all. What can I check?',
          answer: [
            numbers(
              'Set the thermostat to Heat and well above room temperature. Some take five minutes to start.',
              'Replace its batteries if the screen is faint or blank.',
              'Check the panel for tripped breakers. Reset each one only once. If it trips again, leave it off.',
              'Make sure the door on the furnace or air handler is fully shut, since there’s a safety switch behind it.',
              'If you have gas, see whether your other gas appliances work. If none of them do, call the gas utility.',
            ),
            p(
              'Never relight a pilot if you smell gas. If you still have no heat, ',
              link('contact us', '/contact-us'),
              ' with what you found, or call if someone in the house cannot stay in the cold.',
            ),
          ],
        },
        {
          question: 'Why does my furnace start and stop every few minutes?',
          answer: [
            p(
              'That’s called short cycling, and it means something is making the furnace stop early. The most common cause is low airflow: a dirty filter or closed vents let the furnace get hot enough to trip its limit switch. A dirty flame sensor shuts it off within seconds. A thermostat above a vent gets warm too soon, and so does a house with a furnace that’s too big. Change the filter and open the vents. If that doesn’t fix it, stop using the furnace, because overheating can crack the heat exchanger.',
            ),
          ],
        },
        {
          question: 'Why does the air from my heat pump feel cool?',
          answer: [
            p(
              'A furnace blows very hot air in short bursts. A heat pump blows mildly warm air for a long time. It can feel cool on your hand and still warm up the room. Watch the thermostat for an hour. If the temperature goes up or holds, it’s working. If it keeps dropping, check for Heat mode, a clean filter and an outdoor unit that’s running. Cool air for ten minutes, then warm air, is the defrost cycle. If the air is cold and stays cold, something is wrong, so turn the heat off and call us.',
            ),
          ],
        },
        {
          question: 'The outdoor unit is frosty or steaming. Is that normal in winter?',
          answer: [
            p(
              'A thin white coat of frost is normal. Every so often, the unit reverses for a few minutes, stops its fan and melts the frost. The steam can look like smoke, and you may hear a whoosh when the valve shifts. ',
              strong('Solid ice over the whole unit or around the fan isn’t normal.'),
              ' Turn the heat pump off, or set it to Emergency Heat if your thermostat has it. Don’t chip the ice or pour hot water on it. It’s probably a bad sensor, a dead fan or a leaking gutter.',
            ),
          ],
        },
        {
          question: 'Which heating noises are urgent?',
          answer: [
            p(
              'A boom or a bang as a gas furnace lights means that gas collects before it burns: turn the furnace off and call. So do squealing and grinding, which come from the blower’s motor, and a heat pump that clanks or hums without its fan. Ticking and popping ducts are metal that warms up. A whoosh outdoors every hour or so is a heat pump that melts its frost. If a whistle comes from the return grille, the filter is probably clogged. ',
              strong('If you smell gas, too, leave the house first.'),
            ),
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
            p(
              'Air that feels cold to you still holds heat. In the outdoor coil, the refrigerant is colder than the air, so it picks up heat. The compressor squeezes the refrigerant until it’s hot, and the indoor coil heats your rooms. It works like your air conditioner in reverse. Because it moves heat instead of making it, a heat pump gives you two to three times as much heat as a space heater for the same electricity. It’s ideal for our mild winters.',
            ),
          ],
        },
        {
          question: 'What do “auxiliary heat” and “emergency heat” mean?',
          answer: [
            p(
              strong('Auxiliary heat'),
              ' means the backup heat is on. The air handler has electric heat strips, like a very large toaster, and the thermostat turns them on when the heat pump can’t reach the setting by itself: on freezing mornings, during defrost and when you raise the setting several degrees at once. The strips cost a lot more to run, so if the message stays on through a mild afternoon, call us.',
            ),
            p(
              strong('Emergency heat'),
              ' is a setting for when the heat pump is broken, iced over or damaged, until we get there. It turns the outdoor unit off and uses only the backup heat, which is safe overnight, but expensive. Switch back to Heat as soon as the repair is done.',
            ),
          ],
        },
      ],
    },
    {
      heading: 'Taking care of it',
      faqs: [
        {
          question: 'Does heating need a checkup if I use it only a few weeks a year?',
          answer: [
            p(
              'Yes, because it sits unused the rest of the year. Heat strips and burners collect dust, spiders build webs in gas burners, insects nest in the outdoor unit, and a reversing valve that hasn’t moved since March may stick. You won’t know until the first cold front, when everyone calls at once. We recommend service twice a year. On the fall visit, we run the heat, test the backup heat and, on a gas furnace, inspect the burner, flue and heat exchanger.',
            ),
          ],
        },
        {
          question: 'Should I turn the heat down at night?',
          answer: [
            p(
              'With a heat pump, only a little. Two or three degrees is fine. If you turn it down a lot, the backup heat comes on in the morning and may cost you everything you saved. You can turn a gas furnace down further, since it always heats at full strength. Choose the lowest setting that’s comfortable for everyone, and keep it steady if there’s a baby or an older person at home. During a hard freeze, leave cabinet doors open near pipes on outside walls.',
            ),
          ],
        },
        {
          question: 'Does my home need a carbon monoxide alarm?',
          answer: [
            p(
              'Yes, if you have a gas or propane furnace, water heater or range, a fireplace or an attached garage. Put one near the bedrooms and one on every floor. All-electric homes need one after a storm, when people run generators too close to a window. Carbon monoxide has no smell. The warning signs are headache, dizziness and nausea that go away outdoors. If an alarm sounds, go outside, call 911 and stay out until the house is cleared. Test alarms monthly, and replace them by the date on the back, since the sensor wears out.',
            ),
          ],
        },
        {
          question: 'Do filters matter in winter, when the system runs less?',
          answer: [
            p(
              `Yes. Change it ${claims.filterMonths.text}. You can wait longer in a mild January, but not with closed windows, holiday guests and candles. Low airflow is hard on your heat. A heat pump may shut itself down, heat strips can overheat and trip, and a furnace may turn on and off. Put in a new filter just before the first cold front, and you’ll smell less dust when the heat first comes on.`,
            ),
          ],
        },
      ],
    },
    {
      heading: 'A new system',
      faqs: [
        {
          question: 'Which kind of heat is best for a house in northeast Florida?',
          answer: [
            p(
              'For most homes, an electric heat pump, because you need the same outdoor unit for cooling anyway and winters are short. A gas furnace makes sense if you already have a gas line and like very warm air. A dual-fuel system has both: the heat pump for ordinary days and gas for freezing nights. Straight electric heat costs the least to buy and the most to run, so it can work for a summer cottage. A ductless unit is good for an addition or a sunroom. Read about each type under ',
              link('heating installation', '/heating-system-installation'),
              '.',
            ),
          ],
        },
        {
          question: 'How do I know when to replace my heating system, and what if I can’t pay all at once?',
          answer: [
            p(
              'If the heat exchanger is cracked, replace the furnace. You can’t run it safely. Otherwise, watch for repairs two winters in a row, rooms that don’t heat evenly, backup heat that stays on, or a compressor that’s over ten years old. A heat pump works all year, so it wears out sooner than a furnace. Our third-party partner offers ',
              link('financing', '/financing'),
              ' with a soft credit check, for furnaces and heat pumps alike. Start with a free estimate, which you can request on the ',
              link('contact page', '/contact-us'),
              ', and apply when you know the price.',
            ),
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Cold right now?',
    text: 'Call us, day or night. For a tune-up before winter, just send a message.',
    links: [{ label: 'Schedule Service', to: '/contact-us' }],
  },
};
