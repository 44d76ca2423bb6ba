import type { BlogPost } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';
import { bullets, h2, lead, link, numbers, p, strong } from '../rich-text.ts';

export const allergySeason: BlogPost<Path> = {
  path: '/blog/improve-indoor-air-quality-allergy-season',
  title: 'Cleaner indoor air in allergy season',
  metadata: {
    title: 'Better Indoor Air in Allergy Season | Whitley’s Learning',
    description:
      'Oak and pine pollen, mold and dust: what an HVAC system can take out of the air in northeast Florida, which filter to buy, and what to skip.',
  },
  category: 'Indoor Air Quality',
  tone: 'cooling',
  date: postDates.allergySeason.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'Pollen comes in on shoes, on dogs and through leaky ducts. Here’s which filter helps, what it can’t do, and what to do first.',
  picture: {
    src: '/pictures/diagram-merv-filters.svg',
    size: [640, 372],
    alt: 'Three filters, MERV 11, 12 and 13: each holds back finer particles than the one before',
  },
  body: [
    lead(
      'By the first week of March, every windshield in Jacksonville is yellow. The same pollen gets into the house, and the air handler blows it from room to room, several times a day.',
    ),
    h2('What’s in the air, and when'),
    p(
      'Our allergy season never really ends. Cedar and elm start in winter, oak and pine come in late winter and spring, grasses in summer, and ragweed in the fall. The yellow film everyone sees is pine. Oak pollen is finer and causes more of the sneezing.',
    ),
    p(
      'Mold and dust mites last all year, because our climate is so humid. They need moisture, so drying the air is as important as filtering it.',
    ),
    h2('Start with the filter'),
    p(
      'A filter’s MERV number says how small a particle it catches. The thin fiberglass kind only protects the blower. If you have allergies, we suggest MERV 11 to 13, which catches most pollen and mold spores and a lot of the fine dust.',
    ),
    p(
      'A higher number isn’t always better. If your return is small, a dense one-inch filter can block too much air, and the coil may freeze in summer. If you want MERV 13, have us measure the airflow first. A deeper cabinet, with a filter four or five inches thick, often solves the problem.',
    ),
    p(
      `The fit matters as much as the number. Air goes around a filter that’s half an inch too narrow. Make sure the arrow on the frame points toward the air handler, and change the filter ${claims.filterDays.text}. In pollen season, hold it up to the light once a month, and change it if it looks dirty.`,
    ),
    h2('Then dry the air'),
    p(
      'Between 30 and 50% humidity, dust mites and mold don’t do well. Check yours with a humidity gauge. If it stays above 50% while the system runs normally, the cause is usually the drain, the airflow, the ducts or the size of the equipment. If those are all fine, the next step is a ',
      link('whole-home dehumidifier', '/indoor-air-quality'),
      '.',
    ),
    h2('Then check the ducts'),
    p(
      'A leaking return in the attic pulls in insulation dust and hot air all day, and no filter can make up for that. Seal the leaks first. Cleaning is worth the money if you see buildup at the vents, after a remodel, if pests have been in the ducts, or if nobody knows when it was last done. One cleaning can remove up to six pounds of dust. To see how we do it, go to our ',
      link('duct cleaning page', '/duct-cleaning'),
      '.',
    ),
    h2('Free habits that help'),
    bullets(
      'Keep windows closed on dry, windy mornings in spring, even when it’s nice out. Pollen counts tend to peak before noon.',
      'Leave shoes at the door, and wipe the dog’s coat after a walk.',
      'Shower and change clothes before bed, so the pollen in your hair doesn’t end up on the pillow.',
      'Use a vacuum with a HEPA filter. An old one blows fine dust back into the room.',
      'Wash bedding weekly in hot water.',
      'Run the bathroom fan for a while after the mirror clears.',
    ),
    h2('What to add, and what to skip'),
    p(
      strong('Air purifiers'),
      ' in the duct or in the bedroom can help when someone in the house has asthma. For a portable one, choose a true HEPA filter and a clean air delivery rate that matches the size of the room, and put it in the bedroom.',
    ),
    p(
      strong('UV lamps'),
      ' shine on the wet coil and keep mold from growing there. That keeps the coil clean and stops the musty smell. They don’t catch pollen, so you still need a filter.',
    ),
    p(
      strong('Ozone generators'),
      ' are something we don’t install. Ozone irritates the lungs, and the Environmental Protection Agency says not to use them in occupied rooms. Skip scented sprays in the vents, too.',
    ),
    h2('What to do first'),
    numbers(
      'Put in a MERV 11 to 13 filter that fits, after we check the airflow.',
      'Get the humidity under 50%.',
      'Have the coil and drain cleaned, with service twice a year.',
      'Seal leaks in the ducts, and clean them if they need it.',
      'Add a purifier or a UV lamp if you still need one.',
    ),
    p(
      'If you feel better when you travel and worse when you come home, have the house checked. Tell your doctor about it, too.',
    ),
  ],
  callToAction: { label: 'Schedule Service', to: '/contact' },
};
