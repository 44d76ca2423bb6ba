import type { CompanyFacts, HomeContent, LinkItem, NavigationItem } from '@hvac/content/model';
import { picture } from '../fixtures/build.ts';
import { pictures, tile } from '../fixtures/cityPage.ts';
import { slide } from '../fixtures/home.ts';

/** Another contractor, in another state: what it says, beside what it looks like (`brands/harbor.ts`). */
export const harborCompany: CompanyFacts = {
  name: 'Harbor Heating & Cooling',
  shortName: 'Harbor',
  tagline: 'Heating & Cooling, Duluth',
  city: 'Duluth, MN',
  state: 'MN',
  mark: {
    size: 54,
    paths: [
      { d: 'M27 2l23 25-23 25L4 27z', color: 'dark', onDark: 'page' },
      { d: 'M14 30c5-7 9-7 13 0s8 7 13 0', color: 'flowWarm', width: 4 },
    ],
  },
  notice: 'Boilers, furnaces and heat pumps since 1978',
  emergency: {
    heading: 'No heat at thirty below?',
    text: 'On call for Duluth and the North Shore, from October to April.',
    line: 'No heat? Call',
    call: 'in the cold',
    answered: 'In winter the phone is answered at night too',
  },
  contactPage: '/contact',
  privacyPage: '/privacy',
  address: { lines: ['1 Sample Street', 'Duluth, MN 55802'], mapHref: 'https://www.example.com/map' },
  phone: { display: '(218) 555-0142', dial: '+12185550142' },
  email: 'ask@example.com',
  license: 'MB000000',
  licenseRegister: 'https://licenses.example.com',
  openingHours: { days: ['Monday', 'Friday'], opens: '07:30', closes: '16:30' },
  officeHours: ['Monday to Friday, 7:30 AM to 4:30 PM'],
  payments: ['Check', 'Visa'],
  credentials: ['Licensed & bonded', 'Boilers and furnaces'],
  socials: [],
};

export const harborNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: '/' },
  { label: 'Heating', to: '/heating' },
  { label: 'Cooling', to: '/cooling' },
  { label: 'Contact', to: '/contact' },
];

export const harborAreas: readonly LinkItem[] = [
  { label: 'Superior', to: '/superior' },
  { label: 'Two Harbors', to: '/two-harbors' },
];

export const harborHome: HomeContent = {
  slides: [
    slide(2, 'A family in a warm living room while snow falls outside'),
    slide(3, 'A technician beside a new unit', { label: 'Ask for an estimate', to: '/contact' }),
  ],
  hero: {
    rating: '4.9 from 212 reviews',
    title: 'Thirty below outside. Seventy in.',
    lead: 'Furnaces, boilers and heat pumps for the North Shore, looked after by the people who put them in.',
    action: 'Ask for a visit',
  },
  tiles: [
    tile('Heating', '/heating', 'Furnaces, boilers, heat pumps', pictures.heating, 'heating'),
    tile('Cooling', '/cooling', 'For the three weeks that need it', pictures.cooling, 'cooling'),
    tile('Book a visit', '/contact', 'We call back the same day', '/pictures/spot-schedule.svg', 'ink'),
  ],
  proof: {
    reviews: {
      heading: 'From the shore',
      items: [
        { quote: 'Heat by supper, at thirty below.', name: 'Ingrid S.', place: 'Duluth' },
        { quote: 'They came over the ice road.', name: 'Ole T.', place: 'Bayfield' },
        { quote: 'The boiler hums again.', name: 'May K.', place: 'Superior' },
      ],
      more: { label: 'Read them all', href: 'https://maps.example.com/harbor' },
    },
    offer: { title: 'A fall check for $99', text: 'Until the first snow.', link: { label: 'Offers', to: '/specials' } },
    license: {
      title: 'Bonded as MB000000',
      text: 'The state keeps the list.',
      link: { label: 'See the list', to: 'https://licenses.example.com' },
    },
  },
  request: {
    title: 'Ask for a visit',
    lead: 'Tell us what it does, or does not do.',
    stepsTitle: 'Then',
    steps: [
      { title: 'We call', text: 'The same working day.' },
      { title: 'We come', text: 'With the parts that this model needs most.' },
    ],
    picture: picture('team', 'Three technicians with gauges and a clipboard'),
  },
  article: [
    { kind: 'heading', level: 2, text: 'Before the first frost' },
    { kind: 'paragraph', text: ['A furnace that is cleaned in September does not stop in January.'] },
  ],
  badges: [],
};
