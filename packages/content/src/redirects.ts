import { areas } from './navigation.ts';
import { type AdminPath, type Path, paths } from './paths.ts';

/** An address without its origin, as both `URL` and the browser's location have it. */
export interface Address {
  pathname: string;
  /** Empty, or the query with its "?". */
  search: string;
}

/** Old addresses that lead to one page each. Pages win over this table, and this table wins over the patterns. */
export const fixedRedirects: Readonly<Record<string, Path | AdminPath>> = {
  '/home': '/',
  // What the office is told to type.
  '/admin': '/admin/leads',
  '/services/air-conditioning-repair': '/cooling',
  '/commercial': '/services',
  '/residential': '/services',
  '/blog': '/whitleys-heating-and-air-blog',
  '/faqs': '/hvac-faqs',
  '/videos': '/hvac-videos',
  '/emergency': '/emergency-service',
  '/24-hour-service': '/emergency-service',
  '/offers': '/specials',
  '/deals': '/specials',
  '/promotions': '/specials',
  '/finance': '/financing',
  '/areas': '/service-area',
  '/locations': '/service-area',
  '/refer': '/referral',

  // What people type, and what other sites link to.
  '/our-services': '/services',
  '/ac': '/cooling',
  '/ac-repair': '/cooling',
  '/air-conditioning': '/cooling',
  '/air-conditioning-repair': '/cooling',
  '/ac-installation': '/cooling-system-installation',
  '/ac-replacement': '/cooling-system-installation',
  '/air-conditioning-installation': '/cooling-system-installation',
  '/ac-maintenance': '/ac-maintenance-tune-up',
  '/ac-tune-up': '/ac-maintenance-tune-up',
  '/tune-up': '/ac-maintenance-tune-up',
  '/furnace-repair': '/heating',
  '/heat-pump-repair': '/heating',
  '/heating-maintenance': '/heating',
  '/furnace-installation': '/heating-system-installation',
  '/heat-pump-installation': '/heating-system-installation',
  '/heating-and-air': '/hvac',
  '/hvac-services': '/hvac',
  '/dryer-vent-cleaning': '/hvac',
  '/maintenance': '/maintenance-plan',
  '/maintenance-plans': '/maintenance-plan',
  '/climatecare-365': '/maintenance-plan',
  '/air-quality': '/indoor-air-quality',
  '/air-duct-cleaning': '/duct-cleaning',
  '/emergency-services': '/emergency-service',
  '/learning': '/whitleys-heating-and-air-blog',
  '/news': '/whitleys-heating-and-air-blog',
  '/faq': '/hvac-faqs',
  '/ac-faqs': '/air-conditioning-faqs',
  '/cooling-faqs': '/air-conditioning-faqs',
  '/heating-faqs': '/heating-system-faqs',
  '/coupons': '/specials',
  '/finance-options': '/financing',
  '/areas-we-serve': '/service-area',
  '/service-areas': '/service-area',
  '/referrals': '/referral',
  '/referral-program': '/referral',
  '/jobs': '/careers',
  '/employment': '/careers',
  '/company': '/about',
  '/reviews': '/about',
  '/estimate': '/contact',
  '/free-estimate': '/contact',
  '/quote': '/contact',
  '/request-service': '/contact',
  '/schedule': '/contact',
  '/schedule-service': '/contact',
};

/** `/services/{slug}`: slugs of the pages that used to stand below /services. */
export const serviceSlugs: Readonly<Record<string, Path>> = {
  ac: '/cooling',
  'ac-installation': '/cooling',
  'ac-maintenance': '/cooling',
  'ac-repair': '/cooling',
  'air-conditioning': '/cooling',
  'air-conditioning-installation': '/cooling',
  'air-conditioning-maintenance': '/cooling',
  'cooling-installation': '/cooling',
  'cooling-maintenance': '/cooling',
  'cooling-repair': '/cooling',
  furnace: '/heating',
  'furnace-installation': '/heating',
  'furnace-repair': '/heating',
  'heat-pump': '/heating',
  'heat-pump-repair': '/heating',
  'heat-pumps': '/heating',
  'heating-installation': '/heating',
  'heating-maintenance': '/heating',
  'heating-repair': '/heating',
  'dryer-vent-cleaning': '/hvac',
  'hvac-installation': '/hvac',
  'hvac-maintenance': '/hvac',
  'hvac-repair': '/hvac',
  maintenance: '/hvac',
  'preventive-maintenance': '/hvac',
  commercial: '/services',
  'commercial-hvac': '/services',
  installation: '/services',
  repair: '/services',
  residential: '/services',
  'residential-hvac': '/services',
};

/** `pagename`, WordPress's name of a page. */
const wordPressPages: Readonly<Record<string, Path>> = {
  services: '/services',
  about: '/about',
  'about-us': '/about',
  contact: '/contact',
  'contact-us': '/contact',
  blog: '/whitleys-heating-and-air-blog',
  specials: '/specials',
};

const wordPressParameters = new Set(['p', 'page_id', 'pagename']);

/** Words for a service in old addresses, and how the page of that service in a city begins. */
const servicePages: Readonly<Record<string, string>> = {
  ac: '/air-conditioning-services',
  'ac-repair': '/air-conditioning-services',
  'air-conditioning': '/air-conditioning-services',
  cooling: '/air-conditioning-services',
  heating: '/heating-system-services',
  'heating-repair': '/heating-system-services',
  'heating-system': '/heating-system-services',
  'indoor-air-quality': '/indoor-air-quality-services',
  hvac: '',
};

const pages: ReadonlySet<string> = new Set(paths);
const page = (path: string): string | undefined => (pages.has(path) ? path : undefined);
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const slug = (name: string) => name.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');

/** Every city that has a page, by the names that stand in old addresses. */
const cityPages: Readonly<Record<string, Path>> = {
  ...Object.fromEntries(areas.map(({ label, to }) => [slug(label), to])),
  'fernandina-beach': '/fernandina-hvac',
  'jax-beach': '/hvac-jacksonville',
  'north-st-johns': '/north-st-johns-cooling',
  'saint-augustine': '/st-augustine-air-conditioning',
  'st-johns': '/north-st-johns-cooling',
  'st-johns-county': '/north-st-johns-cooling',
};

/** Names under which the pages of a city's services go. */
const serviceCities: Readonly<Record<string, string>> = {
  'fernandina-beach': 'fernandina',
  'saint-augustine': 'st-augustine',
};

const anyOf = (table: object) => Object.keys(table).join('|');
const cityFirst = new RegExp(
  `^/(?<city>${anyOf(cityPages)})(?:-fl)?(?:-(?<service>${anyOf(servicePages)})(?:-services?)?(?:-fl)?)?$`,
);
const serviceFirst = new RegExp(
  `^/(?<service>${anyOf(servicePages)})(?:-services?)?-(?<city>${anyOf(cityPages)})(?:-fl)?$`,
);

/** `/{city}`, `/{city}-{service}` and `/{service}-{city}`: the page of that service there, or else the city's own. */
function cityRedirect(path: string): string | undefined {
  const { city, service } = (cityFirst.exec(path) ?? serviceFirst.exec(path))?.groups ?? {};
  if (city === undefined) return undefined;
  const begin = service === undefined ? undefined : own(servicePages, service);
  const there = begin ? page(`${begin}-${own(serviceCities, city) ?? city}-fl`) : undefined;
  return there ?? own(cityPages, city);
}

/** `/services/{slug}`: a slug that is known, or one that is a page of its own today. */
function serviceRedirect(path: string): string | undefined {
  const name = /^\/services\/(?<slug>[a-z0-9-]{1,100})$/.exec(path)?.groups?.['slug'];
  return name === undefined ? undefined : (own(serviceSlugs, name) ?? page(`/${name}`));
}

/** The page that a path leads to by the tables and patterns; articles used to stand at the top. */
const pageOf = (path: string): string | undefined =>
  page(path) ?? own(fixedRedirects, path) ?? serviceRedirect(path) ?? cityRedirect(path) ?? page(`/blog${path}`);

/** The parts of a query with their names; written back unchanged, so that encodings survive. */
const partsOf = (search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((text) => ({ text, parameter: [...new URLSearchParams(text)][0] ?? ['', ''] }));

function wordPressRedirect(search: string): string | undefined {
  const values = new Map(partsOf(search).map(({ parameter }) => parameter));
  const named = own(wordPressPages, (values.get('pagename') ?? '').toLowerCase().replaceAll('/', ''));
  return named ?? (values.has('p') || values.has('page_id') ? '/' : undefined);
}

function withoutWordPress(search: string): string {
  const kept = partsOf(search).filter(({ parameter: [name] }) => !wordPressParameters.has(name));
  return kept.length > 0 ? `?${kept.map(({ text }) => text).join('&')}` : '';
}

/** Whether the last part of a path names a file, such as /favicon.svg. */
export const namesFile = (path: string): boolean => path.includes('.', path.lastIndexOf('/') + 1);

const isSlash = (sign: string | undefined) => sign === '/' || sign === '\\';

/** A path without the slashes at both ends, in either direction. By hand: an expression would try each run of them anew. */
export function trimSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (isSlash(path[start])) start++;
  while (end > start && isSlash(path[end - 1])) end--;
  return path.slice(start, end);
}

/** One slash at the start, so that no redirect leaves the site ("//other.example"); none at the end; small letters. */
function tidy(pathname: string): string {
  const rooted = `/${trimSlashes(pathname)}`;
  const small = rooted.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (!namesFile(rooted)) return small;
  // A file keeps its letters, unless it is the old name of a page: /Index.html, /services/index.php, /about.html.
  const bare = small.replace(/\.(?:html?|php)$/, '').replace(/\/index$/, '') || '/';
  return pageOf(bare) === undefined ? rooted : bare;
}

/**
 * Where an address leads now, or undefined when it stays. One step always arrives: a page, or the not-found page.
 * Order: real page, fixed table, patterns, WordPress's parameters. Other parameters are kept.
 */
export function redirectFor({ pathname, search }: Address): string | undefined {
  const path = tidy(pathname);
  const known = pageOf(path);
  const heeds = known === '/' || (known === undefined && !namesFile(path));
  const wordPress = heeds ? wordPressRedirect(search) : undefined;
  const target = wordPress ?? known ?? path;
  const query = wordPress !== undefined || (known !== undefined && known !== path) ? withoutWordPress(search) : search;
  return target === pathname && query === search ? undefined : target + query;
}
