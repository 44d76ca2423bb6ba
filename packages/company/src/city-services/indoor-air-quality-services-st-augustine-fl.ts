import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { h2, lead, p } from '../rich-text.ts';

export const indoorAirQualityStAugustine: CityServicePageContent<Path> = {
  title: 'Indoor Air Quality Services in St. Augustine, FL',
  city: 'St. Augustine',
  kind: 'air',
  metadata: {
    title: 'Indoor Air Quality in St. Augustine, FL | Whitley’s',
    description:
      'Damp coquina, flooded crawl spaces, closed-up rentals and tight new homes: humidity control, filters and duct cleaning for St. Augustine houses.',
  },
  picture: {
    src: '/pictures/city-st-augustine.svg',
    size: [1440, 520],
    alt: 'The old fort on the St. Augustine bayfront, with the striped lighthouse and a sailboat on the bay',
  },
  diagram: {
    src: '/pictures/diagram-humidity-gauge.svg',
    alt: 'A round humidity gauge whose needle points to about 40 percent, inside the green band between 30 and 50',
  },
  tagline: 'Drier, cleaner air for old houses by the bayfront and new ones out by the interstate.',
  body: [
    lead(
      'St. Augustine has dealt with humidity since 1565. The old houses stayed dry by letting air through. Then we closed the windows and turned on the air conditioning, and the moisture stayed inside.',
    ),
    h2('Why old houses get damp'),
    p(
      'Coquina, old brick and lime plaster soak up water from the ground and release it into the rooms. That’s fine as long as the walls can dry. If a vent blows cold air straight at a wall like that, or you seal it with vinyl paint, moisture collects where you can’t see it. You’ll smell it first, in a closet on the shady side. In these houses, we point the vents away from the masonry, dry the air slowly and steadily, and let the walls breathe.',
    ),
    p(
      'Frame cottages in Lincolnville and along the San Sebastian get moisture from under the floor. Crawl-space air comes up through every gap around pipes and ducts, and after a flood it brings up whatever the water left behind.',
    ),
    h2('After a flood, check the ducts first'),
    p(
      'Insulated flexible duct that has been under water can’t be cleaned and has to be replaced. Sheet metal can be washed and disinfected if you do it soon. Leave the system off at the breaker until somebody has checked it, because a few minutes of running will spread silt and mold spores through the rooms that stayed dry. Take a picture of the waterline on the equipment before anyone moves anything. Your insurance adjuster will want it.',
    ),
    h2('New houses have a different problem'),
    p(
      'Out along International Golf Parkway and in the communities toward the county line, houses are tight and well insulated. In April and October, the air conditioner runs so little that nothing dries the air. New paint, carpet and cabinets give off fumes for the first year. The fix is often fresh-air ventilation with a dehumidifier, not more cooling.',
    ),
    h2('We measure first'),
    p(
      'We start by measuring the humidity in several rooms (30–50% is healthy), the pressure across the filter and the leaks in the ducts, and we check the coil and drain. Tell us about a new roof, a flood or new windows, because humidity problems usually start with a change in the house. Sometimes all you need is a fan setting and a filter that fits. If you need more, we’ll tell you what each step should do, so you can do the important one now and the rest later.',
    ),
  ],
  services: [
    {
      name: 'Humidity control',
      note: 'Blower speeds, thermostat settings and, where they are not enough, a ducted dehumidifier with its own drain.',
    },
    {
      name: 'Filter upgrades',
      note: 'A media cabinet for MERV 11–13 filters, sized so that old, narrow return ducts still get enough air.',
    },
    {
      name: 'Duct cleaning',
      note: 'We vacuum out sand, plaster dust and debris from old remodels, up to six pounds in one cleaning.',
    },
    {
      name: 'Duct sealing and replacement',
      note: 'We seal leaking joints and replace ducts that flood water or raccoons have ruined.',
    },
    {
      name: 'UV lights',
      note: 'A lamp at the indoor coil keeps slime from growing there while a rental sits empty between guests.',
    },
    {
      name: 'Fresh-air ventilation',
      note: 'Fresh outdoor air for tight new homes. It shuts off by itself when it’s too humid outside.',
    },
  ],
  questions: [
    {
      question: 'Can I run a dehumidifier in a coquina house?',
      answer: [
        p(
          'Yes, but go slowly. If you dry old masonry too fast, salts come to the surface, crystallize and flake off the stone or plaster. Keep the humidity near 50% at first, take several weeks to lower it, and watch for white powder on the walls. If you see it, back off and have a mason find out where the water is coming from.',
        ),
      ],
    },
    {
      question: 'Our vacation rental smells musty whenever guests arrive. What helps?',
      answer: [
        p(
          'Don’t turn the air conditioning off between bookings. Leave it at a moderate setting with humidity control, keep interior doors and drawers open a little, and make sure the cleaning crew doesn’t set the fan to On. An inexpensive humidity sensor can alert you on your phone before a guest complains.',
        ),
      ],
    },
  ],
  zipCodes: ['32082', '32259', '32081', '32095', '32092', '32084', '32080', '32086', '32145', '32033'],
  related: [
    { label: 'HVAC services in St. Augustine', to: '/st-augustine-air-conditioning' },
    { label: 'Heating services in St. Augustine', to: '/heating-system-services-st-augustine-fl' },
    { label: 'Indoor air quality FAQs', to: '/indoor-air-quality-faqs' },
  ],
};
