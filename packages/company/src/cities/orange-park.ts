import type { CityPageContent } from '@hvac/content/model';
import { claims } from '../claims.ts';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const orangePark: CityPageContent<Path> = {
  city: 'Orange Park',
  metadata: {
    title: 'Orange Park Air Conditioning & Heating | Whitley’s',
    description:
      'Seventies block ranches, Navy rentals, OakLeaf two-stories: AC repair, duct fixes and heat pumps in Orange Park, over the Buckman Bridge.',
  },
  picture: {
    src: '/pictures/city-orange-park.svg',
    size: [1440, 520],
    alt: 'A long row of moss-hung live oaks shades a street along the wide river, with brick ranch houses behind the trees.',
  },
  tagline: 'For seventies ranches near the Buckman Bridge, and two-stories out in OakLeaf.',
  tiles: {
    cooling: 'Leaky returns, builder-grade units',
    heating: 'Heat pumps and aging furnaces',
    maintenance: 'Before you move in or out',
  },
  intro: [
    lead(
      'If your Orange Park house was built when the mall was new, its ductwork has probably outlived three air conditioners. That is worth knowing before you buy a fourth.',
    ),
    p(
      'Ranches in Grove Park, Foxwood and Bellair-Meadowbrook Terrace have rigid metal or early flexible duct, some with insulation that fell apart long ago. Closets double as return plenums, and every gap around the air handler pulls hot attic air into the system. We test for that with a simple pressure reading. Sealing a closet return takes a morning, and it can cool the back bedroom better than a bigger unit would.',
    ),
    p(
      'Out in OakLeaf the homes are younger and taller, and many of them still run what the builder put in. When the outdoor unit is over fifteen years old and uses an old type of refrigerant, repairs get expensive and parts are hard to find. We’ll price the repair and the replacement side by side and tell you which one we’d choose.',
    ),
    p(
      'Naval Air Station Jacksonville is just up the road, so houses change hands on short notice. Before you lease or buy, we can inspect the heating and cooling and write down the age, the condition and what you’ll likely have to fix next. If you rent, keep mail and toys off the return grille, find out where the breaker is, and report a dripping ceiling the day you see it. ',
      link('Schedule a visit', '/contact-us'),
      ' before the movers come.',
    ),
  ],
  home: [
    p(
      `We’ve sat in our share of Blanding Boulevard traffic: our family has worked on homes around Jacksonville for ${claims.yearsServed.text}. In the old town along Kingsley Avenue and River Road, big oaks shade the street, and their roots push equipment pads out of level.`,
    ),
    p(
      'A leaning condenser is hard on its compressor and its copper joints. If yours is tilted, tell us in your message. Retirees at Moosehaven, sailors on shore duty and teachers all use a thermostat differently. We set it up with you, so you know how to change it later.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We check airflow first, then refrigerant and wiring, because poor airflow is why many houses are warm.',
    },
    {
      name: 'New installation',
      note: 'We inspect the plenum and the ducts, list what needs repair, and put that in the same written estimate.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'If you’re a landlord, book it between tenants, when filters, drains and thermostats need it most.',
    },
    {
      name: 'Emergency service',
      note: 'Don’t keep a baby or a heart patient in a hot house while you wait. Go somewhere cool, and call us from there.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'If the thermostat shows AUX on a mild day, the backup strips are doing the heat pump’s work. Call us before the bill comes.',
    },
    {
      name: 'Installation',
      note: 'If you heat with natural gas, we can replace the furnace, or switch you to a heat pump if that costs less to run.',
    },
    {
      name: 'Maintenance',
      note: 'On an older gas furnace, we inspect the heat exchanger and flue and test for carbon monoxide at the register.',
    },
    {
      name: 'Emergency heating',
      note: 'A carbon monoxide alarm means get out and call 911. Have the furnace looked at only after the fire department says so.',
    },
  ],
  neighborhoods: [
    'Old Orange Park and River Road',
    'Grove Park',
    'Foxwood',
    'Loch Rane',
    'Lakeside',
    'Bellair-Meadowbrook Terrace',
    'OakLeaf Plantation',
  ],
  ...cityReach['/orange-park-air-conditioning'],
  nearby: ['/fleming-island-hvac', '/doctors-inlet-hvac', '/middleburg-hvac', '/hvac-services-jacksonville-fl'],
};
