/**
 * Every page of the site as plain data: path, template, city. Routes, the footer's
 * cities, the sitemap and the tests follow from this table. It loads no page; `pages.ts` imports their content.
 */
export const routes = {
  '/': { kind: 'home' },
  '/services': { kind: 'service' },
  '/indoor-air-quality': { kind: 'service' },
  '/duct-cleaning': { kind: 'service' },
  '/emergency-service': { kind: 'service' },
  '/maintenance-plan': { kind: 'plan' },
  '/cooling': { kind: 'service' },
  '/cooling-repair': { kind: 'service', canonical: '/cooling' },
  '/cooling-installation': { kind: 'service', canonical: '/cooling' },
  '/cooling-maintenance': { kind: 'service', canonical: '/cooling' },
  '/heating': { kind: 'service' },
  '/heating-repair': { kind: 'service', canonical: '/heating' },
  '/heating-installation': { kind: 'service', canonical: '/heating' },
  '/hvac': { kind: 'service' },
  '/cooling-system-installation': { kind: 'service' },
  '/ac-maintenance-tune-up': { kind: 'service' },
  '/heating-system-installation': { kind: 'service' },
  '/whitleys-heating-and-air-blog': { kind: 'blog' },
  '/blog/remote-hvac-monitoring-smart-option': { kind: 'post' },
  '/blog/florida-humidity-impacts-hvac-system': { kind: 'post' },
  '/blog/improve-indoor-air-quality-allergy-season': { kind: 'post' },
  '/blog/energy-saving-tips-summer-cooling': { kind: 'post' },
  '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first': { kind: 'post' },
  '/blog/why-your-ac-runs-nonstop-in-jacksonville': { kind: 'post' },
  '/referral': { kind: 'referral' },
  '/air-conditioning-faqs': { kind: 'faq' },
  '/hvac-faqs': { kind: 'faq' },
  '/heating-system-faqs': { kind: 'faq' },
  '/indoor-air-quality-faqs': { kind: 'faq' },
  '/hvac-videos': { kind: 'videos' },
  '/service-area': { kind: 'service-area' },
  '/specials': { kind: 'specials' },
  '/contact': { kind: 'contact' },
  '/contact-us': { kind: 'contact', canonical: '/contact' },
  '/about': { kind: 'service' },
  '/about-us': { kind: 'service', canonical: '/about' },
  '/careers': { kind: 'careers' },
  '/financing': { kind: 'financing' },
  '/privacy-policy': { kind: 'service' },
  '/indoor-air-quality-services-st-augustine-fl': { kind: 'city-service' },
  '/heating-system-services-st-augustine-fl': { kind: 'city-service' },
  '/indoor-air-quality-services-fernandina-fl': { kind: 'city-service' },
  '/heating-system-services-fernandina-fl': { kind: 'city-service' },
  '/air-conditioning-services-fernandina-fl': { kind: 'city-service' },
  '/indoor-air-quality-services-jacksonville-fl': { kind: 'city-service' },
  '/heating-system-services-jacksonville-fl': { kind: 'city-service' },
  '/air-conditioning-services-jacksonville-fl': { kind: 'city-service' },
  '/amelia-island-cooling': { kind: 'city', name: 'Amelia Island' },
  '/atlantic-beach-hvac': { kind: 'city', name: 'Atlantic Beach' },
  '/bryceville-hvac': { kind: 'city', name: 'Bryceville' },
  '/doctors-inlet-hvac': { kind: 'city', name: 'Doctors Inlet' },
  '/fernandina-hvac': { kind: 'city', name: 'Fernandina' },
  '/fleming-island-hvac': { kind: 'city', name: 'Fleming Island' },
  '/green-cove-springs-hvac': { kind: 'city', name: 'Green Cove Springs' },
  '/hvac-services-jacksonville-fl': { kind: 'city', name: 'Jacksonville' },
  '/hvac-jacksonville': { kind: 'city', name: 'Jacksonville Beach' },
  '/middleburg-hvac': { kind: 'city', name: 'Middleburg' },
  '/neptune-beach-hvac': { kind: 'city', name: 'Neptune Beach' },
  '/orange-park-air-conditioning': { kind: 'city', name: 'Orange Park' },
  '/penney-farms-hvac': { kind: 'city', name: 'Penney Farms' },
  '/ponte-vedra-hvac': { kind: 'city', name: 'Ponte Vedra' },
  '/ponte-vedra-beach-hvac': { kind: 'city', name: 'Ponte Vedra Beach' },
  '/north-st-johns-cooling': { kind: 'city', name: 'Saint Johns County' },
  '/st-augustine-air-conditioning': { kind: 'city', name: 'St. Augustine' },
} as const satisfies Readonly<Record<string, { kind: string; name?: string; canonical?: string }>>;

/** Path of a page of the public site. */
export type PagePath = keyof typeof routes;

type Route = (typeof routes)[PagePath];

/** Template of a page. */
export type PageKind = Route['kind'];

/** A canonical path. */
export type CanonicalPath = {
  [Path in PagePath]: (typeof routes)[Path] extends { canonical: string } ? never : Path;
}[PagePath];

/** All page paths, in the table's order. */
export const pagePaths = Object.keys(routes) as PagePath[];

/** The canonical path of a page. */
export function canonicalPath(path: PagePath): CanonicalPath {
  const route = routes[path];
  // A page that names no other path is canonical, which the compiler cannot infer.
  return 'canonical' in route ? route.canonical : (path as CanonicalPath);
}
