import type { BlogPost } from '@hvac/content/model';
import { claims } from '../claims.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';
import { bullets, h2, lead, link, numbers, p, strong } from '../rich-text.ts';

export const energySaving: BlogPost<Path> = {
  path: '/blog/energy-saving-tips-summer-cooling',
  title: 'Energy-saving tips for summer cooling that work',
  metadata: {
    title: 'Summer Cooling: Tips That Save Energy | Whitley’s Learning',
    description:
      'Set 78°F, leave the fan on Auto, shade the west side: summer cooling tips for Jacksonville homes, cheapest first, plus four that don’t work.',
  },
  category: 'Energy Saving',
  tone: 'heating',
  date: postDates.energySaving.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'How to lower your summer power bill in Florida: free tips first, then cheap ones, then what takes a contractor. Plus four popular tips that don’t work.',
  picture: {
    src: '/pictures/spot-energy-savings.svg',
    alt: 'A house with solar panels beside a bright sun and a green leaf',
  },
  body: [
    lead(
      'Cooling is the biggest part of most summer power bills here, and a lot of it pays to remove heat you could have kept outside. These are the tips that we’ve seen work, cheapest first.',
    ),
    h2('Free tips to start today'),
    p(
      strong('Set 78°F and give it a week.'),
      ' That’s the usual advice for when you’re home, and it’s more comfortable than it sounds with fans running and dry air. Every degree lower makes the compressor run longer. If 78 is too warm, go down one degree at a time until you’re comfortable.',
    ),
    p(
      strong('Turn it up when you go out, but not off.'),
      ' A few degrees higher during the workday saves money. If you turn it off, the walls and furniture soak up heat and moisture, and it takes all evening to get them out.',
    ),
    p(
      strong('Use fans where people are.'),
      ' Moving air makes you feel several degrees cooler, but it doesn’t lower the temperature. So turn ceiling fans off when you leave. In summer, they should turn counterclockwise when you look up at them, and push air down.',
    ),
    p(
      strong('Leave the system’s own fan on Auto.'),
      ' If it’s set to On, it uses power all day and blows moisture from the coil back into the rooms.',
    ),
    p(
      strong('Close the blinds on the sunny side.'),
      ' That’s the east side in the morning and the west side after two o’clock. Shade outside the window is even better.',
    ),
    p(
      strong('Cook and do laundry later.'),
      ' Run the oven, the dryer and the dishwasher after sunset. They heat up a house that you’re paying to cool.',
    ),
    h2('Tips that take a few dollars and an hour'),
    bullets(
      `Change the filter ${claims.filterDays.text}. A dirty filter makes the blower work harder and can freeze the coil.`,
      'Give the outdoor unit two feet of room. Turn its power off at the disconnect, cut back the azaleas, and rinse the grass clippings off its sides with a garden hose. Never use a pressure washer, because it flattens the fins.',
      'Put weatherstripping on doors where you can see daylight, and use spray foam where pipes and cables go through walls.',
      'Put a gasket or an insulated cover on the attic hatch. It’s often the only part of the ceiling with no insulation.',
      'Open every vent, and move the sofa away from the return grille.',
    ),
    h2('What to call a contractor for'),
    p(
      strong('Service twice a year.'),
      ' Have the cooling checked in spring and the heating in fall. Cleaning a dirty coil and correcting the refrigerant charge can bring back cooling you’ve lost over several years. See what our ',
      link('maintenance plans', '/maintenance-plan'),
      ' include.',
    ),
    p(
      strong('Fix the ducts first.'),
      ' In most homes here, the ducts run through an attic that’s much hotter than it is outside. Cold air that leaks there is lost, and every leak on the return side pulls attic air in. Sealing the ducts is one of the best things you can spend money on.',
    ),
    p(
      strong('Attic insulation'),
      ' settles over time. If it’s below the tops of the joists, add more. While someone is up there, have them check the bath fan ducts too.',
    ),
    p(
      strong('A programmable or smart thermostat'),
      ' saves money if you set it to match your schedule. If you have a heat pump, it needs the right settings for backup heat, or you’ll lose in winter what you saved in summer.',
    ),
    h2('When the system itself is the problem'),
    p(
      `An air conditioner lasts 15 to 20 years with care, though near the ocean salt often cuts that short. If yours is over twelve years old, needs refrigerant again, or leaves the house humid, ask us for a comparison. Today’s high-efficiency systems reach ${claims.efficiency.text}, and their compressors can slow down instead of stopping, which helps on long, humid evenings. How much you save depends on the house, the old unit and how you use it, so bring us your power bills and we’ll work it out. `,
      link('Financing', '/financing'),
      ' can spread the cost.',
    ),
    h2('Four tips that don’t work'),
    numbers(
      [
        strong('“Set it to 65 to cool faster.”'),
        ' The system always cools at the same speed. You’ll only end up too cold.',
      ],
      [strong('“Close vents in empty rooms.”'), ' The pressure goes up, the ducts leak more, and the coil may ice up.'],
      [
        strong('“A bigger unit uses less, because it runs less.”'),
        ' It starts more often, wears out sooner and leaves the air humid.',
      ],
      [
        strong('“Turn it off at night and open the windows.”'),
        ' That’s good advice in much of the country. In Jacksonville in July, you let in humidity that the system has to take out the next morning.',
      ],
    ),
    h2('How to tell whether it worked'),
    p(
      'Compare kilowatt-hours, not dollars, with the same month last year, and keep the weather in mind. If you’re using 20% more and can’t think of a reason, something has changed in the system. Call us then, before it breaks down in the hottest week.',
    ),
  ],
  callToAction: { label: 'Schedule Service', to: '/contact-us' },
};
