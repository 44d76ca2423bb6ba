import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatCalendarDate, plainText, type PageSection, type ServicePage } from '@hvac/content/model';
import { claims } from '../src/claims.ts';
import { company } from '../src/company.ts';
import { about } from '../src/pages/about.ts';
import { tuneUp } from '../src/pages/ac-maintenance-tune-up.ts';
import { blogIndex } from '../src/pages/blog-index.ts';
import { careers } from '../src/pages/careers.ts';
import { contact } from '../src/pages/contact.ts';
import { coolingInstallation } from '../src/pages/cooling-system-installation.ts';
import { cooling } from '../src/pages/cooling.ts';
import { ductCleaning } from '../src/pages/duct-cleaning.ts';
import { emergencyService } from '../src/pages/emergency-service.ts';
import { financing } from '../src/pages/financing.ts';
import { heatingInstallation } from '../src/pages/heating-system-installation.ts';
import { heating } from '../src/pages/heating.ts';
import { home } from '../src/pages/home.ts';
import { hvac } from '../src/pages/hvac.ts';
import { videos } from '../src/pages/hvac-videos.ts';
import { indoorAirQuality } from '../src/pages/indoor-air-quality.ts';
import { maintenancePlan } from '../src/pages/maintenance-plan.ts';
import { privacyPolicy } from '../src/pages/privacy-policy.ts';
import { referral } from '../src/pages/referral.ts';
import { serviceArea } from '../src/pages/service-area.ts';
import { services } from '../src/pages/services.ts';
import { specials } from '../src/pages/specials.ts';
import { fallbackSpecials } from '../src/specials.ts';
import { areas } from '../src/navigation.ts';
import { canonicalPath, pagePaths, type PagePath } from '../src/routes.ts';
import { posts } from '../src/posts/all.ts';

const textPages: readonly Omit<ServicePage, 'hero'>[] = [
  services,
  maintenancePlan,
  ductCleaning,
  indoorAirQuality,
  emergencyService,
  cooling,
  heating,
  hvac,
  coolingInstallation,
  tuneUp,
  heatingInstallation,
  about,
  financing,
  referral,
  careers,
  contact,
  specials,
  serviceArea,
  videos,
  privacyPolicy,
];
const pages = [...textPages, blogIndex, ...posts];

const pathsOf = (canonical: PagePath) => pagePaths.filter((path) => canonicalPath(path) === canonical);

/** Everything that a page says, and where it leads, as one string. */
const all = (page: object) => JSON.stringify(page);
const points = (page: ServicePage) =>
  page.sections
    .flatMap((section) => (section.kind === 'lists' ? section.lists : []))
    .flatMap(({ items }) => items.map(({ name }) => name));

describe('every page about services and the company', () => {
  it('has a unique title and description, short enough for search results', () => {
    for (const part of ['title', 'description'] as const) {
      expect(new Set(pages.map(({ metadata }) => metadata[part])).size).toBe(pages.length);
    }
    for (const { metadata, title } of pages) {
      expect([title, metadata.title.length <= 60, metadata.description.length <= 160]).toEqual([title, true, true]);
    }
  });

  it('shows pictures that exist', () => {
    const pictures = all(pages).match(/\/pictures\/[\w.-]+/g) ?? [];
    expect(pictures.length).toBeGreaterThan(pages.length);
    for (const picture of pictures) {
      expect([picture, existsSync(resolve(import.meta.dirname, `..${picture}`))]).toEqual([picture, true]);
    }
  });

  it('has an id for every section linked from the hero', () => {
    const listed = textPages.filter((page) => page.contents);
    expect(listed.length).toBeGreaterThan(0);
    for (const { title, sections } of listed) {
      const ids = sections.map(({ id }) => id);
      expect([title, new Set(ids.filter(Boolean)).size]).toEqual([title, sections.length]);
    }
  });

  it('marks each testimonial as a sample until it is confirmed', () => {
    const lists = [home.proof.reviews, ...textPages.map((page) => page.testimonials)];
    const testimonials = lists.flatMap((list) => list?.items ?? []);
    expect(testimonials).toHaveLength(8);
    for (const { sample, confirmedBy } of testimonials) expect(sample ?? confirmedBy).toBeTruthy();
  });
});

describe('required content of the pages', () => {
  it('services: six cards and four reasons, which the air and emergency pages repeat', () => {
    const cards = [
      ['Air Conditioning', 'Learn More', '/cooling'],
      ['Heating Services', 'Learn More', '/heating'],
      ['HVAC Maintenance', 'Learn More', '/hvac'],
      ['Indoor Air Quality', 'Learn More', '/indoor-air-quality-faqs'],
      ['Emergency Services', 'Learn More', '/contact'],
      ['System Installation', 'Learn More', '/cooling-system-installation'],
    ];
    const reasons = ['Licensed & Insured', 'Experienced Team', 'Quality Equipment', '24/7 Emergency'];
    const defaults: readonly ServicePage[] = [services, indoorAirQuality, emergencyService];
    for (const page of defaults) {
      const shown = page.sections.flatMap((section) => (section.kind === 'cards' ? section.cards : []));
      expect(shown.map(({ title, link }) => [title, link?.label, link?.to])).toEqual(cards);
      expect(points(page).slice(-4)).toEqual(reasons);
    }
    expect(services.actions).toEqual([{ label: 'Get Free Estimate', to: '/contact?about=estimate' }]);
  });

  it('maintenance plan: two plans without a price, and what they leave out', () => {
    expect(maintenancePlan.plans.map(({ name, link }) => [name, link.label, link.to])).toEqual([
      ['ClimateCare 365', 'Contact for Pricing', '/contact?about=plan-365'],
      ['ClimateCare 365 iQ', 'Contact for Pricing', '/contact?about=plan-365-iq'],
    ]);
    const page = maintenancePlan;
    // Neither does its description in search results.
    expect(all(page)).not.toMatch(/\$\d|15%/);
    expect(all(page)).toContain(claims.planServiceCalls.text);
    expect(all(page)).toContain(claims.planDiscount.text);
    expect(all(page)).toMatch(/1 lb of refrigerant free/);
    expect(all(page)).toMatch(/[Bb]reakers, external wiring and ductwork/);
    expect(all(page)).toMatch(/evaporator coil may cost extra/);
    expect(maintenancePlan.testimonials?.items).toHaveLength(2);
  });

  it('duct cleaning: six pounds, benefits, when to clean, three testimonials', () => {
    expect(ductCleaning.lead).toContain('up to six pounds of dust');
    expect(points(ductCleaning)).toHaveLength(6);
    expect(ductCleaning.sections.map(({ heading }) => heading)).toContain('When to have them cleaned');
    expect(ductCleaning.testimonials?.items).toHaveLength(3);
    expect(ductCleaning.testimonials?.more?.label).toBe('Read more on Google');
  });

  it('cooling and heating: their links, fee, agreement and yearly dryer vent', () => {
    expect(pathsOf('/cooling')).toEqual([
      '/cooling',
      '/cooling-repair',
      '/cooling-installation',
      '/cooling-maintenance',
    ]);
    for (const link of ['/hvac-jacksonville', '/contact']) expect(all(cooling)).toContain(`"${link}"`);
    expect(all(cooling)).toContain(claims.diagnosticFee.text);
    expect(all(cooling)).toMatch(/Energy Savings Agreement.*cleaned annually/);
    expect(pathsOf('/heating')).toEqual(['/heating', '/heating-repair', '/heating-installation']);
    for (const link of ['/services', '/specials', '/contact?about=heating-estimate'])
      expect(all(heating)).toContain(`"${link}"`);
  });

  it('HVAC: three groups of the checklist', () => {
    const lists = hvac.sections.flatMap((section) => ('lists' in section ? section.lists : []));
    expect(lists.map(({ heading }) => heading)).toEqual(['Cleaning', 'Inspection', 'Optimization']);
  });

  it('static pages: 16 points, eight steps with pictures, a link to /contact-us', () => {
    expect(points(tuneUp)).toHaveLength(16);
    const steps = heatingInstallation.sections.flatMap((section) =>
      'lists' in section ? section.lists.flatMap(({ items }) => items) : [],
    );
    expect(steps.map(({ picture }) => picture?.src)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `/pictures/install-step-${step}.svg`),
    );
    for (const page of [tuneUp, heatingInstallation, coolingInstallation])
      expect(all(page)).toContain('"/contact-us?about=');
  });

  it('about: its own versions of the contested claims', () => {
    const { founded, fiveStarReviews, contractorScore, contractorRank } = claims;
    for (const { text } of [founded, contractorScore, contractorRank]) expect(all(about)).toContain(text);
    const figures = about.sections.flatMap((section) => ('figures' in section ? section.figures : []));
    expect(figures.map(({ amount, label }) => `${amount} ${label}`)).toContain(fiveStarReviews.text);
    expect(about.sections.flatMap((section) => ('cards' in section ? section.cards : []))).toHaveLength(6);
    const sections: readonly PageSection[] = about.sections;
    const items = (heading: string) => {
      const section = sections.find((each) => each.heading === heading);
      if (section?.kind === 'legend') return section.legend.items;
      return section?.kind === 'lists' ? section.lists.flatMap((list) => list.items) : [];
    };
    expect(items('Four values we stand by')).toHaveLength(4);
    expect(items('Team and leadership')).toHaveLength(4);
  });

  it('referral, careers, financing: the figures and terms', () => {
    for (const term of ['$25 off', '$150 or more', '10% off', 'up to $1,000.00', 'new customer', 'no cash value']) {
      expect(all(referral)).toContain(term);
    }
    const { title, text } = home.proof.offer;
    expect([title, text]).toEqual([expect.stringContaining('$25 off'), expect.stringContaining('$150 or more')]);
    for (const term of ['90-day vesting period', 'One week', 'Memorial Day', 'Thanksgiving']) {
      expect(all(careers)).toContain(term);
    }
    for (const term of ['soft credit check', 'three credit bureaus', 'highest of your three scores', 'Apply Now']) {
      expect(all(financing)).toContain(term);
    }
  });

  it('privacy: what each form keeps, how long, and whom to ask', () => {
    for (const term of ['Request service', 'Contact:', 'Referrals:', 'Job applications:', '730 days', '365 days']) {
      expect(all(privacyPolicy)).toContain(term);
    }
    for (const term of ['One cookie', 'only when you press', 'erase', company.phone.display, company.email]) {
      expect(all(privacyPolicy)).toContain(term);
    }
  });

  it('service area: every city, Jacksonville at home', () => {
    const links = Object.fromEntries(serviceArea.areas.links.map(({ label, to }) => [label, to]));
    expect(Object.keys(links)).toEqual(areas.map(({ label }) => label));
    expect([links['Jacksonville'], links['Jacksonville Beach']]).toEqual(['/', '/hvac-jacksonville']);
  });

  it('specials: two fallbacks for an empty list', () => {
    expect(fallbackSpecials.map(({ expirationDate }) => expirationDate)).toEqual(['2025-11-30', '2025-11-30']);
    for (const { terms } of fallbackSpecials) expect(terms).toMatch(/11\/30\/2025.*service area.*scheduling.*combined/);
  });
});

describe('the articles', () => {
  it('come newest first, with monitoring at the top', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect([posts[0]?.path, posts[0]?.category, posts[0]?.date, posts[0]?.callToAction.to]).toEqual([
      '/blog/remote-hvac-monitoring-smart-option',
      'System Monitoring',
      '2025-10-01',
      '/maintenance-plan',
    ]);
  });

  it.each(posts)('$path has a day of the calendar', ({ date }) => {
    expect(formatCalendarDate(date)).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });

  it.each(posts)('$path has 600 words or more and leads to a form or the plans', ({ body, callToAction }) => {
    expect(plainText(body).split(/\s+/).length).toBeGreaterThanOrEqual(600);
    expect(['/contact', '/contact-us', '/maintenance-plan']).toContain(callToAction.to);
  });
});
