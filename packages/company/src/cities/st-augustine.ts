import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const stAugustine: CityPageContent<Path> = {
  city: 'St. Augustine',
  metadata: {
    title: 'St. Augustine Air Conditioning & Heating | Whitley’s',
    description:
      'Coquina walls, flood-raised units on Davis Shores, vacation rentals on Anastasia: AC and heating service across St. Augustine and its ten ZIP codes.',
  },
  picture: {
    src: '/pictures/city-st-augustine.svg',
    size: [1440, 520],
    alt: 'The old fort on St. Augustine’s bayfront with the striped lighthouse, a bell tower and a sailboat on Matanzas Bay',
  },
  tagline: 'Cooling and heating for coquina cottages, new homes and everything across the Bridge of Lions.',
  tiles: {
    cooling: 'Coquina cottages to beach condos',
    heating: 'Heat for cold nights on the bay',
    maintenance: 'Rental-ready before high season',
  },
  intro: [
    lead(
      'Coquina is stone made of seashells. It soaks up rain, holds the day’s heat into the night, and is hard to drill, so the oldest houses in St. Augustine are some of the hardest to air-condition well.',
    ),
    p(
      'Rooms like that need slow, steady drying. An oversized unit chills the walls, moisture condenses on them, and plaster can blister within a season. In the historic district, we use small equipment that runs longer, and we route lines through existing openings. The city’s architectural review may have a say about anything you can see from the street. Lincolnville’s frame houses are easier to run ducts through, but they sit low, and their crawl spaces are often wet.',
    ),
    p(
      'On Davis Shores and along the San Sebastian, flooding is the concern. After Matthew and Irma, many owners rebuilt with condensers on platforms at porch height and air handlers moved up from the garage. If yours still sits on the slab, raise it when you replace it. If salt water got into the control box, don’t just dry it out and try again. Have a technician test it first.',
    ),
    p(
      'Farther west and south, in Hastings farm country and St. Augustine Shores, dust and pollen are a bigger problem than salt. For cleaner air, see ',
      link('indoor air quality in St. Augustine', '/indoor-air-quality-services-st-augustine-fl'),
      '. For winter, see our local ',
      link('heating page', '/heating-system-services-st-augustine-fl'),
      '.',
    ),
  ],
  home: [
    p(
      'Carriage horses, holiday-light crowds in December, a drawbridge that opens whenever you are late: it’s hard to be on time in this town. Tell us where we can legally park on your street, because a few of them are narrower than our truck.',
    ),
    p(
      'Innkeepers ask us to work between checkout and check-in, and restaurants want us done before lunch. We can do both. Owners of old houses always ask: will it show? Before we drill, we take a photo of the wall and mark where everything will go. If we can’t do it neatly, we’ll tell you and look for another way in.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'On Anastasia Island we check the coil fins and fan blades for salt first. In Hastings, we check the filter and coil for field dust.',
    },
    {
      name: 'New installation',
      note: 'Ductless, high-velocity or conventional: we choose what works for your walls, the flood map and the review board.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'If you own a rental, we come between bookings, flush the drains and set limits on the thermostat.',
    },
    {
      name: 'Emergency service',
      note: 'If the street floods, shut off the air conditioner’s breaker, but only if you can reach it without stepping in water.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'When a damp northeast wind makes the parlor feel cold, we test the heat output and look for drafts too.',
    },
    {
      name: 'Installation',
      note: 'Many downtown houses never had central heat: a ductless heat pump adds it and cooling with the same two pipes.',
    },
    {
      name: 'Maintenance',
      note: 'We do the fall check before Nights of Lights, while there is parking and the windows still open.',
    },
    {
      name: 'Emergency heating',
      note: 'If the heat is out, don’t light an old fireplace unless the flue is open and you have a working carbon monoxide alarm.',
    },
  ],
  neighborhoods: [
    'Historic District',
    'Lincolnville',
    'Davis Shores',
    'Anastasia Island',
    'Vilano Beach',
    'North City',
    'St. Augustine Shores',
    'World Golf Village',
    'Hastings',
    'Elkton',
  ],
  ...cityReach['/st-augustine-air-conditioning'],
  nearby: ['/north-st-johns-cooling', '/ponte-vedra-beach-hvac', '/ponte-vedra-hvac'],
};
