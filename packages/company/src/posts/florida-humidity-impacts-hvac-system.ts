import type { BlogPost } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';
import { h2, lead, link, numbers, p, symptoms, strong } from '../rich-text.ts';

export const floridaHumidity: BlogPost<Path> = {
  path: '/blog/florida-humidity-impacts-hvac-system',
  title: 'How Florida’s humidity affects your HVAC system',
  metadata: {
    title: 'How Florida Humidity Affects Your HVAC | Whitley’s Learning',
    description:
      'Why a house can be cool and still feel damp, what moisture does to coils, drains and ducts, and how to hold indoor humidity between 30 and 50%.',
  },
  category: 'Indoor Air Quality',
  tone: 'cooling',
  date: postDates.floridaHumidity.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'Your air conditioner has to cool the air and dry it. Here’s what humidity does to the system and the house, and how to keep it between 30 and 50%.',
  picture: {
    src: '/pictures/diagram-humidity-gauge.svg',
    alt: 'A humidity gauge with its needle inside the green range from 30 to 50 percent',
  },
  body: [
    lead(
      'If the thermostat says 74 and the sheets still feel damp, you’re not imagining it. The air is cool but humid, and your air conditioner is doing only half its job.',
    ),
    h2('Your AC cools and dries'),
    p(
      'Warm air holds moisture. When it passes over the cold indoor coil, some of that moisture turns to water, runs down into a pan and goes out the drain. On a muggy day, your system can remove many gallons. But it dries the air only while the coil is cold and the air moves across it slowly enough.',
    ),
    p(
      'That’s why it matters how long the system runs each time. For the first few minutes, the coil is only getting cold. A system that runs for fifteen minutes dries the air. One that runs for five and stops leaves the moisture in the house. If the fan keeps blowing, it puts the water on the coil back into the air.',
    ),
    h2('What the moisture does to the equipment'),
    p(
      strong('The drain'),
      ' grows algae, because it’s dark, wet and warm. When slime clogs it, the pan overflows, or the float switch trips and the cooling stops for no reason you can see.',
    ),
    p(
      strong('The coil'),
      ' stays wet for months. Dust that gets past a cheap filter sticks to it, blocks the air and feeds mold.',
    ),
    p(
      strong('Ducts'),
      ' in a hot attic sweat where the insulation is torn or a joint leaks cold air. Brown rings on the ceiling next to a vent are a common sign.',
    ),
    p(
      strong('Metal and wiring'),
      ' corrode faster. Near the ocean, salt makes it worse, and it hits the outdoor unit’s fins and contacts first.',
    ),
    h2('What it does to the house and to you'),
    p(
      'Dust mites and mold like humidity above 50%. Wood floors cup, doors stick, and shoes get moldy in the closet. You feel warmer too, since sweat dries slowly, so you lower the thermostat. That costs more, and it makes cold surfaces sweat even more.',
    ),
    h2('Why homes here are too humid'),
    symptoms(
      [strong('The system is too big.'), ' It reaches the setting quickly and shuts off, and the house feels clammy.'],
      [
        strong('The fan is set to On.'),
        ' When the cooling stops, it blows moisture back off the wet coil. Set it to Auto.',
      ],
      [
        strong('Outside air leaks in.'),
        ' A gap in the return duct pulls in hot, humid attic air the whole time it runs.',
      ],
      [strong('Airflow is wrong.'), ' If the blower moves too much air, the air never gets cold enough to dry.'],
      [
        strong('The season is mild.'),
        ' In spring and fall, the house barely needs cooling, so nothing dries it. If it’s humid in April, there may be nothing wrong with the system.',
      ],
      [strong('The refrigerant is low.'), ' Then the coil doesn’t cool or dry well, and it may freeze.'],
    ),
    h2('What you can do this week'),
    numbers(
      'Buy two small humidity gauges. They’re inexpensive. Put one in the living area and one in the bedroom, away from bathrooms and vents, and check them for three days. You want 30 to 50%.',
      'Set the fan to Auto.',
      'Run bath fans during showers and for twenty minutes after, and the range hood while you cook. Make sure both vent outdoors, not into the attic.',
      `Change the filter ${claims.filterDays.text}. Change it more often if you have pets, a lot of dust or a hot summer.`,
      'Look at the end of the drain line outside. It should drip while the AC runs. If it doesn’t, call us before the pan fills up.',
      'When you travel, leave the system on. You can set it a few degrees higher, but don’t turn it off.',
    ),
    p(
      'If you see ice on the copper line or the coil, turn the cooling off, leave the fan on so it thaws, and call us. Running it frozen can ruin the compressor.',
    ),
    h2('When you need new equipment'),
    p(
      'Often you don’t need any. A clean coil, a sealed return, the right blower speed or a clear drain may be enough, and we check those when we service your system twice a year.',
    ),
    p(
      'If the house is tight or the system is too big, a whole-home dehumidifier dries the air without making it too cold. It connects to the ducts, drains by itself and works in mild weather when the AC is off. When it’s time to replace the system, choose a variable-speed one, sized by a load calculation and not by the label on the old unit. It runs longer at low speed, which is what you want in this climate. Read more about both on our ',
      link('indoor air quality page', '/indoor-air-quality'),
      '.',
    ),
    p('Write down your readings before you call. Three days of numbers will tell us a lot.'),
  ],
  callToAction: { label: 'Contact Us', to: '/contact-us' },
};
