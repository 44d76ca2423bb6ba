import type { FaqPageContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { link, p } from '../rich-text.ts';

export const indoorAirQualityFaqs: FaqPageContent<Path> = {
  title: 'Indoor Air Quality FAQs',
  metadata: {
    title: 'Indoor Air Quality FAQs: Damp, Dust & Pollen | Whitley’s',
    description:
      'Humid rooms, dust, pollen, musty vents and smoke: fifteen answers about humidity, filters, UV lights, purifiers and duct cleaning in Florida homes.',
  },
  intro:
    'If your air is humid, dusty or stale, you can usually find out why. Here’s how to do it, which fixes are free, and which equipment is worth the money in a humid climate.',
  kind: 'air',
  groups: [
    {
      heading: 'Humidity',
      faqs: [
        {
          question: 'What humidity should I keep indoors?',
          answer: [
            p(
              'Aim for 30–50% relative humidity. Above that, dust mites multiply and mildew grows on closet walls and leather. Well below it, skin and wood furniture dry out, but that rarely happens here except in a January cold snap. A small humidity gauge from a hardware store will show you. Put one in the bedroom and one in the dampest part of the house, and check both at the same time each day for a week. One high reading after a shower is nothing to worry about. A week of them means moisture is getting in.',
            ),
          ],
        },
        {
          question: 'Why does my house feel clammy while the AC is running?',
          answer: [
            p(
              'Your AC may be cooling the air without drying it. A system that’s too big reaches the setting before it takes out much moisture. A fan set to On blows that moisture back into the house. Leaky return ducts pull in attic air, a bath fan may vent into the attic, and moisture can come up from a wet crawl space. Set the fan to Auto for a day. If the humidity doesn’t drop, let us measure the airflow and duct leaks before you buy anything. You can reach us on the ',
              link('contact page', '/contact-us'),
              '.',
            ),
          ],
        },
        {
          question: 'Do I need a whole-house dehumidifier?',
          answer: [
            p(
              'Maybe. It helps in a tight new house where the AC doesn’t run long enough, in a home that sits empty for weeks, and in spring and fall when it’s humid but too cool for air conditioning. A ducted unit dries every room without making it cold, and it drains itself, so there’s no bucket to empty. First, though, seal the ducts and make sure the AC is the right size. Otherwise the dehumidifier runs day and night to dry air that leaks right back in.',
            ),
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
            p(
              'MERV tells you how small a particle a filter can catch. The higher the number, the smaller the particle. MERV 11–13 is a good range for homes. It catches most pollen, mold spores and pet dander, and a 13 catches a lot of smoke too. But the highest number isn’t always best. A one-inch filter that’s too fine can choke your system, and you’ll hear a whistle at the return or see ice on the coil. If you want a 13, a four-inch filter cabinet lets more air through. We can measure the pressure and tell you what your system can handle.',
            ),
          ],
        },
        {
          question: 'With pets or allergies at home, should filters be changed sooner?',
          answer: [
            p(
              `Our usual advice is ${claims.filterMonths.text}. If you have a dog that sheds, two cats, a smoker, someone with asthma or drywall dust from a remodel, change it every month. Brush pets outdoors, and vacuum the return grille when you change the filter, because that’s where the hair collects. Buy a year’s supply of the right size and keep it where you can see it. An allergy filter doesn’t help if it’s been in for six months. When it’s full, the air goes around it.`,
            ),
          ],
        },
        {
          question: 'Do UV lights in an air handler work?',
          answer: [
            p(
              'Yes, for one thing. When it shines on the wet indoor coil and drain pan day and night, a UV light keeps mold and slime from growing there. That helps with musty smells and keeps the airflow up. It doesn’t clean the air, which moves past too fast, so don’t expect it to stop colds or remove dust. The bulbs get weak and need replacing every year or two, even if they still glow blue. Never look at a lit lamp. A door switch should turn it off when you open the cabinet.',
            ),
          ],
        },
        {
          question: 'Should I choose a portable purifier or one built into the ducts?',
          answer: [
            p(
              'A portable purifier with a HEPA filter cleans one room well, doesn’t cost much, and goes with you when you move. Put it in the bedroom. One in the ducts treats every room, but only while the blower runs, and it needs space and airflow at the air handler. Many families do best with a good filter for the whole house and one portable purifier for the person with allergies. Don’t buy anything that gives off ozone, sometimes sold as “activated oxygen.” Ozone irritates your lungs.',
            ),
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
            p(
              'Take a vent cover off and shine a light inside. A thin gray film is normal. Clean the ducts if you see clumps, pet hair, droppings or construction debris, if dust puffs out when the blower starts, or if you just moved into an older house. One cleaning can remove up to six pounds of dust. If the duct lining is wet or moldy, fix the leak first. You’ll often have to replace the lining. Our ',
              link('duct cleaning page', '/duct-cleaning'),
              ' lists the signs and shows what the work looks like.',
            ),
          ],
        },
        {
          question: 'What happens during a duct cleaning visit?',
          answer: [
            p(
              'We cover the furniture near the vents and take off the registers to wash them. We connect a strong vacuum to the main duct, then run brushes and air whips through each branch toward it. The dust goes into the vacuum, not into your rooms. We clean the blower compartment and the return the same way. It’s noisy, so plan to keep pets in a closed room. Ask to see the ducts before and after. Anyone who does a good job will be glad to show you.',
            ),
          ],
        },
        {
          question: 'Why is there so much dust in my house?',
          answer: [
            p(
              'Some of it comes from people, fabrics and the sand at the door. A stiff doormat and no shoes in the house do more than any machine. If the dust is back within a day, it may be the air system. A loose filter lets air go around it, and gaps in the return ducts pull in dust from the attic. A clogged dryer vent puts lint in the laundry room and can start a fire, so have it cleaned once a year. Use a vacuum with a HEPA filter, and dust with a damp cloth.',
            ),
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
            p(
              'Sometimes. In a humid room, a cold metal vent sweats, dust sticks to it, and mildew grows on the dust. Dark streaks across the ceiling are usually just dust from air leaking around the vent. Wipe a spot with a damp cloth and a little detergent. If it doesn’t come back, it was dust. If it’s back in a few weeks, moisture is the problem. The fix is drier air, insulation around the vent and a sealed gap. Bleach only removes the color. If the spot is bigger than your hand, or on duct lining, have us take a look.',
            ),
          ],
        },
        {
          question: 'Why do I smell something musty when the system starts?',
          answer: [
            p(
              'It usually comes from one of three damp places: the indoor coil, the pan under it or the drain line. Bacteria on the coil can make it smell like sweaty socks for the first few minutes, especially in spring and fall. A dry drain trap lets odors from the drain into the house. Leaky return ducts pull in air from the crawl space or attic. Cleaning the coil and clearing the drain usually fixes it. Scented filters and sprays only cover it up while the mold keeps growing.',
            ),
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
            p(
              'Not in the worst weeks. Oak and pine pollen turns cars yellow here in late winter and early spring, then come the grasses, and ragweed in the fall. Pollen is usually lowest after a good rain, so open the windows for a little while then if it isn’t humid out. Otherwise, keep the windows shut, run the system on Auto with a MERV 11–13 filter, shower before bed, and don’t dry laundry outside. Screens stop insects, not pollen. You’ll find more tips in our article on ',
              link('allergy season', '/blog/improve-indoor-air-quality-allergy-season'),
              '.',
            ),
          ],
        },
        {
          question: 'Do kitchen and bath fans really matter for air quality?',
          answer: [
            p(
              'Yes, more than most gadgets. Frying puts smoke and grease in the air, a gas burner adds nitrogen dioxide, and one long shower adds a cup or more of water. A fan that vents outdoors gets rid of all of it. Run it while you cook or shower and for twenty minutes after. Hold a tissue up to the grille. If it doesn’t stick, the fan is dirty or weak, or its duct has come loose. A range hood that doesn’t vent outdoors catches grease but blows heat, moisture and fumes right back at you.',
            ),
          ],
        },
        {
          question: 'Smoke from a wildfire or a prescribed burn is in the air. What can I do?',
          answer: [
            p(
              'Close windows and doors, stop bath and kitchen fans, and set the thermostat fan to On for the day, so the air keeps going through the filter. This is the one time not to leave it on Auto. Put in the finest filter your system can handle, and check it every day, because smoke clogs it fast. If your system has a fresh-air intake, close its damper until the smoke is gone. Set up a clean bedroom with a portable HEPA purifier. If you have heart or lung problems, ask your doctor whether you should leave.',
            ),
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Does your house smell musty or feel humid?',
    text: 'Tell us which room and when. We can usually find the cause in one visit.',
    links: [{ label: 'Contact Us', to: '/contact-us' }],
  },
};
