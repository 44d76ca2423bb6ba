import {
  formatOpeningHours,
  type ServicePictures,
  type CompanyFacts,
  type Holiday,
  type OpeningHours,
  type Phone,
} from '@hvac/content/model';
import { mark } from './drawings.ts';

/** A fact about the company. A placeholder is recognizable sample data until the owner confirms it. */
interface Fact<Value> {
  value: Value;
  /** Sample data that must be replaced before the site goes live. `npm run launch-check` lists it. */
  placeholder?: true;
  /** Who confirmed the value, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
}

const phone = (display: string, dial: string, label?: string): Fact<Phone> => ({
  value: { display, dial, ...(label && { label }) },
  placeholder: true,
});
const sample = <Value>(value: Value): Fact<Value> => ({ value, placeholder: true });

/** Separate facts, so that the launch check can list those that are still sample data. */
export const companyFacts = {
  name: { value: 'Whitley’s Heating & Air' } as Fact<string>,
  /** The number in the header and on most pages. */
  mainPhone: phone('(904) 555-0142', '+19045550142'),
  /** The number on the about page. */
  aboutPhone: phone('(904) 555-0143', '+19045550143', 'Office'),
  /** The number on the financing page and the city pages. */
  landingPhone: phone('(904) 555-0144', '+19045550144', 'Estimates'),
  email: sample('service@example.com'),
  streetAddress: sample('100 Sample Street'),
  postalCode: sample('32202'),
  /** Coordinates of the address, for search engines and maps. */
  geo: sample({ latitude: 30.3256, longitude: -81.6571 }),
  license: sample('CAC0000000'),
  /** The lender named on the financing page. */
  financingPartner: sample('Our financing partner'),
  /** The equipment brand on the dealer's seal. */
  equipmentBrand: sample('a major equipment brand'),
  facebook: sample('https://www.facebook.com/example'),
  x: sample('https://x.com/example'),
  youtube: sample('https://www.youtube.com/@example'),
  google: sample('https://www.google.com/maps/search/?api=1&query=Jacksonville+FL'),
  pinterest: sample('https://www.pinterest.com/example'),
} satisfies Record<string, Fact<unknown>>;

/** Holidays that employees are paid for, in the order of the year. */
export const paidHolidays: readonly Holiday[] = [
  { name: 'Memorial Day', month: 5, weekday: 'Monday', week: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 'Monday', week: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 'Thursday', week: 4 },
  { name: 'Christmas', month: 12, day: 25 },
];

/** When the office reads messages. The phone is answered at any hour. */
const openingHours: OpeningHours = {
  days: ['Monday', 'Friday'],
  opens: '08:00',
  closes: '17:00',
  holidays: [{ name: 'New Year’s Day', month: 1, day: 1 }, ...paidHolidays],
};

/** Facts for the header and the footer of every page. */
export const company: CompanyFacts = {
  name: companyFacts.name.value,
  shortName: 'Whitley’s',
  tagline: 'Heating & Air, Jacksonville',
  city: 'Jacksonville, FL',
  state: 'FL',
  mark,
  notice: 'Licensed & insured · Residential & commercial',
  emergency: {
    heading: 'AC out at 2 AM? We answer.',
    text: '24/7 emergency service across Jacksonville and northeast Florida.',
    line: '24/7 emergency line',
    call: '24/7 emergency',
    answered: 'We answer the phone day and night',
  },
  contactPage: '/contact',
  privacyPage: '/privacy-policy',
  address: {
    lines: [companyFacts.streetAddress.value, `Jacksonville, FL ${companyFacts.postalCode.value}`],
    mapHref: companyFacts.google.value,
  },
  phone: companyFacts.mainPhone.value,
  email: companyFacts.email.value,
  license: companyFacts.license.value,
  licenseRegister: 'https://www.myfloridalicense.com',
  openingHours,
  officeHours: [formatOpeningHours(openingHours), 'Emergency service 24/7'],
  payments: ['Visa', 'Mastercard', 'American Express', 'Discover', 'Zelle'],
  credentials: ['Licensed & insured', 'Certified technicians', 'Factory-authorized dealer'],
  socials: [
    { network: 'Facebook', href: companyFacts.facebook.value },
    { network: 'X', href: companyFacts.x.value },
    { network: 'YouTube', href: companyFacts.youtube.value },
    { network: 'Google', href: companyFacts.google.value },
    { network: 'Pinterest', href: companyFacts.pinterest.value },
  ],
};

/** The services' drawings. */
export const servicePictures: ServicePictures = {
  cooling: '/pictures/spot-cooling.svg',
  heating: '/pictures/spot-heating.svg',
  air: '/pictures/spot-air.svg',
  plan: '/pictures/spot-plan.svg',
  duct: '/pictures/spot-duct.svg',
};
