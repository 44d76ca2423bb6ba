import { areas, company, companyFacts } from '@hvac/content';
import type { BlogPost, Faq, LinkItem, Special } from '@hvac/content/model';
import { plainText } from '@hvac/content/model';
import type { BlogPosting, BreadcrumbList, FAQPage, HVACBusiness, Offer, Service, WithContext } from 'schema-dts';
import { origin } from './origin.ts';

const businessId = `${origin}/#business`;

/**
 * The company, for search engines. No ratings: a business that rates itself breaks their rules.
 * @see https://schema.org/HVACBusiness
 */
export const business = (): WithContext<HVACBusiness> => ({
  '@context': 'https://schema.org',
  '@type': 'HVACBusiness',
  '@id': businessId,
  name: company.name,
  url: `${origin}/`,
  image: `${origin}/og-card.png`,
  telephone: company.phone.dial,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: companyFacts.streetAddress.value,
    addressLocality: 'Jacksonville',
    addressRegion: 'FL',
    postalCode: companyFacts.postalCode.value,
    addressCountry: 'US',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
  },
  areaServed: areas.map(({ label }) => ({ '@type': 'Place', name: `${label}, FL` })),
  sameAs: company.socials.map(({ href }) => href),
});

/** A service that the company offers, and where. */
export const service = (name: string, path: string, area = 'Jacksonville, FL'): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  url: origin + path,
  provider: { '@type': 'HVACBusiness', '@id': businessId, name: company.name },
  areaServed: { '@type': 'Place', name: area },
});

/** A special that shows today. Dates are days in New York, both included. */
export const offer = ({ title, description, expirationDate, startDate }: Special): WithContext<Offer> => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: title,
  description,
  url: `${origin}/specials`,
  ...(startDate && { availabilityStarts: startDate }),
  availabilityEnds: expirationDate,
  validThrough: expirationDate,
  offeredBy: { '@type': 'HVACBusiness', '@id': businessId, name: company.name },
});

/** Where a page stands: Home, its parents, itself. */
export const breadcrumbs = (parents: readonly LinkItem[], name: string, path: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [...parents, { label: name, to: path }].map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});

/** The questions of a page with their answers as plain text. */
export const faqPage = (faqs: readonly Faq[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** An article of the blog. */
export const blogPosting = ({ title, summary, date, author, path }: BlogPost): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: summary,
  datePublished: date,
  image: `${origin}/og-card.png`,
  author: { '@type': 'Organization', name: author, url: `${origin}/` },
  mainEntityOfPage: origin + path,
});
