import { areas, company, companyFacts, type PagePath } from '@hvac/company';
import {
  closedDays,
  openDays,
  plainText,
  type BlogPost,
  type Faq,
  type LinkItem,
  type Special,
} from '@hvac/content/model';
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HVACBusiness,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Service,
} from 'schema-dts';
import { buildYear } from './build-year.ts';
import { cardPath } from './cards.ts';
import { origin } from './origin.ts';

const businessId = `${origin}/#business`;

const logo = `${origin}/apple-touch-icon.png`;

const publisher: Organization = {
  '@type': 'Organization',
  '@id': businessId,
  name: company.name,
  url: `${origin}/`,
  logo,
};

const officeHours: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: openDays(company.openingHours),
  opens: company.openingHours.opens,
  closes: company.openingHours.closes,
};

/**
 * The holidays of two years, so that a site that was built in December knows New Year's Day.
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business for how "closed" is written
 */
const holidays = [buildYear, buildYear + 1]
  .flatMap((year) => closedDays(company.openingHours, year))
  .map(({ name, day }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    name,
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  }));

/** Phone hours: 24/7. */
const phoneHours: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};

/** Map searches are not profiles of the company, so `sameAs` excludes them. */
const isSearch = (href: string) => new URL(href).pathname.includes('/search');

/**
 * The company for search engines. It has no ratings, because their rules forbid self-published ones.
 * @see https://schema.org/HVACBusiness
 */
export const business = {
  '@type': 'HVACBusiness',
  '@id': businessId,
  name: company.name,
  url: `${origin}/`,
  logo,
  image: origin + cardPath('/'),
  telephone: company.phone.dial,
  address: {
    '@type': 'PostalAddress',
    streetAddress: companyFacts.streetAddress.value,
    addressLocality: 'Jacksonville',
    addressRegion: 'FL',
    postalCode: companyFacts.postalCode.value,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', ...companyFacts.geo.value },
  openingHoursSpecification: officeHours,
  sameAs: company.socials.map(({ href }) => href).filter((href) => !isSearch(href)),
} satisfies HVACBusiness;

/** The company with contact points, holidays and service area, for the contact page: other pages have no bytes to spare. */
export const businessContact: HVACBusiness = {
  ...business,
  email: company.email,
  specialOpeningHoursSpecification: holidays,
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: company.phone.dial,
      hoursAvailable: phoneHours,
    },
    {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone.dial,
      email: company.email,
      hoursAvailable: officeHours,
    },
  ],
  areaServed: areas.map(({ label }) => `${label}, FL`),
};

/**
 * A service of the company.
 * @param serviceType such as "Air conditioning"
 */
export const service = (name: string, path: string, serviceType = name, area = 'Jacksonville, FL'): Service => ({
  '@type': 'Service',
  name,
  serviceType,
  url: origin + path,
  provider: { '@type': 'HVACBusiness', '@id': businessId, name: company.name },
  areaServed: { '@type': 'Place', name: area },
});

/** A visible special. Dates are days in New York, inclusive. */
export const offer = ({ title, description, expirationDate, startDate }: Special): Offer => ({
  '@type': 'Offer',
  name: title,
  description,
  url: `${origin}/specials`,
  ...(startDate && { availabilityStarts: startDate }),
  availabilityEnds: expirationDate,
  validThrough: expirationDate,
  offeredBy: { '@type': 'HVACBusiness', '@id': businessId, name: company.name },
});

/** A page's breadcrumbs: Home, its parents, itself. */
export const breadcrumbs = (parents: readonly LinkItem[], name: string, path: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parents, { label: name, to: path }].map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});

/** A page's FAQs, with answers as plain text. */
export const faqPage = (faqs: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** A blog post. */
export const blogPosting = ({ title, summary, date, updated, author, path }: BlogPost<PagePath>): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  datePublished: date,
  dateModified: updated ?? date,
  image: origin + cardPath(path),
  publisher,
  author: { '@type': 'Organization', name: author, url: `${origin}/` },
  mainEntityOfPage: origin + path,
});
