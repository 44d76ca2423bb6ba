import { areas } from './navigation.ts';
import { type AdminPath, type Path, paths } from './paths.ts';

/** Path and query of a URL, as in `URL` and `location`. */
export interface Address {
  pathname: string;
  /** Empty, or the query with "?". */
  search: string;
}

/** Redirects of single paths. Pages win over this table, and this table wins over the patterns. */
export const fixedRedirects: Readonly<Record<string, Path | AdminPath>> = {
  '/home': '/',
  // Short path for the office.
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

  // Paths that people type and other sites link to.
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

/** `/services/{slug}`: slugs of former pages below /services. */
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

/** Targets of WordPress's `pagename` parameter. */
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

/** Service words in old paths, with the prefix of the matching city-and-service page. */
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

/** Every city with a page, by its names in old paths. */
const cityPages: Readonly<Record<string, Path>> = {
  ...Object.fromEntries(areas.map(({ label, to }) => [slug(label), to])),
  'fernandina-beach': '/fernandina-hvac',
  'jax-beach': '/hvac-jacksonville',
  'north-st-johns': '/north-st-johns-cooling',
  'saint-augustine': '/st-augustine-air-conditioning',
  'st-johns': '/north-st-johns-cooling',
  'st-johns-county': '/north-st-johns-cooling',
};

/** City names in the paths of city-and-service pages. */
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

/** `/{city}`, `/{city}-{service}` and `/{service}-{city}`: the city-and-service page, or else the city page. */
function cityRedirect(path: string): string | undefined {
  const { city, service } = (cityFirst.exec(path) ?? serviceFirst.exec(path))?.groups ?? {};
  if (city === undefined) return undefined;
  const begin = service === undefined ? undefined : own(servicePages, service);
  const there = begin ? page(`${begin}-${own(serviceCities, city) ?? city}-fl`) : undefined;
  return there ?? own(cityPages, city);
}

/** `/services/{slug}`: a known slug, or the path of a current page. */
function serviceRedirect(path: string): string | undefined {
  const name = /^\/services\/(?<slug>[a-z0-9-]{1,100})$/.exec(path)?.groups?.['slug'];
  return name === undefined ? undefined : (own(serviceSlugs, name) ?? page(`/${name}`));
}

/** The target of a path by the tables and patterns. Articles used to be at the top level. */
const pageOf = (path: string): string | undefined =>
  page(path) ?? own(fixedRedirects, path) ?? serviceRedirect(path) ?? cityRedirect(path) ?? page(`/blog${path}`);

/** The parts of a query with their names. They are written back unchanged to keep their encoding. */
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

/** Whether a path ends in a file name, such as /favicon.svg. */
export const namesFile = (path: string): boolean => path.includes('.', path.lastIndexOf('/') + 1);

const isSlash = (sign: string | undefined) => sign === '/' || sign === '\\';

/** Trims slashes and backslashes in linear time; a regular expression would backtrack on long runs. */
function trimSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (isSlash(path[start])) start++;
  while (end > start && isSlash(path[end - 1])) end--;
  return path.slice(start, end);
}

/** Lowercase with exactly one leading slash, so that no redirect leaves the site ("//other.example"), and none at the end. */
function tidy(pathname: string): string {
  const rooted = `/${trimSlashes(pathname)}`;
  const small = rooted.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (!namesFile(rooted)) return small;
  // File names keep their case, except old page names: /Index.html, /services/index.php, /about.html.
  const bare = small.replace(/\.(?:html?|php)$/, '').replace(/\/index$/, '') || '/';
  return pageOf(bare) === undefined ? rooted : bare;
}

/** Punctuation, brackets, blanks, emoji and invisible signs, but no slash: mail programs and chats take those behind an address for its end. */
const endSigns =
  /^(?!.*[/\\])[\p{P}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\s|<>`~]+$/u;

/** A query or hash after a mark that was encoded, or whose "?" was lost: "&fbclid=1". */
const lostQuery = /^[&;?#]/;

/** The page of a path that has something hung on: "/contact)." */
function pageWithoutRest(pathname: string): string | undefined {
  const [, start = '', encoded = ''] = /^([a-z\d/-]*(?:\.(?:html?|php))?)(.*)$/s.exec(pathname.toLowerCase()) ?? [];
  const rest = decode(encoded);
  return endSigns.test(rest) || lostQuery.test(rest) ? pageOf(tidy(start)) : undefined;
}

/** As it is typed; '' when it is not encoded as UTF-8. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** What stands for the hyphens of a path: those of Word and PDF files, blanks, underscores and plus signs. */
const otherHyphens = /[\p{Pd}−_+\s]+/gu;
const withoutHyphens = (path: string) => path.replaceAll('-', '');
const spelledTogether: ReadonlyMap<string, string> = new Map(
  [...Object.keys(fixedRedirects), ...paths].map((path) => [withoutHyphens(path), path]),
);

/** The page of a path with other hyphens or none, as people type and print it: "/contact_us". */
function pageWithHyphens(pathname: string): string | undefined {
  const typed = decode(pathname);
  if (typed === '' || /%2f|%5c/i.test(pathname)) return undefined;
  const path = tidy(typed).replace(otherHyphens, '-').replace(/-$/, '');
  return pageOf(path) ?? pageOf(spelledTogether.get(withoutHyphens(path)) ?? '');
}

/**
 * The redirect target of a path, or undefined. One redirect always ends at a page or the not-found page.
 * Order: real page, fixed table, patterns, other spellings, WordPress's parameters. Other parameters are kept.
 */
export function redirectFor({ pathname, search }: Address): string | undefined {
  const path = tidy(pathname);
  const known = pageOf(path) ?? pageWithoutRest(pathname) ?? pageWithHyphens(pathname);
  const heeds = known === '/' || (known === undefined && !namesFile(path));
  const wordPress = heeds ? wordPressRedirect(search) : undefined;
  const target = wordPress ?? known ?? path;
  const query = wordPress !== undefined || (known !== undefined && known !== path) ? withoutWordPress(search) : search;
  return target === pathname && query === search ? undefined : target + query;
}
