import { describe, expect, it } from 'vitest';
import { areas } from '../src/navigation.ts';
import { type AdminPath, type Path, paths } from '../src/paths.ts';
import { fixedRedirects, redirectFor, serviceSlugs } from '../src/redirects.ts';

const redirect = (url: string) => {
  const at = url.indexOf('?');
  return redirectFor(at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) });
};

const isPage = (path: string) => (paths as readonly string[]).includes(path);
const cities = ['jacksonville', 'fernandina', 'st-augustine', 'amelia-island'];
const services = ['hvac', 'air-conditioning', 'heating', 'cooling'];

/** Every address that is promised, and where it leads. */
const specified: Readonly<Record<string, Path | AdminPath>> = {
  '/admin': '/admin/leads',
  '/services/air-conditioning-repair': '/cooling',
  '/blog': '/whitleys-heating-and-air-blog',
  '/faqs': '/hvac-faqs',
  '/videos': '/hvac-videos',
  '/emergency': '/emergency-service',
  '/24-hour-service': '/emergency-service',
  '/home': '/',
  '/index.html': '/',
  '/offers': '/specials',
  '/deals': '/specials',
  '/promotions': '/specials',
  '/finance': '/financing',
  '/areas': '/service-area',
  '/locations': '/service-area',
  '/refer': '/referral',
  '/commercial': '/services',
  '/residential': '/services',
  '/services/ac-repair': '/cooling',
  '/services/heating-repair': '/heating',
  '/services/hvac-maintenance': '/hvac',
  '/services/commercial-hvac': '/services',
  '/jacksonville-hvac': '/hvac-services-jacksonville-fl',
  '/jacksonville-air-conditioning': '/air-conditioning-services-jacksonville-fl',
  '/jacksonville-heating': '/heating-system-services-jacksonville-fl',
  '/jacksonville-cooling': '/air-conditioning-services-jacksonville-fl',
  '/fernandina-air-conditioning': '/air-conditioning-services-fernandina-fl',
  '/fernandina-heating': '/heating-system-services-fernandina-fl',
  '/fernandina-cooling': '/air-conditioning-services-fernandina-fl',
  '/st-augustine-hvac': '/st-augustine-air-conditioning',
  '/st-augustine-heating': '/heating-system-services-st-augustine-fl',
  '/st-augustine-cooling': '/st-augustine-air-conditioning',
  '/amelia-island-hvac': '/amelia-island-cooling',
  '/amelia-island-air-conditioning': '/amelia-island-cooling',
  '/amelia-island-heating': '/amelia-island-cooling',
  '/?p=12': '/',
  '/?page_id=7': '/',
  '/?pagename=services': '/services',
  '/?pagename=about': '/about',
  '/?pagename=contact': '/contact',
  '/?pagename=blog': '/whitleys-heating-and-air-blog',
  '/?pagename=specials': '/specials',
};

/** Old addresses of every kind: each must arrive in one step. */
const old = [
  ...Object.keys(specified),
  ...Object.keys(fixedRedirects),
  ...Object.keys(serviceSlugs).map((slug) => `/services/${slug}`),
  ...cities.flatMap((city) => services.map((service) => `/${city}-${service}`)),
];

describe('redirectFor', () => {
  it.each(paths)('does not redirect the page %s', (path) => {
    expect(redirect(path)).toBeUndefined();
    expect(redirect(`${path}?special=10%25%20off`)).toBeUndefined();
  });

  it.each(Object.entries(specified))('sends %s to %s', (from, to) => {
    expect(redirect(from)).toBe(to);
  });

  it.each(Object.entries(fixedRedirects))('has the row %s to %s', (from, to) => {
    expect(redirect(from)).toBe(to);
    expect(isPage(from)).toBe(false);
  });

  it.each(Object.entries(serviceSlugs))('sends /services/%s to %s', (slug, to) => {
    expect(redirect(`/services/${slug}`)).toBe(fixedRedirects[`/services/${slug}`] ?? to);
    expect(['/cooling', '/heating', '/hvac', '/services']).toContain(to);
  });

  it('reaches the target in one step in any spelling, without chains or loops', () => {
    const spellings = old.flatMap((url) => {
      const [path = '', search] = url.split('?');
      const query = search === undefined ? [''] : [`?${search}`];
      const queries = [...query, '?p=3', '?page_id=3&utm_source=x', '?pagename=blog', '?pagename=unknown', '?a=1'];
      return [path, `${path}/`, path.toUpperCase(), `/${path}//`].flatMap((form) => queries.map((part) => form + part));
    });
    for (const url of [...spellings, ...paths.map((path) => `${path.toUpperCase()}/?p=1`)]) {
      const target = redirect(url) ?? url;
      expect([url, redirect(target)]).toEqual([url, undefined]);
      expect([url, isPage(target.replace(/\?.*/, ''))]).toEqual([url, true]);
    }
  });

  it('fixes case, slashes and index files in the same redirect', () => {
    expect(redirect('/Services/')).toBe('/services');
    expect(redirect('/FAQs/?a=B')).toBe('/hvac-faqs?a=B');
    expect(redirect('/services/index.html')).toBe('/services');
    expect(redirect('/INDEX.PHP')).toBe('/');
    expect(redirect('/about.html')).toBe('/about');
    expect(redirect('/Unknown/')).toBe('/unknown');
    expect(redirect('/unknown')).toBeUndefined();
  });

  it.each([
    // What mail programs and chats take for a part of an address: the end of a sentence, brackets, and blanks.
    ['/contact.', '/contact'],
    ['/Contact).', '/contact'],
    ['/contact,', '/contact'],
    ['/contact/;', '/contact'],
    ['/contact%22%3E', '/contact'],
    ['/contact%20', '/contact'],
    ['/contact%E2%80%8B', '/contact'],
    ['/contact%e2%80%9d', '/contact'],
    ['/contact%C2%A0?utm_source=flyer', '/contact?utm_source=flyer'],
    ['/about.html)', '/about'],
    ['/faqs.', '/hvac-faqs'],
    ['/%20', '/'],
    ['/contact%EF%BB%BF', '/contact'],
    ['/contact%60', '/contact'],
    ['/contact%7D', '/contact'],
    ['/contact|', '/contact'],
    ['/contact%0A', '/contact'],
    // A question mark or a hash that was encoded, or left out.
    ['/contact%3Ffbclid=1', '/contact'],
    ['/contact%23form', '/contact'],
    ['/contact&fbclid=1', '/contact'],
    ['/&utm_source=flyer', '/'],
    ['/contact;jsessionid=1', '/contact'],
    // Marks of chats, and emoji.
    ['/contact~', '/contact'],
    ['/contact%F0%9F%98%80', '/contact'],
    ['/contact%E2%9D%A4%EF%B8%8F', '/contact'],
    [`/contact${encodeURIComponent('👍🏽')}`, '/contact'],
    [`/contact${encodeURIComponent('🇺🇸')}`, '/contact'],
  ])('takes off what is hung on: %s is %s', (from, to) => {
    expect(redirect(from)).toBe(to);
  });

  it.each([
    '/unknown.',
    '/contact.pdf',
    '/contact%2fx',
    '/contact%2Fx',
    '/contact%2F',
    '/contact%5C',
    '/contact%C3%A9',
    '/contact%',
    '/contact..a',
    '/contact_%2Fus',
    '/contacts-us',
  ])('takes nothing off %s', (from) => {
    expect(redirect(from)).toBeUndefined();
  });

  it.each([
    // Hyphens of Word and PDF files, and encoded ones.
    ['/cooling%E2%80%91repair', '/cooling-repair'],
    ['/cooling%E2%80%93repair?a=1', '/cooling-repair?a=1'],
    ['/contact%2Dus', '/contact-us'],
    // As people type it.
    ['/contact_us', '/contact-us'],
    ['/Contact%20Us', '/contact-us'],
    ['/contact+us', '/contact-us'],
    ['/contactus', '/contact-us'],
    ['/servicearea/', '/service-area'],
    ['/ac%20repair', '/cooling'],
    ['/orange_park_hvac', '/orange-park-air-conditioning'],
    ['/contact-', '/contact'],
    ['/%20contact', '/contact'],
  ])('finds the page without its hyphens: %s is %s', (from, to) => {
    expect(redirect(from)).toBe(to);
  });

  it('tells pages apart without their hyphens', () => {
    const spellings = paths.map((path) => path.replaceAll('-', ''));
    expect(new Set(spellings).size).toBe(paths.length);
  });

  it('never leaves the site', () => {
    for (const url of [
      '/%2F%2Fother.example',
      '/_/other.example',
      '//other.example',
      '//other.example/',
      '/\\other.example',
      '///Other',
      '//home',
    ]) {
      expect(redirect(url) ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('does not redirect files', () => {
    for (const url of ['/assets/Index-AbC1.js', '/robots.txt', '/404.html', '/pictures/Slide.svg?p=1']) {
      expect(redirect(url)).toBeUndefined();
    }
    expect(redirect('/caf%C3%A9')).toBeUndefined();
  });

  it('uses WordPress parameters only on the home page and unknown paths, and keeps other parameters', () => {
    expect(redirect('/?p=12&utm_source=mail&q=a%20b+c')).toBe('/?utm_source=mail&q=a%20b+c');
    expect(redirect('/2019/05/old-article?p=12')).toBe('/');
    expect(redirect('/unknown?pagename=contact&ref=x')).toBe('/contact?ref=x');
    expect(redirect('/?pagename=Contact/&page_id=3')).toBe('/contact');
    expect(redirect('/home?pagename=specials')).toBe('/specials');
    expect(redirect('/services?p=12')).toBeUndefined();
    expect(redirect('/contact?pagename=blog')).toBeUndefined();
    expect(redirect('/?pagename=unknown')).toBeUndefined();
    expect(redirect('/?pagename=constructor')).toBeUndefined();
    expect(redirect('/?utm_source=mail')).toBeUndefined();
    expect(redirect('/blog?utm_source=mail&p=4')).toBe('/whitleys-heating-and-air-blog?utm_source=mail');
  });

  it('finds every city by name, and its service page if there is one', () => {
    for (const { label, to } of areas) {
      const name = label.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
      for (const alias of [`/${name}`, `/${name}-fl`, `/${name}-hvac`, `/hvac-services-${name}-fl`]) {
        expect([alias, redirect(alias) ?? alias]).toEqual([alias, to]);
      }
    }
    expect(redirect('/saint-augustine-heating')).toBe('/heating-system-services-st-augustine-fl');
    expect(redirect('/indoor-air-quality-fernandina-beach-fl')).toBe('/indoor-air-quality-services-fernandina-fl');
    expect(redirect('/air-conditioning-services-st-augustine-fl')).toBe('/st-augustine-air-conditioning');
    expect(redirect('/orange-park-hvac')).toBe('/orange-park-air-conditioning');
    expect(redirect('/heating-and-cooling-of-jacksonville')).toBeUndefined();
  });

  it('redirects former paths', () => {
    expect(redirect('/services/duct-cleaning')).toBe('/duct-cleaning');
    expect(redirect('/energy-saving-tips-summer-cooling/')).toBe('/blog/energy-saving-tips-summer-cooling');
    expect(redirect('/services/unheard-of')).toBeUndefined();
    expect(redirect('/services/toString')).toBe('/services/tostring');
    expect(redirect('/constructor')).toBeUndefined();
  });
});
