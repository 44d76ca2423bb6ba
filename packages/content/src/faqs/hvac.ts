import { claims } from '../claims.ts';
import { company } from '../company.ts';
import type { FaqPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

const [hours] = company.officeHours;

export const hvacFaqs = {
  title: 'HVAC FAQs',
  metadata: {
    title: 'HVAC FAQs for North-East Florida Homes | Whitley’s',
    description:
      'Estimates, permits, ducts, thermostats, salt air, lightning and hurricanes: twenty questions about heating and cooling a house near Jacksonville.',
    keywords:
      'HVAC FAQs, HVAC questions Jacksonville FL, HVAC maintenance, leaking ducts, smart thermostat, hurricane HVAC, HVAC permit Florida, free HVAC estimate',
  },
  intro:
    'Twenty things people ask about the whole system, indoors and out: how to look after it, how to bring it through a storm, and what to expect when you call us.',
  kind: 'all',
  diagram: {
    src: '/pictures/diagram-house.svg',
    alt: 'A house cut open, with the parts of its heating and cooling from the outdoor unit to the thermostat',
    labels: ['Outdoor unit', 'Air handler', 'Supply duct', 'Supply register', 'Return grille', 'Thermostat'],
  },
  groups: [
    {
      heading: 'Before you call',
      faqs: [
        {
          question: 'What should I check before I call for service?',
          answer: [
            {
              kind: 'list',
              style: 'bullets',
              items: [
                ['Thermostat: right mode, sensible setting, fresh batteries if it uses them.'],
                ['Breakers: both of them, since indoor and outdoor units are usually fed separately. Reset once only.'],
                ['The light-switch-style shutoff near the air handler, easily bumped in a garage or attic.'],
                ['Filter: clean enough to see light through.'],
                ['Drain pan: dry, or full of water?'],
                ['Outdoor unit: running, humming or silent?'],
              ],
            },
            {
              kind: 'paragraph',
              text: [
                'Write down what you find and the model number from the outdoor label. With those facts on the phone, a technician can often bring the right part on the first trip.',
              ],
            },
          ],
        },
        {
          question: 'Can I reach you at night or on a weekend?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                `Call the number at the top of this page at any hour: emergency service runs 24/7, holidays included. The office itself is open ${hours}, and that is the best time for estimates, tune-ups and questions about an invoice. For anything that can wait until morning, send a note through the `,
                { text: 'contact form', to: '/contact-us' },
                ' and say which way you prefer to be reached. If there is no cooling and an infant, an older person or someone ill is in the house, do not wait, and say so when you call.',
              ],
            },
          ],
        },
        {
          question: 'How does a free estimate work?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Somebody comes to the house, measures, looks at the ducts, the electrical panel and the place where the equipment stands, and asks what has bothered you: a hot bedroom, noise, the power bill. You then receive a written proposal with the equipment named, so that you can compare it with others line by line. Nothing is owed for it, and nobody expects a signature that day. To set a time, use the ',
                { text: 'contact page', to: '/contact-us' },
                ' or phone the office. Photos of the old units’ labels help us prepare.',
              ],
            },
          ],
        },
        {
          question: 'Which towns around Jacksonville do you serve?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'From Fernandina and Amelia Island in the north, through Jacksonville and the beaches, down to St. Augustine, and inland across Clay County to Middleburg, Green Cove Springs and Penney Farms. Bryceville marks our western edge. The ',
                { text: 'service area page', to: '/service-area' },
                ' shows each town on a map with a page of its own. Just outside the lines? Call and ask rather than guess: a county border matters less to us than how far apart the day’s appointments are.',
              ],
            },
          ],
        },
        {
          question: 'Do you work on commercial buildings too?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'We do, along with homes. Rooftop package units, split systems above a drop ceiling and multiple zones each have their own habits, and business hours rarely suit the work, so tell us when you open and where the roof access is. Kitchens and salons load filters and coils much faster than offices do and need more frequent service. Owners and managers can reach us through the same ',
                { text: 'contact form', to: '/contact-us' },
                '; name the business and the unit’s location in the message.',
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
          question: 'What does HVAC mean in a Florida house?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'The letters stand for heating, ventilation and air conditioning. In most homes around Jacksonville one machine does nearly all of it. A heat pump outdoors moves heat out of the house in summer and into it in winter, an air handler in a closet, garage or attic blows air across the indoor coil, and ducts carry that air to the rooms. A straight air conditioner looks almost the same but cannot heat, so it is paired with electric heat strips or a furnace. The label on the outdoor cabinet tells you which one you own.',
              ],
            },
          ],
        },
        {
          question: 'How often should a heating and cooling system be serviced?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Twice a year: cooling in spring, heating in fall. A heat pump earns both visits, because the same compressor works in every season and never gets a rest. Each appointment is short compared with what neglect brings: a drain line that floods a closet in July, or heat strips that fail on the one night you need them. Many manufacturers also ask for proof of regular maintenance before they honor a parts warranty. Keep the paperwork from each visit in one folder.',
              ],
            },
          ],
        },
        {
          question: 'Where is my air filter, and what size is it?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Look behind the large return grille in a hallway wall or ceiling first; it opens with two latches. No filter there? Then it slides into a slot at the air handler itself. A few homes have several returns, each with a filter of its own. The size is printed on the cardboard edge, width by height by thickness, and the same numbers go on your shopping list. Write the date on the new frame. We suggest changing it ',
                claims.filterMonths.text,
                ', and never running the system with the slot empty.',
              ],
            },
          ],
        },
        {
          question: 'What does a maintenance plan give me?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Mainly, somebody else remembers. ClimateCare 365 brings two precision tune-ups a year and priority when the schedule is full. ClimateCare 365 iQ adds sensors that watch the equipment around the clock and alert both you and our service team when a reading drifts, often before you would notice. What is covered, what is not and how members are charged for repairs stands on the ',
                { text: 'maintenance plan page', to: '/maintenance-plan' },
                '. For a price, tell us how many systems you have through our ',
                { text: 'contact page', to: '/contact-us' },
                '.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Comfort and ducts',
      faqs: [
        {
          question: 'Should I close vents in rooms I do not use?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Leave them open. The blower was matched to a certain number of open vents, and shutting a few does not make it work less. It raises pressure in the ducts, pushes more air out through every leaky joint, and slows the flow across the coil, which can freeze it in summer or overheat it in winter. Closed-off rooms here also turn humid, and humid rooms grow mildew on shoes and baseboards. If a part of the house truly stands empty, ask us about zoning or a small separate system.',
              ],
            },
          ],
        },
        {
          question: 'Why is one room always hotter or colder than the rest?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Air takes the easy way, so the room at the end of the longest duct usually loses. Crushed flexible duct in the attic is another favorite: one storage box set on it is enough. A bonus room over the garage has heat on four or five sides. Bedrooms whose doors stay shut may have a supply vent but no path for air to return. Sun through west-facing glass finishes the list. Try leaving the door open for a day. If that helps, the fix may be a transfer grille rather than bigger equipment.',
              ],
            },
          ],
        },
        {
          question: 'How can I tell whether my ducts leak?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Clues add up: rooms that never get comfortable, dust that returns a day after cleaning, an attic that feels oddly cool in August, a power bill that climbs without a reason. Where you can see ducts, look for dark streaks at joints and for tape that has let go; the gray cloth kind dries out in attic heat. Leaks on the return side draw in attic or crawl-space air, humid and full of dust, and that hurts more than the lost cooling. A pressure test puts a number on it. Sealing is done with mastic, a paste that stays flexible.',
              ],
            },
          ],
        },
        {
          question: 'Is a smart thermostat worth having?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'For people with a routine, yes: it raises the setting when the house empties and shows you what that saved. Humidity readings and an alert on your phone when the house warms up are worth even more in this climate, especially for a second home. Two cautions. Most models need a common wire for power, which older houses may lack. And with a heat pump it must be set up as a heat pump, or it may call the costly backup heat every morning. Bring up both points when we quote.',
              ],
            },
          ],
        },
        {
          question: 'Should the fan be set to Auto or On?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Auto, for most of the year. While the compressor runs, water collects on the cold indoor coil. When it stops and the fan keeps blowing, a good part of that water evaporates straight back into your rooms, and the house feels sticky at the same temperature. On has its uses: thawing an iced coil, evening out rooms on a dry winter day, or clearing the air while you paint. Some variable-speed systems circulate gently between cycles by design; those manage the moisture themselves, so leave their settings as the installer chose them.',
              ],
            },
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
            {
              kind: 'paragraph',
              text: [
                'Cool the house a little extra the day before, while power is sure. Bring in anything the wind could throw at the outdoor unit, check that its hold-down straps are tight, and photograph it for the insurer. When the storm is close, turn the system off at the thermostat and then at the breakers. Afterward, clear debris before starting it. ',
                { strong: 'If flood water reached the indoor or outdoor unit, do not switch it on' },
                ' until it has been inspected; wet wiring can shock, and salt water keeps corroding long after it dries.',
              ],
            },
          ],
        },
        {
          question: 'Can lightning damage my heating and cooling equipment?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'It can, and a direct hit is the rare case. More often a strike nearby sends a surge along the power line or the low-voltage thermostat wire, and a circuit board, capacitor or compressor dies that evening or a month later. Turning equipment off at the breaker before a storm helps if you are home. A surge protector at the outdoor disconnect, plus one for the whole panel, works while you are not. Neither stops every strike, so note the date and time: your insurer may ask.',
              ],
            },
          ],
        },
        {
          question: 'How do I protect an outdoor unit from salt air?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Rinse it with fresh water, gently and often: monthly within a few blocks of the ocean, every season farther back. Turn the unit off at its breaker first, use an ordinary garden hose without a jet nozzle, and let the water run down through the coil. Salt that dries in place draws moisture from the air and keeps eating aluminum fins and steel screws. When the unit is due for replacement, ask for a factory-coated coil and put it on the lee side of the house if the lot allows. Wraps and tight covers trap damp and make corrosion worse.',
              ],
            },
          ],
        },
        {
          question: 'How much room does the outdoor unit need?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Keep roughly two feet clear on every side and about five feet open above, because hot air leaves through the top and must not be drawn back in. Hedges, fence panels and trash bins are the usual offenders; a plant that looked tidy in January has doubled by June. Point mower discharge and dryer vents away from the coil, since clippings and lint felt together on its fins. Hiding the unit behind a louvered screen is fine if the gaps are wide and one side opens for service.',
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
          question: 'Do I need a permit to replace a heating and cooling system?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'In Florida, yes: changing out equipment takes a mechanical permit from the city or county, and a licensed contractor pulls it. Afterward an inspector checks clearances, wiring, drain safety and anchoring against wind. The permit stays on record with the property, so a buyer’s agent will ask for it one day, and an insurer may too. Be wary of an offer that is cheaper because it skips this step; the fine and the rework land on the owner. Communities with an association may want a say in where the unit stands as well.',
              ],
            },
          ],
        },
        {
          question: 'Should indoor and outdoor units be replaced together?',
          answer: [
            {
              kind: 'paragraph',
              text: [
                'Usually. The two are tested and rated as a pair, and a new condenser on an old indoor coil may never reach the efficiency on its label. Refrigerants have changed over the years, too: a coil, valve and oil meant for an older one often cannot be used with the newer kind. Warranty terms may depend on a matched set. There are exceptions, such as a nearly new air handler whose condenser was struck by a tree. We check the manufacturer’s match list before advising either way.',
              ],
            },
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Still wondering?',
    text: 'A question costs nothing, and asking before a storm is better than asking after it.',
    links: [
      { label: 'Contact us', to: '/contact-us' },
      { label: 'Maintenance plan', to: '/maintenance-plan' },
    ],
  },
} as const satisfies FaqPage<Path>;
