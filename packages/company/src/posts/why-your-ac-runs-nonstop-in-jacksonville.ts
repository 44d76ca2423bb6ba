import type { BlogPost } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';
import { h2, lead, link, numbers, p, symptoms, strong } from '../rich-text.ts';

export const runsNonstop: BlogPost<Path> = {
  path: '/blog/why-your-ac-runs-nonstop-in-jacksonville',
  title: 'Why your AC runs nonstop in Jacksonville',
  metadata: {
    title: 'Why Your AC Runs Nonstop in Jacksonville | Whitley’s',
    description:
      'Running all day can be normal in a Jacksonville summer, or a sign of a dirty coil or leaky ducts. How to tell, and what to check before you call.',
  },
  category: 'AC Repair',
  tone: 'cooling',
  date: postDates.runsNonstop.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'It came on at ten in the morning and hasn’t stopped since. Here’s when that’s normal, when it isn’t, and five ways to tell.',
  picture: {
    src: '/pictures/city-jacksonville.svg',
    size: [1440, 520],
    alt: 'Downtown Jacksonville at sunrise, with the blue lift bridge over the St. Johns River',
  },
  body: [
    lead(
      'Your AC has been running all night. Before you worry about a new compressor, find out whether it’s just working hard or whether something is wrong.',
    ),
    h2('When nonstop is normal'),
    p(
      'Air conditioners are sized for a hot day, not for the hottest day. On the hottest afternoons, a correctly sized system runs nonstop, keeps the house within a degree or two of the setting, and stops sometime after dark. That’s how it’s supposed to work. If yours still shuts off every ten minutes at four o’clock in July, it’s too big, and your house will feel humid.',
    ),
    p(
      'Variable-speed systems run even longer, on purpose. At low speed, they use little power and dry the air for hours. If you have one and your bill is normal, there’s nothing to worry about.',
    ),
    h2('When it isn’t'),
    symptoms(
      'The house gets warmer even though the system never stops.',
      'It runs through the night and at dawn.',
      'Your bill is much higher than in the same month last year.',
      'The air from the vents is cool but weak, or strong but barely cool.',
      'There is ice on the copper line, or water under the air handler.',
      'It started suddenly.',
    ),
    p('Any one of these means that too much heat is getting in, or that the system isn’t cooling the way it should.'),
    h2('Five checks before you call'),
    numbers(
      [
        strong('Filter.'),
        ` Take it out. If it’s gray, replace it and wait two hours. We suggest changing it ${claims.filterDays.text}.`,
      ],
      [
        strong('Return and vents.'),
        ' Are they all open? If a bedroom has no return, closing the door can cut its airflow in half.',
      ],
      [
        strong('Setting.'),
        ' Did someone lower it? When it’s 97 outside, most systems can’t get the house down to 70. Try 78°F with ceiling fans and see how it feels.',
      ],
      [
        strong('Outdoor unit.'),
        ' It should blow warm air out the top. Pollen, grass and leaves on the sides hold the heat in. Turn it off at the disconnect and rinse it with a garden hose.',
      ],
      [
        strong('A thermometer test.'),
        ' After fifteen minutes, measure the air at the return grille and at the nearest vent. It should be about 15 to 20 degrees cooler at the vent. If it’s much less, the problem may be the refrigerant, the coil or the compressor. If it’s much more and the air is weak, the problem is airflow.',
      ],
    ),
    p(
      'If you find ice, turn the cooling off, leave the fan on and let it thaw. Running it with ice can ruin the compressor.',
    ),
    h2('What we usually find'),
    p(
      strong('Dirty coils.'),
      ' The indoor coil collects lint, and the outdoor coil collects pollen and dog hair. Both make the system run longer to cool less. Cleaning is part of every ',
      link('tune-up', '/ac-maintenance-tune-up'),
      '.',
    ),
    p(
      strong('Low refrigerant.'),
      ' Your system doesn’t use it up. If it’s low, there’s a leak, and if nobody fixes the leak, you’ll soon pay for more. Ask where it went.',
    ),
    p(
      strong('A weak capacitor or fan motor.'),
      ' The outdoor fan turns slowly, the heat stays in, and the compressor overheats.',
    ),
    p(
      strong('Leaking ducts.'),
      ' These are common in Arlington and on the Westside, where many ducts are as old as the houses. Cold air leaks into the attic, and hot attic air gets pulled into the return, so the system has to cool it all over again.',
    ),
    p(
      strong('A thermostat in the wrong place.'),
      ' It may be in the afternoon sun, above a lamp, or in the way of a vent.',
    ),
    p(
      strong('The house has changed.'),
      ' Maybe you finished the garage or added a sunroom, or the last hurricane took down the oak that shaded the house. Now the house needs more cooling than the system was sized for.',
    ),
    p(
      strong('Age.'),
      ' A system slowly loses capacity over its 15 to 20 years. If yours is that old and everything above checks out, it may just be worn out.',
    ),
    h2('Repair or replace?'),
    p(
      'Ask for the price of both. If an eight-year-old system needs a capacitor or a motor, repair it. If a fourteen-year-old system has a leaking indoor coil and the house is always humid, get a price for both. We put the two side by side, and the estimate for a new system is free. Read more about our work here on our ',
      link('Jacksonville air conditioning page', '/air-conditioning-services-jacksonville-fl'),
      '.',
    ),
    h2('How urgent is it?'),
    p(
      'If the house stays at the setting, sometime this week is soon enough. If it’s getting warmer by the hour, or the ice comes back after it thaws, turn the cooling off and call today, before the damage gets worse. If you smell burning, or the breaker trips again after one reset, leave it off and call right away.',
    ),
  ],
  callToAction: { label: 'Schedule Service', to: '/contact' },
};
