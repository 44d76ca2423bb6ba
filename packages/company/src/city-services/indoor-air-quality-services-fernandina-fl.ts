import type { CityServicePageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { h2, lead, link, p } from '../rich-text.ts';

export const indoorAirQualityFernandina: CityServicePageContent<Path> = {
  title: 'Indoor Air Quality Services in Fernandina, FL',
  city: 'Fernandina',
  kind: 'air',
  metadata: {
    title: 'Indoor Air Quality in Fernandina Beach, FL | Whitley’s',
    description:
      'Damp marsh air, oak pollen, old ducts under old floors: duct cleaning, humidity control and better filters for homes in Fernandina Beach.',
  },
  picture: {
    src: '/pictures/city-fernandina.svg',
    size: [1440, 520],
    alt: 'Shrimp boats at the dock in Fernandina harbor, with brick shops and the clock tower along the wharf',
  },
  diagram: {
    src: '/pictures/diagram-duct-before-after.svg',
    size: [640, 300],
    alt: 'The inside of a duct before cleaning, thick with dust, and after it, clean with air flowing through',
  },
  tagline: 'Cleaner, drier air for homes between the marsh and the ocean.',
  body: [
    lead(
      'Fernandina Beach has water on every side: the harbor, Egans Creek and its marsh, the Atlantic. Whichever way the wind blows, it brings moisture into your house.',
    ),
    h2('Start under the floor'),
    p(
      'Houses in the historic district stand on piers, and a lot of the air you breathe upstairs comes from the crawl space. It gets in through gaps around pipes, old floor registers and the space behind the tub. Bare sand under the house gives off moisture all year. If you smell dirt near a baseboard on a calm morning, start there. Foundation vents don’t help in this climate, since the air they let in is damp too. A ground cover, sealed gaps and tight return ducts will do more for your air than any gadget.',
    ),
    h2('What collects in the ducts'),
    p(
      'The live oaks along the streets drop pollen each spring. Dust from sanded floors, patched plaster and a wall that came out years ago is still in the ducts. So is the sand that comes home from Main Beach on every towel. A thorough ',
      link('duct cleaning', '/duct-cleaning'),
      ' can remove up to six pounds of dust. We look inside with you first, because ducts with only a little dust don’t need cleaning.',
    ),
    h2('Cottages that sit empty'),
    p(
      'If you use the house ten weeks a year, mildew has forty-two weeks to grow. Turning the system off to save power can cost you more, since one humid summer month can put mildew on the bedding, the books and the backs of the pictures. Set a humidity limit, use a dehumidifier that drains by itself, and add a sensor you can check from Atlanta or Ohio. Before you lock up, open the closets and pull the beds away from the outside walls. Have someone nearby walk through after a storm.',
    ),
    h2('Odors from outside'),
    p(
      'You can smell low tide here, and the mills when the wind is right. An ordinary filter catches dust but not odors. A thick activated carbon filter catches some of them, and you have to replace it when it’s full. Tighter return ducts help too, because they keep the system from pulling in air from the attic and the crawl space. We won’t promise that you’ll never smell low tide.',
    ),
  ],
  services: [
    {
      name: 'Air purification',
      note: 'Media cleaners for pollen and dander, with a carbon filter if odors are the problem.',
    },
    {
      name: 'Humidity control',
      note: 'A whole-house dehumidifier that holds 30–50%, even while you’re away.',
    },
    {
      name: 'Duct cleaning',
      note: 'We wash the registers, brush and vacuum the ducts, and clean antique floor grilles by hand.',
    },
    {
      name: 'Crawl-space duct repair',
      note: 'We rehang fallen ducts, seal the joints and replace wet insulation.',
    },
    {
      name: 'UV light systems',
      note: 'A light that shines on the wet indoor coil day and night, so mold can’t grow there.',
    },
  ],
  questions: [
    {
      question: 'Is it safe to clean the ducts in a house with old insulation or asbestos tape?',
      answer: [
        p(
          'Not until it has been tested. White, cloth-like tape or corrugated wrap on metal ducts and pipes in houses built before about 1980 may contain asbestos. It’s usually safe if it isn’t damaged and you leave it alone, but brushing or pulling on it is dangerous. If we see it, we stop and ask you to have a licensed asbestos consultant test a sample. We can finish the ducts after that.',
        ),
      ],
    },
    {
      question: 'Why do the closets on my north wall grow mildew?',
      answer: [
        p(
          'That wall gets no sun, the door keeps the cool, dry air out, and clothes hold moisture against the paint. A cool wall and damp, still air are all mildew needs. Wash off what’s there with detergent first. Then use louvered doors or leave a gap at the bottom, keep clothes a few inches from the wall, and keep the humidity in the house below 50%.',
        ),
      ],
    },
    {
      question: 'Do sea breezes clean the air in my house?',
      answer: [
        p(
          'On a dry October day, go ahead and open the windows. For most of the year, though, a breeze off the Atlantic brings in moisture, plus fine salt that settles on electronics and metal. Check the dew point in a weather app. When it’s in the fifties or lower, open windows dry the house. When it’s in the seventies, they make it more humid.',
        ),
      ],
    },
  ],
  zipCodes: ['32034'],
  related: [
    { label: 'HVAC services in Fernandina', to: '/fernandina-hvac' },
    { label: 'Heating services in Fernandina', to: '/heating-system-services-fernandina-fl' },
    { label: 'Air conditioning in Fernandina', to: '/air-conditioning-services-fernandina-fl' },
  ],
};
