import { claims } from '../claims.ts';
import type { FaqPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const indoorAirQualityFaqs = {
  title: 'Indoor Air Quality FAQs',
  metadata: {
    title: 'Indoor Air Quality FAQs: Damp, Dust & Pollen | Whitley’s',
    description:
      'Damp rooms, dust, pollen, musty vents and smoke: fifteen answers about humidity, filters, UV lights, purifiers and duct cleaning in Florida homes.',
  },
  intro:
    'Air that is damp, dusty or stale has a cause you can usually name. Here is how to find it, which fixes are free, and which equipment is worth its price in a humid climate.',
  kind: 'air',
  groups: [
    {
      heading: 'Humidity',
      faqs: [
        {
          question: 'What humidity should I keep indoors?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Aim for 30–50% relative humidity. Above that range dust mites multiply and mildew finds a foothold on closet walls and leather; well below it, skin and wooden furniture dry out, though that seldom happens here outside a January cold snap. A small hygrometer from a hardware store tells you where you stand. Put one in the bedroom and one in the dampest corner of the house, and read both at the same hour for a week. A single high reading after a shower means little. A week of them means moisture is getting in.',
              ],
            },
          ],
        },
        {
          question: 'Why does my house feel clammy while the AC is running?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Cooling and drying are two jobs, and yours may be doing only the first. An oversized system reaches the set temperature before much water has run off the coil. A fan left On blows that water back. Leaky return ducts pull in attic air, a bath fan vents into the attic instead of outdoors, or wet crawl-space soil breathes up through the floor. Set the fan to Auto and give it a day. If the hygrometer does not move, let us measure airflow and duct leakage before you buy anything; reach us through the ',
                { text: 'contact page', to: '/contact-us' },
                '.',
              ],
            },
          ],
        },
        {
          question: 'Do I need a whole-house dehumidifier?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Perhaps, in three cases: a tight new house whose AC seldom runs long enough, a home that stands empty for weeks at a time, or spring and fall weather when it is damp outside yet too cool for air conditioning. A ducted unit dries all rooms without overcooling them and drains itself, so there is no bucket to empty. It should come last, though, after the ducts are sealed and the AC is known to be the right size. Otherwise it works around the clock to dry air that leaks in as fast.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Filters and purifiers',
      faqs: [
        {
          question: 'What does MERV mean, and which number should I buy?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'MERV tells how small a particle a filter can catch; the higher, the finer. MERV 11–13 is a good range for homes: it catches most pollen, mold spores and pet dander, and at the top end much of the fine smoke. Buying the finest can backfire, though: a tight one-inch filter chokes a system built for a loose one, and the sign is a whistle at the return or a coil that ices. If you want 13, a four-inch media cabinet gives the air more surface to pass through. We can measure the pressure drop and tell you what yours will take.',
              ],
            },
          ],
        },
        {
          question: 'With pets or allergies at home, should filters be changed sooner?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                `Our usual advice is ${claims.filterMonths.text}. A shedding dog, two cats, a smoker or a person with asthma moves you to the monthly end, and so does a renovation with drywall dust. Brush animals outdoors and vacuum the return grille when you change the filter, because hair felts on it first. Buy a year’s supply of the right size and keep it where you can see it. An allergy filter that has been in place for half a year protects nobody: once loaded, it lets air slip past its edges.`,
              ],
            },
          ],
        },
        {
          question: 'Do UV lights in an air handler work?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'For one job, yes. Mounted to shine on the wet indoor coil and drain pan day and night, ultraviolet light keeps mold and slime from growing there, which helps with musty smells and holds airflow up. Passing air moves by too fast for a coil lamp to clean it, so do not expect it to stop colds or remove dust. Lamps fade and need a new tube every year or two, even while they still glow blue. Never look at a lit lamp; a door switch should cut it off whenever the cabinet is opened.',
              ],
            },
          ],
        },
        {
          question: 'Should I choose a portable purifier or one built into the ducts?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'A portable machine with a HEPA filter cleans one room well, costs little and moves with you; the bedroom is the place for it. An in-duct cleaner treats every room but only while the blower runs, and it needs space and airflow at the air handler. Many families do best with a good media filter for the house and one portable for the person who coughs. Whatever you choose, avoid devices that give off ozone, sometimes sold as “activated oxygen.” Ozone irritates the lungs, which is the opposite of what you paid for.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Ducts and dust',
      faqs: [
        {
          question: 'How do I know whether my ducts need cleaning?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Take a vent cover off and shine a light inside. A gray film is ordinary. Clumps, matted fur, droppings, construction debris or puffs of dust when the blower starts are reasons to clean, and so is moving into a house whose history you do not know. One cleaning can remove up to six pounds of dust. Damp or moldy duct lining is a different case: it needs the leak fixed first, and often replacing. Our ',
                { text: 'duct cleaning page', to: '/duct-cleaning' },
                ' lists the signs and shows what the work looks like.',
              ],
            },
          ],
        },
        {
          question: 'What happens during a duct cleaning visit?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Furniture near the vents is covered, and the registers come off to be washed. A strong vacuum is connected to the main duct so that the whole system is under suction, then brushes and air whips are worked through each branch toward it. Whatever they loosen goes into the machine and not into your rooms. The blower compartment and the return get the same care. Expect noise and plan to keep pets in a closed room. Ask for a look before and after; anyone who cleans ducts properly is glad to show you.',
              ],
            },
          ],
        },
        {
          question: 'Why is there so much dust in my house?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Some of it is you, your textiles and the sand at the door; a stiff mat and shoes left outside do more than any machine. When dust returns within a day, suspect the air system. Filters that rattle in their slot let air around them, return ducts with gaps vacuum the attic, and a vented dryer with a clogged line puts lint in the laundry room, which is also a fire risk: have that line cleaned once a year. Vacuum with a sealed machine, and dust with a damp cloth so that you remove it and do not just move it.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Smells and spots',
      faqs: [
        {
          question: 'Are the black spots around my vents mold?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Sometimes. Cold metal in a humid room sweats, dust sticks to the wet rim, and mildew feeds on it. Streaks that fan out across the ceiling are more often plain soot and dust, filtered out of air that leaks around the register boot. Wipe a spot with a damp cloth and a little detergent. Gone for good suggests dust; back within weeks means moisture. The cure is drier air, insulation on the boot and a sealed gap, since bleach alone removes the color and leaves the cause. A growth wider than your hand, or on duct lining, should be looked at.',
              ],
            },
          ],
        },
        {
          question: 'Why do I smell something musty when the system starts?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Start by looking at three damp places: the indoor coil, the pan under it and the drain line. A film of bacteria on the coil can give the well-known sweaty-socks odor for the first few minutes of a cycle, above all in spring and fall. A trap that has dried out lets air from the drain rise into the house. Leaking return ducts bring the breath of a crawl space or attic along. Cleaning the coil and clearing the drain cures most cases. Scented filters and sprays only cover it while whatever is growing goes on growing.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Air from outdoors',
      faqs: [
        {
          question: 'Should I open the windows during pollen season?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Not in the worst weeks. Oaks and pines coat cars yellow here in late winter and early spring, grasses follow, and ragweed closes the year in fall. Levels are usually lowest after a good rain, so air the house then, briefly, if humidity outdoors is low as well. Otherwise keep windows shut, run the system on Auto with a MERV 11–13 filter, shower before bed and keep laundry off the outdoor line. Screens stop insects, not pollen. We wrote down a longer plan in the article on ',
                { text: 'allergy season', to: '/blog/improve-indoor-air-quality-allergy-season' },
                '.',
              ],
            },
          ],
        },
        {
          question: 'Do kitchen and bath fans really matter for air quality?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'More than most gadgets. Frying sends out fine particles and grease, a gas burner adds nitrogen dioxide, and one long shower puts a cup or more of water into the air. A fan that vents outdoors removes all this at its source. Run it while you cook or bathe and for twenty minutes after. Hold a sheet of tissue to the grille: if it does not stick, the fan is dirty, weak or its duct has come loose. Recirculating range hoods catch grease but send heat, moisture and gases straight back to you.',
              ],
            },
          ],
        },
        {
          question: 'Smoke from a wildfire or a prescribed burn is in the air. What can I do?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Close windows and doors, stop bath and kitchen fans, and set the thermostat fan to On for the day, so that indoor air keeps passing the filter; this is the exception to leaving it on Auto. Put in the finest filter your system can handle and check it daily, for smoke loads it fast. If your system has a fresh-air intake, close its damper until the sky clears. Make one bedroom the clean room, with a portable HEPA machine. Anyone with heart or lung trouble should follow a doctor’s advice about leaving.',
              ],
            },
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Does the house smell or feel damp?',
    text: 'Tell us in which room and when. Most causes can be found in one visit.',
    links: [{ label: 'Ask about your air', to: '/contact-us' }],
  },
} as const satisfies FaqPage<Path>;
