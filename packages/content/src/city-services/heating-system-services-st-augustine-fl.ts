import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const heatingStAugustine = {
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
    alt: 'The old stone fort on the St. Augustine bayfront, with a sailboat, a bell tower and the striped lighthouse beyond',
  },
  tagline: 'Warm rooms on the few nights that count, from the old city to the potato fields.',
  body: [
    {
      kind: 'lead',
      text: [
        'Winter in St. Augustine is a handful of nights. They tend to come with a north wind off the bay, and they find every heater that has not been tried since last year.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Frost is a matter of miles' },
    {
      kind: 'paragraph',
      text: [
        'Anastasia Island rarely freezes, because the ocean gives back its summer warmth until well after New Year. Drive twenty minutes west to Elkton or Hastings and fields turn white while Vilano Beach stays green. Equipment should follow that line. On the island, a heat pump seldom needs its backup and salt is the bigger enemy, so coil coating and stainless fasteners earn their cost. Inland, defrost controls and backup heat do real work, and they are what we test first.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Heat for houses older than ductwork' },
    {
      kind: 'paragraph',
      text: [
        'Many homes in the old quarters were built around a fireplace and later given a wall heater or window units. Ducts can be threaded through some of them. In others that would mean dropping a pressed-tin ceiling, and nobody should. A ductless heat pump needs one small hole per room unit and heats as well as it cools. Outdoor equipment that can be seen from the street may need approval from the city’s architectural review board, so settle its place before you order it. Backyards, side passages and flat roofs behind a parapet are the usual spots.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Fireplaces deserve a word as well. An open damper pulls heated air up the chimney all night, and a gas log set without a working vent does not belong in a bedroom.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What usually fails, and why' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        ['Reversing valves that stuck during nine months of cooling.'],
        ['Contactors full of ants, which seem to love the hum of a relay.'],
        ['Heat strips with one burned-out bank: the house warms, only slowly.'],
        ['Propane furnaces whose pilot or igniter corroded in sea air.'],
        ['Thermostats replaced by a handy neighbor and never told that the system is a heat pump.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'When replacement makes sense' },
    {
      kind: 'paragraph',
      text: [
        'A heat pump on the island seldom reaches the age that the same model reaches at World Golf Village. If the outdoor coil crumbles under a finger, money put into the rest of that unit is money lost. We size the new one from the house and not from the old label, since attic insulation and windows have often changed in between. ',
        { text: 'Financing', to: '/financing' },
        ' is available for heating on its own, too.',
      ],
    },
  ],
  services: [
    {
      name: 'Heat pump repair',
      note: 'Valves, sensors, defrost boards and charge, tested in heating mode and not only in cooling.',
    },
    {
      name: 'Furnace repair',
      note: 'Propane and natural gas, with burner, venting and heat exchanger examined before it is lit again.',
    },
    {
      name: 'Ductless heating',
      note: 'One room or five, for cottages and carriage houses where ducts would ruin what makes them worth owning.',
    },
    {
      name: 'New heating systems',
      note: 'Sized by calculation, permitted, anchored against wind and set above the flood line of the street.',
    },
    {
      name: 'Fall tune-up',
      note: 'The second of two visits a year: backup heat measured, contacts cleaned, ants evicted.',
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
        {
          kind: 'paragraph',
          text: [
            'Nearly always, if the house holds its warmth. Farmhouses with open eaves and bare floors lose heat as fast as any machine can make it, so insulation and air sealing come first. We then choose a heat pump that keeps its strength near freezing and size the electric backup for the coldest mornings. Where propane is already on the lot, a dual-fuel pair is worth comparing.',
          ],
        },
      ],
    },
    {
      question: 'My condo in St. Augustine Beach has no room outside for a unit. How can it be heated?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Look at what the building already uses. Some have condensers on the roof, others through-the-wall units or water-source heat pumps in a closet, and each type has a modern replacement of the same footprint. The association decides about roofs, walls and shared pipes, so ask for its rules in writing. Send us those with photos of the closet, and we can tell you what fits.',
          ],
        },
      ],
    },
    {
      question: 'Should I leave the heat on in a second home over the winter?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Leave the system in an automatic mode, with a low heating point to protect pipes and a cooling point high enough to keep damp in check on warm days. Both happen here in the same January week. Shut the water off at the main as well. A thermostat that can text you when the house falls below its setting is worth more than a weekly drive past.',
          ],
        },
      ],
    },
  ],
  zipCodes: ['32082', '32259', '32081', '32095', '32092', '32084', '32080', '32086', '32145', '32033'],
  related: [
    { label: 'HVAC services in St. Augustine', to: '/st-augustine-air-conditioning' },
    { label: 'Indoor air quality in St. Augustine', to: '/indoor-air-quality-services-st-augustine-fl' },
    { label: 'Heating system FAQs', to: '/heating-system-faqs' },
  ],
} as const satisfies CityServicePage<Path>;
