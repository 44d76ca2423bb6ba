import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { bullets, h2, lead, link, p } from '../rich-text.ts';

export const heatingStAugustine: CityServicePageContent<Path> = {
  title: 'Heating Services in St. Augustine, FL',
  city: 'St. Augustine',
  kind: 'heating',
  metadata: {
    title: 'Heating Repair & Installation, St. Augustine | Whitley’s',
    description:
      'Heat pumps, furnaces and ductless heat for St. Augustine: historic cottages, island condos and farmhouses near Hastings, repaired or replaced.',
  },
  picture: {
    src: '/pictures/city-st-augustine.svg',
    size: [1440, 520],
    alt: 'The old stone fort on the St. Augustine bayfront, with a sailboat, a bell tower and the striped lighthouse beyond',
  },
  tagline: 'Heat you can count on for the few cold nights, from the old city to the potato fields.',
  body: [
    lead(
      'Winter in St. Augustine is only a few cold nights, usually with a north wind off the bay. That’s when you find out your heat has quit since last winter.',
    ),
    h2('It freezes inland, not at the beach'),
    p(
      'Anastasia Island rarely freezes, because the ocean stays warm until well after New Year. Drive twenty minutes west to Elkton or Hastings, and there’s frost on the fields while Vilano Beach stays green. You need different equipment in each place. On the island, a heat pump rarely needs its backup heat and salt is the bigger problem, so a coated coil and stainless fasteners are worth the cost. Inland, defrost controls and backup heat get used a lot, so we test them first.',
    ),
    h2('Heat for houses older than ductwork'),
    p(
      'Many homes in the old quarters were built around a fireplace and later given a wall heater or window units. Some of them have room for ducts. In others, ducts would mean tearing out a pressed-tin ceiling, and nobody should do that. A ductless heat pump needs one small hole for each indoor unit, and it both heats and cools. If people can see the outdoor unit from the street, you may need approval from the city’s architectural review board, so choose the spot before you order. Backyards, side yards and flat roofs are the usual places.',
    ),
    p(
      'Check your fireplace, too. An open damper pulls heated air up the chimney all night, and a gas log set without a working vent isn’t safe in a bedroom.',
    ),
    h2('What usually fails, and why'),
    bullets(
      'Reversing valves that stuck during nine months of cooling.',
      'Contactors full of ants.',
      'Heat strips that are partly burned out, so the house warms up slowly.',
      'Propane furnaces whose pilot or igniter corroded in sea air.',
      'Do-it-yourself thermostats that were never set up for a heat pump.',
    ),
    h2('When replacement makes sense'),
    p(
      'A heat pump on the island won’t last as long as the same model at World Golf Village. If the outdoor coil crumbles when you touch it, don’t spend money on the rest of that unit. We size the new one for the house, not from the old label, since people often add insulation or new windows. ',
      link('Financing', '/financing'),
      ' is available for heating on its own, too.',
    ),
  ],
  services: [
    {
      name: 'Heat pump repair',
      note: 'Valves, sensors, defrost boards and refrigerant, tested with the heat on.',
    },
    {
      name: 'Furnace repair',
      note: 'Propane and natural gas. We check the burner, vent and heat exchanger before we light it again.',
    },
    {
      name: 'Ductless heating',
      note: 'One room or five, for cottages and carriage houses that have no room for ducts.',
    },
    {
      name: 'New heating systems',
      note: 'Sized by calculation, permitted, anchored against wind and set above the flood line of the street.',
    },
    {
      name: 'Fall tune-up',
      note: 'On the second of two visits a year, we test the backup heat and clean the contacts.',
    },
    {
      name: 'Emergency heating',
      note: 'No heat on a freezing night with a baby or an older person at home is an emergency, and we treat it as one.',
    },
  ],
  questions: [
    {
      question: 'Is a heat pump enough for a farmhouse near Hastings?',
      answer: [
        p(
          'Almost always, if the house holds heat. A farmhouse with gaps and bare floors can lose heat as fast as you make it, so insulation and air sealing come first. Then we choose a heat pump that works well near freezing and size the electric backup for the coldest mornings. If you already have propane, ask us about a dual-fuel system.',
        ),
      ],
    },
    {
      question: 'My condo in St. Augustine Beach has no room outside for a unit. How can it be heated?',
      answer: [
        p(
          'See what the building already uses. Some have condensers on the roof, and others have through-the-wall units or water-source heat pumps in a closet. There’s a new unit that fits in place of each. The association decides about roofs, walls and shared pipes, so ask for its rules in writing. Send us the rules and photos of the closet, and we can tell you what fits.',
        ),
      ],
    },
    {
      question: 'Should I leave the heat on in a second home over the winter?',
      answer: [
        p(
          'Leave the thermostat on Auto, with the heat set low to protect the pipes and the cooling set high enough to control humidity on warm days. You may need both in the same week in January. Shut the water off at the main, too. A thermostat that texts you when the house gets too cold is better than having someone drive by once a week.',
        ),
      ],
    },
  ],
  zipCodes: ['32082', '32259', '32081', '32095', '32092', '32084', '32080', '32086', '32145', '32033'],
  related: [
    { label: 'HVAC services in St. Augustine', to: '/st-augustine-air-conditioning' },
    { label: 'Indoor air quality in St. Augustine', to: '/indoor-air-quality-services-st-augustine-fl' },
    { label: 'Heating system FAQs', to: '/heating-system-faqs' },
  ],
};
