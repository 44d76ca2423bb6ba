import type { FaqPageContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import { company } from '../company.ts';
import type { Path } from '../paths.ts';
import { bullets, link, p, strong } from '../rich-text.ts';

const [hours] = company.officeHours;

export const hvacFaqs: FaqPageContent<Path> = {
  title: 'HVAC FAQs',
  metadata: {
    title: 'HVAC FAQs for Northeast Florida Homes | Whitley’s',
    description:
      'Estimates, permits, ducts, thermostats, salt air, lightning and hurricanes: twenty questions about heating and cooling a house near Jacksonville.',
    keywords:
      'HVAC FAQs, HVAC questions Jacksonville FL, HVAC maintenance, leaking ducts, smart thermostat, hurricane HVAC, HVAC permit Florida, free HVAC estimate',
  },
  intro:
    'Twenty questions people ask about the whole system: how to take care of it, how to get it through a storm, and what to expect when you call us.',
  kind: 'all',
  diagram: {
    src: '/pictures/diagram-house.svg',
    size: [720, 520],
    alt: 'Cutaway of a house with the parts of its heating and cooling, from the outdoor unit to the thermostat',
    labels: ['Outdoor unit', 'Air handler', 'Supply duct', 'Supply register', 'Return grille', 'Thermostat'],
  },
  groups: [
    {
      heading: 'Before you call',
      faqs: [
        {
          question: 'What should I check before I call for service?',
          answer: [
            bullets(
              'Thermostat: Is it in the right mode, set where you want it, with good batteries?',
              'Breakers: Check two, since the indoor and outdoor units usually have one each. Reset each only once.',
              'Shutoff: There’s often a light switch near the air handler that turns it off. Did someone bump it?',
              'Filter: Can you see light through it?',
              'Drain pan: Is it dry or full of water?',
              'Outdoor unit: Is it running, humming or silent?',
            ),
            p(
              'Write down what you find and the model number from the outdoor label. If you tell us on the phone, we can often bring the right part on the first trip.',
            ),
          ],
        },
        {
          question: 'My system makes a strange noise. Is it urgent?',
          answer: [
            p(
              strong('Switch it off and call'),
              ' if something grinds, screeches, bangs over and over, or buzzes while the fan outside stands still. Booms when a gas furnace lights, or a smell of burning, are as urgent. Clicks at the start and end of a cycle, a whoosh from a heat pump in winter, and ducts that tick as they warm up are normal. A rattle or a whistle can wait until the office opens: look for a loose panel, a closed vent or a clogged filter first. More about noises in summer is among the ',
              link('air conditioning questions', '/air-conditioning-faqs'),
              ', and about winter among the ',
              link('heating questions', '/heating-system-faqs'),
              '.',
            ),
          ],
        },
        {
          question: 'Can I reach you at night or on a weekend?',
          answer: [
            p(
              `Yes. Call the number at the top of this page at any hour. Emergency service is available 24/7, including holidays. The office is open ${hours}, and that’s the best time for estimates, tune-ups and billing questions. If it can wait until morning, `,
              link('send us a message', '/contact-us'),
              ' and tell us how to reach you. If the AC is out and there’s a baby, an older person or someone sick in the house, don’t wait. Call, and tell us.',
            ),
          ],
        },
        {
          question: 'How does a free estimate work?',
          answer: [
            p(
              'We come to your house, measure, look at the ducts, the electrical panel and the spot for the equipment, and ask what bothers you: a hot bedroom, the noise, the power bill. Then you get a written quote that names the equipment, so you can compare it with others line by line. It’s free, and you don’t have to sign anything that day. To set a time, use the ',
              link('contact page', '/contact-us'),
              ' or call the office. Photos of the labels on your old units help us prepare.',
            ),
          ],
        },
        {
          question: 'Which towns around Jacksonville do you serve?',
          answer: [
            p(
              'We serve Fernandina and Amelia Island in the north, Jacksonville and the beaches, St. Augustine in the south, and Clay County inland, including Middleburg, Green Cove Springs and Penney Farms. Bryceville is as far west as we go. The ',
              link('service area page', '/service-area'),
              ' shows each town on a map and links to its page. If you live just outside the area, call and ask. It often depends on where our other appointments are that day.',
            ),
          ],
        },
        {
          question: 'Do you work on commercial buildings too?',
          answer: [
            p(
              'Yes, we do. We work on rooftop package units, split systems above a drop ceiling and multiple zones. We can work around your business hours, so tell us when you open and how to get on the roof. Filters and coils in kitchens and salons get dirty much faster than in offices and need service more often. Owners and managers can use the same ',
              link('contact form', '/contact-us'),
              '. Tell us the name of the business and where the unit is.',
            ),
          ],
        },
      ],
    },
    {
      heading: 'Taking care of your system',
      faqs: [
        {
          question: 'What does HVAC mean in a Florida house?',
          answer: [
            p(
              'HVAC stands for heating, ventilation and air conditioning. In most homes around Jacksonville, one system does nearly all of it. A heat pump outdoors moves heat out of the house in summer and into it in winter. An air handler in a closet, garage or attic blows air across the indoor coil, and ducts carry that air to the rooms. A straight air conditioner looks almost the same but can’t heat, so it’s paired with electric heat strips or a furnace. The label on the outdoor unit tells you which one you have.',
            ),
          ],
        },
        {
          question: 'How often should a heating and cooling system be serviced?',
          answer: [
            p(
              'Twice a year: the cooling in spring and the heating in fall. A heat pump needs both visits, because the same compressor runs all year. A short visit is better than a drain line that floods a closet in July, or heat strips that fail on the one night you need them. Many manufacturers also want proof of regular maintenance before they honor a parts warranty, so keep the paperwork from each visit.',
            ),
          ],
        },
        {
          question: 'Where is my air filter, and what size is it?',
          answer: [
            p(
              'Look first behind the large return grille in a hallway wall or ceiling. It opens with two latches. If there’s no filter there, it’s in a slot at the air handler. Some homes have several returns, each with its own filter. The size is printed on the cardboard edge: width by height by thickness. Write the date on the new filter when you put it in. We suggest changing it ',
              claims.filterMonths.text,
              '. Never run the system without a filter. Our ',
              link('videos', '/hvac-videos'),
              ' show how.',
            ),
          ],
        },
        {
          question: 'What does a maintenance plan give me?',
          answer: [
            p(
              'You don’t have to remember the tune-ups. ClimateCare 365 includes two precision tune-ups a year and priority service when we’re busy. ClimateCare 365 iQ adds sensors that watch the equipment around the clock and alert both you and our service team when something is off, often before you’d notice. The ',
              link('plan page', '/maintenance-plan'),
              ' lists what’s covered. For a price, tell us how many systems you have through our ',
              link('contact page', '/contact-us'),
              '.',
            ),
          ],
        },
      ],
    },
    {
      heading: 'Comfort and ducts',
      faqs: [
        {
          question: 'Should I close vents in rooms I don’t use?',
          answer: [
            p(
              'No, leave them open. The blower is sized for all of the vents, and closing a few doesn’t make it work less. It raises the pressure in the ducts, pushes more air out through leaks, and slows the air across the coil, which can freeze it in summer or overheat it in winter. Closed-off rooms here also get humid, and mildew grows on shoes and baseboards. If you never use part of the house, ask us about zoning or a small separate system.',
            ),
          ],
        },
        {
          question: 'Why is one room always hotter or colder than the rest?',
          answer: [
            p(
              'There are several common causes. The room at the end of the longest duct gets the least air. A box in the attic may be crushing a flexible duct. A bonus room over the garage takes in heat from almost every side. A bedroom with a closed door may have a supply vent but no way for the air to get back. And west-facing windows let in a lot of sun. Try leaving the door open for a day. If that helps, you may need a transfer grille instead of bigger equipment.',
            ),
          ],
        },
        {
          question: 'How can I tell whether my ducts leak?',
          answer: [
            p(
              'Watch for rooms that never get comfortable, dust that’s back a day after you clean, an attic that feels cool in August, or a power bill that goes up for no reason. Where you can see the ducts, look for dark streaks at the joints and loose tape. Gray cloth tape dries out in a hot attic. Leaks on the return side pull in humid, dusty air from the attic or crawl space, and that’s worse than losing cool air. A pressure test shows how much you’re losing. We seal the leaks with mastic, a paste that stays flexible.',
            ),
          ],
        },
        {
          question: 'Is a smart thermostat worth having?',
          answer: [
            p(
              'Yes, if you keep a regular schedule. It raises the setting when everyone leaves and shows you what you saved. Humidity readings and an alert on your phone when the house gets warm are even more useful here, especially for a second home. Keep two things in mind. Most models need a common wire for power, and older houses may not have one. And if you have a heat pump, it has to be set up for one, or it may run the expensive backup heat every morning. Ask us about both when we quote.',
            ),
          ],
        },
        {
          question: 'Should the fan be set to Auto or On?',
          answer: [
            p(
              'Use Auto for most of the year. While the compressor runs, water collects on the cold indoor coil. If the fan keeps blowing after it stops, a lot of that water goes right back into your rooms, and the house feels sticky. Use On to thaw an iced coil, to even out the rooms on a dry winter day, or to clear the air while you paint. Some variable-speed systems run the fan slowly between cycles on purpose, so leave those the way the installer set them.',
            ),
          ],
        },
      ],
    },
    {
      heading: 'Storms and salt air',
      faqs: [
        {
          question: 'How do I get my system ready for a hurricane?',
          answer: [
            p(
              'The day before, cool the house a little extra while you still have power. Bring in anything the wind could throw at the outdoor unit, make sure its hold-down straps are tight, and take a picture of it for your insurance. When the storm is close, turn the system off at the thermostat and then at the breakers. Afterward, clear away debris before you start it. ',
              strong('If flood water reached the indoor or outdoor unit, don’t turn it on'),
              ' until we’ve inspected it. Wet wiring can shock you, and salt water keeps corroding parts long after it dries.',
            ),
          ],
        },
        {
          question: 'Can lightning damage my heating and cooling equipment?',
          answer: [
            p(
              'Yes, and it doesn’t take a direct hit. More often, a strike nearby sends a surge through the power line or the thermostat wire, and a circuit board, capacitor or compressor fails that evening or a month later. If you’re home, it helps to turn the equipment off at the breaker before a storm. When you’re not, a surge protector at the outdoor disconnect and one for the whole panel will help. Nothing stops every strike, so write down the date and time for your insurance.',
            ),
          ],
        },
        {
          question: 'How do I protect an outdoor unit from salt air?',
          answer: [
            p(
              'Rinse it gently with fresh water: every month if you live within a few blocks of the ocean, and every season if you live farther away. Turn the unit off at its breaker first. Use a garden hose without a jet nozzle, and let the water run down through the coil. Dried salt pulls moisture from the air and keeps eating aluminum fins and steel screws. When you replace the unit, ask for a factory-coated coil and put it on the side of the house away from the wind if you can. Don’t wrap or cover the unit. That traps moisture and makes corrosion worse.',
            ),
          ],
        },
      ],
    },
    {
      heading: 'A new system',
      faqs: [
        {
          question: 'Do I need a permit to replace a heating and cooling system?',
          answer: [
            p(
              'In Florida, yes. Replacing the equipment takes a mechanical permit from the city or county, and a licensed contractor pulls it. Afterward, an inspector checks clearances, wiring, drain safety and hurricane anchoring. The permit stays on record with the property, so a buyer’s agent or your insurance company may ask for it someday. Don’t take a cheaper offer that skips the permit, because the owner pays the fine and the repairs. If you have a homeowners association, ask where the unit can go.',
            ),
          ],
        },
        {
          question: 'Should indoor and outdoor units be replaced together?',
          answer: [
            p(
              'Usually, yes. They’re tested and rated as a pair, and a new condenser with an old indoor coil may never be as efficient as its label says. Refrigerants have changed over the years, too, and a coil and valve made for an older one often won’t work with the newer kind. The warranty may depend on a matched set. There are exceptions, such as a nearly new air handler when a tree fell on the condenser. We check the manufacturer’s match list before we recommend either one.',
            ),
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Still have a question?',
    text: 'It’s free to ask, and it’s better to ask before a storm than after it.',
    links: [
      { label: 'Contact Us', to: '/contact-us' },
      { label: 'Maintenance plan', to: '/maintenance-plan' },
    ],
  },
};
