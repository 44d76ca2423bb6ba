import type { CompanyFacts } from '../../src/model.ts';

/** A company that does not exist, closed on the six holidays that most close on. */
export const company: CompanyFacts = {
  name: 'Harbor Heating & Air',
  shortName: 'Harbor',
  tagline: 'Heating & Air, Duluth',
  city: 'Duluth, MN',
  state: 'MN',
  mark: { size: 1, paths: [] },
  notice: 'Licensed & insured',
  emergency: {
    heading: 'No heat at 2 AM? We answer.',
    text: 'Emergency service across the city.',
    line: 'Emergency line',
    call: 'Emergency',
    answered: 'We answer the phone day and night',
  },
  contactPage: '/contact',
  privacyPage: '/privacy',
  address: { lines: ['100 Sample Street', 'Duluth, MN 55802'], mapHref: 'https://maps.example.com' },
  phone: { display: '(218) 555-0142', dial: '+12185550142' },
  email: 'service@example.com',
  license: '0000000',
  licenseRegister: 'https://licenses.example.com',
  openingHours: {
    days: ['Monday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
    holidays: [
      { name: 'New Year’s Day', month: 1, day: 1 },
      { name: 'Memorial Day', month: 5, weekday: 'Monday', week: 'last' },
      { name: 'Independence Day', month: 7, day: 4 },
      { name: 'Labor Day', month: 9, weekday: 'Monday', week: 1 },
      { name: 'Thanksgiving', month: 11, weekday: 'Thursday', week: 4 },
      { name: 'Christmas', month: 12, day: 25 },
    ],
  },
  officeHours: ['Monday to Friday, 8:00 AM to 5:00 PM'],
  payments: [],
  credentials: [],
  socials: [],
};
