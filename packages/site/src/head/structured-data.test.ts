import { company, companyFacts, pages } from '@hvac/company';
import { closedDays } from '@hvac/content/model';
import { posts } from '@hvac/company/posts';
import { expect, test } from 'vitest';
import { buildYear } from './build-year.ts';
import { blogPosting, business, businessContact, service } from './structured-data.ts';

// The compiler checks names and types of properties with schema-dts.

test('the business has its location, and the hours of the phone and the office', () => {
  expect(businessContact).toMatchObject({
    geo: { '@type': 'GeoCoordinates', ...companyFacts.geo.value },
    logo: expect.stringMatching(/\.png$/),
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
    contactPoint: [
      { contactType: 'emergency', telephone: company.phone.dial, hoursAvailable: { opens: '00:00', closes: '23:59' } },
      { contactType: 'customer service', hoursAvailable: { opens: '08:00' } },
    ],
  });
});

test('the business is closed on the holidays of this year and the next', () => {
  const days = [buildYear, buildYear + 1].flatMap((year) => closedDays(company.openingHours, year));
  expect(days.length).toBeGreaterThan(6);
  expect(businessContact).toMatchObject({
    specialOpeningHoursSpecification: days.map(({ name, day }) => ({
      name,
      opens: '00:00',
      closes: '00:00',
      validFrom: day,
      validThrough: day,
    })),
  });
});

test('sameAs has the company’s profiles and no search page', () => {
  expect(business).toMatchObject({ sameAs: expect.arrayContaining([companyFacts.facebook.value]) });
  expect(JSON.stringify(business)).not.toContain('/search');
});

test('an article has its image, publisher and modification date', () => {
  const [post] = posts;
  const publisher = { '@type': 'Organization', name: company.name, logo: expect.stringMatching(/\.png$/) };
  expect(blogPosting(post)).toMatchObject({ dateModified: post.date, publisher });
  expect(blogPosting(post).image).toMatch(new RegExp(`/cards${post.path}\\.png$`));
  expect(blogPosting({ ...post, updated: '2026-02-01' })).toMatchObject({
    datePublished: post.date,
    dateModified: '2026-02-01',
  });
});

test('a service has its type', async () => {
  const { title } = await pages['/duct-cleaning']();
  expect(service(title, '/duct-cleaning')).toMatchObject({ serviceType: title });
  expect(service('AC in Fernandina', '/', 'Air conditioning')).toMatchObject({ serviceType: 'Air conditioning' });
});
