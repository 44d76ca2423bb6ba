import type { CityServicePage } from '../model/pages.ts';
import type { Path } from '../paths.ts';

export const heatingFernandina = {
  title: 'Heating Services in Fernandina, FL',
  city: 'Fernandina',
  kind: 'heating',
  metadata: {
    title: 'Heating Services in Fernandina Beach, FL | Whitley’s',
    description:
      'Nor’easters make fifty degrees feel raw in Fernandina Beach. Heat pump and furnace repair, replacement and fall service for drafty and coastal homes.',
  },
  picture: {
    src: '/pictures/city-fernandina.svg',
    alt: 'Two shrimp boats with green nets hoisted in Fernandina harbor, a pelican watching, brick shops along the wharf',
  },
  tagline: 'For the raw, gray days when the wind comes around to the northeast and stays.',
  body: [
    {
      kind: 'lead',
      text: [
        'This is the top right corner of Florida, and on some January evenings it feels like it. The thermometer may stop well above freezing, but three days of northeast wind and drizzle will chill a house that two frosty nights would not.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Stop the drafts first' },
    {
      kind: 'paragraph',
      text: [
        'Wind presses on one side of a house and pulls at the other. In a Victorian with rope-hung sashes and a floor on piers, that drives out warm air faster than a heater of the right size can make it. Before anyone proposes a bigger one, run a damp hand along the trim on a windy day and feel where it turns cold. The gains are cheap: weatherstripping, a cover over the attic hatch, a closed fireplace damper, insulation between the joists. Cold feet in a warm room point to the floor and not to the furnace.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Heat pumps in salt and drizzle' },
    {
      kind: 'paragraph',
      text: [
        'A heat pump frosts most readily in wet air a little above freezing, and the tail of a nor’easter brings just that. It must then defrost often and reliably. Corroded sensors and pitted contacts are what keep it from doing so, and along Fletcher Avenue they corrode early. Repeated steaming is normal on such a day. Ice that stays between cycles is not: switch to emergency heat, or off if you have none, and call us.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Rain from a roof without gutters, running straight into the fan, freezes there first. So where the unit stands is part of any repair.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Gas, old and new' },
    {
      kind: 'paragraph',
      text: [
        'Some streets have natural gas, other homes a propane tank, and here and there a gravity floor furnace from another age still works under its iron grille. Age alone does not condemn it. A cracked firebox or a blocked vent does, and only an inspection can tell. Keep rugs and curtains well clear of the grille, hang a carbon monoxide alarm in the hall, and have the furnace looked at each fall before it is first lit.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Coming onto the island' },
    {
      kind: 'paragraph',
      text: [
        'We drive up from Jacksonville and cross the Shave Bridge with parts on the truck, so tell us what the nameplate says before we leave: make, model, and whether the backup is electric or gas. Off-island homes toward Yulee and O’Neil are on the same route. At night, leave the porch light on and the dog in the back; in the older blocks, house numbers hide behind azaleas.',
      ],
    },
  ],
  services: [
    {
      name: 'Heat pump repair',
      note: 'Defrost faults, stuck valves and lost charge, with attention to what the salt has reached.',
    },
    {
      name: 'Furnace and floor-furnace inspection',
      note: 'Firebox, venting and carbon monoxide checked, and a clear word on whether it may be lit.',
    },
    {
      name: 'Heating installation',
      note: 'Coastal-rated heat pumps, gas furnaces or the two together, fitted without scarring old trim.',
    },
    {
      name: 'Fall maintenance',
      note: 'Contacts, sensors, heat strips and drain looked over before the first nor’easter of the season.',
    },
    {
      name: 'Emergency heating',
      note: 'Reach us 24/7. Tell us who is in the house and how cold it is indoors.',
    },
  ],
  questions: [
    {
      question: 'Can an old floor furnace be replaced without tearing up the hall?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Often, yes. Once it is disconnected and its gas line capped and tested, the opening can be framed and floored with salvaged pine, or the grille can stay as it is over a sealed panel. Heat then comes from a ductless unit or from ducts below the joists. The flue through the roof should be closed properly as well, since rain follows an orphaned vent for years.',
          ],
        },
      ],
    },
    {
      question: 'Why does my upstairs get all the heat?',
      answer: [
        {
          kind: 'paragraph',
          text: [
            'Warm air rises through the stairwell, and gaps at the attic let it leave, which pulls cold air in downstairs. Sealing the attic hatch and the top of old balloon-framed walls slows that chimney. Afterward the ducts can be balanced with a damper or two. When there is a single system for both floors, zoning lets each floor have its own thermostat.',
          ],
        },
      ],
    },
  ],
  zipCodes: ['32034'],
  related: [
    { label: 'HVAC services in Fernandina', to: '/fernandina-hvac' },
    { label: 'Air conditioning in Fernandina', to: '/air-conditioning-services-fernandina-fl' },
    { label: 'Indoor air quality in Fernandina', to: '/indoor-air-quality-services-fernandina-fl' },
  ],
} as const satisfies CityServicePage<Path>;
