import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { h2, lead, p } from '../rich-text.ts';

export const heatingFernandina: CityServicePageContent<Path> = {
  title: 'Heating Services in Fernandina, FL',
  city: 'Fernandina',
  kind: 'heating',
  metadata: {
    title: 'Heating Services in Fernandina Beach, FL | Whitley’s',
    description:
      'A nor’easter makes fifty degrees feel cold in Fernandina Beach. Heat pump and furnace repair, replacement and fall service for drafty and coastal homes.',
  },
  picture: {
    src: '/pictures/city-fernandina.svg',
    size: [1440, 520],
    alt: 'Two shrimp boats with green nets hoisted in Fernandina harbor, a pelican watching, brick shops along the wharf',
  },
  tagline: 'For the cold, gray days when the wind blows from the northeast.',
  body: [
    lead(
      'This is the northeast corner of Florida, and on some January evenings it feels like it. It may not freeze, but three days of northeast wind and drizzle can chill a house more than two frosty nights.',
    ),
    h2('Stop the drafts first'),
    p(
      'Wind pushes cold air in on one side of a house and pulls warm air out the other. In a Victorian with old sash windows and a floor on piers, that can happen faster than a heater of the right size can keep up. Before you pay for a bigger one, run a damp hand along the trim on a windy day and feel for drafts. The fixes are cheap: weatherstripping, a cover over the attic hatch, a closed fireplace damper, insulation between the joists. If your feet are cold in a warm room, the problem is the floor, not the furnace.',
    ),
    h2('Heat pumps in salt and drizzle'),
    p(
      'A heat pump frosts up most in wet air just above freezing, and that’s what a nor’easter brings. It has to defrost often to keep up. Corroded sensors and contacts keep it from defrosting, and along Fletcher Avenue they corrode early. Some steam from the unit is normal on a day like that. Ice that doesn’t melt is not. Switch to emergency heat, or turn the system off if you don’t have it, and call us.',
    ),
    p(
      'If your roof has no gutters, rain can run straight into the fan and freeze there. So we look at where the unit sits before we fix it.',
    ),
    h2('Gas, old and new'),
    p(
      'Some streets have natural gas, some homes have a propane tank, and a few still have an old floor furnace under an iron grille. It isn’t unsafe just because it’s old. A cracked firebox or a blocked vent makes it unsafe, and only an inspection can tell. Keep rugs and curtains well away from the grille, hang a carbon monoxide alarm in the hall, and have the furnace inspected each fall before you light it.',
    ),
    h2('When we drive up'),
    p(
      'We drive up from Jacksonville and cross the Shave Bridge with parts on the truck, so tell us the make and model before we leave, and whether the backup heat is electric or gas. We pass Yulee and O’Neil on the way, so we serve homes there too. At night, please leave the porch light on and keep the dog in the back. In the older blocks, it’s hard to see the house numbers.',
    ),
  ],
  services: [
    {
      name: 'Heat pump repair',
      note: 'We fix defrost problems, stuck valves and refrigerant leaks, and check for salt damage.',
    },
    {
      name: 'Furnace and floor-furnace inspection',
      note: 'We check the firebox, the vent and carbon monoxide, and tell you whether it’s safe to light.',
    },
    {
      name: 'Heating installation',
      note: 'Coastal-rated heat pumps, gas furnaces or the two together, installed without damaging old trim.',
    },
    {
      name: 'Fall maintenance',
      note: 'We check contacts, sensors, heat strips and the drain before the first nor’easter of the season.',
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
        p(
          'Often, yes. Once it is disconnected and its gas line capped and tested, the opening can be framed and floored with salvaged pine, or the grille can stay over a sealed panel. A ductless unit or ducts below the joists then heat the house. The old vent through the roof should be closed up too, or rain will come in for years.',
        ),
      ],
    },
    {
      question: 'Why does my upstairs get all the heat?',
      answer: [
        p(
          'Warm air rises up the stairwell and leaks out through gaps in the attic, which pulls cold air in downstairs. Sealing the attic hatch and the tops of the walls slows that down. Then we can balance the ducts with a damper or two. If one system heats both floors, zoning gives each floor its own thermostat.',
        ),
      ],
    },
  ],
  zipCodes: ['32034'],
  related: [
    { label: 'HVAC services in Fernandina', to: '/fernandina-hvac' },
    { label: 'Air conditioning in Fernandina', to: '/air-conditioning-services-fernandina-fl' },
    { label: 'Indoor air quality in Fernandina', to: '/indoor-air-quality-services-fernandina-fl' },
  ],
};
