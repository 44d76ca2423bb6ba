import { canonicalPath, type CanonicalPath, type PageKind, type PagePath, type routes } from './routes.ts';

/** Imports the content of each page on demand, so that a visitor loads only that page's. */
export const pages = {
  '/': async () => (await import('./pages/home.ts')).home,
  '/services': async () => (await import('./pages/services.ts')).services,
  '/indoor-air-quality': async () => (await import('./pages/indoor-air-quality.ts')).indoorAirQuality,
  '/duct-cleaning': async () => (await import('./pages/duct-cleaning.ts')).ductCleaning,
  '/emergency-service': async () => (await import('./pages/emergency-service.ts')).emergencyService,
  '/maintenance-plan': async () => (await import('./pages/maintenance-plan.ts')).maintenancePlan,
  '/cooling': async () => (await import('./pages/cooling.ts')).cooling,
  '/heating': async () => (await import('./pages/heating.ts')).heating,
  '/hvac': async () => (await import('./pages/hvac.ts')).hvac,
  '/cooling-system-installation': async () =>
    (await import('./pages/cooling-system-installation.ts')).coolingInstallation,
  '/ac-maintenance-tune-up': async () => (await import('./pages/ac-maintenance-tune-up.ts')).tuneUp,
  '/heating-system-installation': async () =>
    (await import('./pages/heating-system-installation.ts')).heatingInstallation,
  '/whitleys-heating-and-air-blog': async () => (await import('./pages/blog-index.ts')).blogIndex,
  '/blog/remote-hvac-monitoring-smart-option': async () =>
    (await import('./posts/remote-hvac-monitoring-smart-option.ts')).remoteMonitoring,
  '/blog/florida-humidity-impacts-hvac-system': async () =>
    (await import('./posts/florida-humidity-impacts-hvac-system.ts')).floridaHumidity,
  '/blog/improve-indoor-air-quality-allergy-season': async () =>
    (await import('./posts/improve-indoor-air-quality-allergy-season.ts')).allergySeason,
  '/blog/energy-saving-tips-summer-cooling': async () =>
    (await import('./posts/energy-saving-tips-summer-cooling.ts')).energySaving,
  '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first': async () =>
    (await import('./posts/emergency-ac-breakdowns-in-fernandina-what-to-do-first.ts')).fernandinaEmergency,
  '/blog/why-your-ac-runs-nonstop-in-jacksonville': async () =>
    (await import('./posts/why-your-ac-runs-nonstop-in-jacksonville.ts')).runsNonstop,
  '/referral': async () => (await import('./pages/referral.ts')).referral,
  '/air-conditioning-faqs': async () => (await import('./faqs/air-conditioning.ts')).airConditioningFaqs,
  '/hvac-faqs': async () => (await import('./faqs/hvac.ts')).hvacFaqs,
  '/heating-system-faqs': async () => (await import('./faqs/heating-system.ts')).heatingSystemFaqs,
  '/indoor-air-quality-faqs': async () => (await import('./faqs/indoor-air-quality.ts')).indoorAirQualityFaqs,
  '/hvac-videos': async () => (await import('./pages/hvac-videos.ts')).videos,
  '/service-area': async () => (await import('./pages/service-area.ts')).serviceArea,
  '/specials': async () => (await import('./pages/specials.ts')).specials,
  '/contact': async () => (await import('./pages/contact.ts')).contact,
  '/about': async () => (await import('./pages/about.ts')).about,
  '/careers': async () => (await import('./pages/careers.ts')).careers,
  '/financing': async () => (await import('./pages/financing.ts')).financing,
  '/privacy-policy': async () => (await import('./pages/privacy-policy.ts')).privacyPolicy,
  '/indoor-air-quality-services-st-augustine-fl': async () =>
    (await import('./city-services/indoor-air-quality-services-st-augustine-fl.ts')).indoorAirQualityStAugustine,
  '/heating-system-services-st-augustine-fl': async () =>
    (await import('./city-services/heating-system-services-st-augustine-fl.ts')).heatingStAugustine,
  '/indoor-air-quality-services-fernandina-fl': async () =>
    (await import('./city-services/indoor-air-quality-services-fernandina-fl.ts')).indoorAirQualityFernandina,
  '/heating-system-services-fernandina-fl': async () =>
    (await import('./city-services/heating-system-services-fernandina-fl.ts')).heatingFernandina,
  '/air-conditioning-services-fernandina-fl': async () =>
    (await import('./city-services/air-conditioning-services-fernandina-fl.ts')).airConditioningFernandina,
  '/indoor-air-quality-services-jacksonville-fl': async () =>
    (await import('./city-services/indoor-air-quality-services-jacksonville-fl.ts')).indoorAirQualityJacksonville,
  '/heating-system-services-jacksonville-fl': async () =>
    (await import('./city-services/heating-system-services-jacksonville-fl.ts')).heatingJacksonville,
  '/air-conditioning-services-jacksonville-fl': async () =>
    (await import('./city-services/air-conditioning-services-jacksonville-fl.ts')).airConditioningJacksonville,
  '/amelia-island-cooling': async () => (await import('./cities/amelia-island.ts')).ameliaIsland,
  '/atlantic-beach-hvac': async () => (await import('./cities/atlantic-beach.ts')).atlanticBeach,
  '/bryceville-hvac': async () => (await import('./cities/bryceville.ts')).bryceville,
  '/doctors-inlet-hvac': async () => (await import('./cities/doctors-inlet.ts')).doctorsInlet,
  '/fernandina-hvac': async () => (await import('./cities/fernandina.ts')).fernandina,
  '/fleming-island-hvac': async () => (await import('./cities/fleming-island.ts')).flemingIsland,
  '/green-cove-springs-hvac': async () => (await import('./cities/green-cove-springs.ts')).greenCoveSprings,
  '/hvac-services-jacksonville-fl': async () => (await import('./cities/jacksonville.ts')).jacksonville,
  '/hvac-jacksonville': async () => (await import('./cities/jacksonville-beach.ts')).jacksonvilleBeach,
  '/middleburg-hvac': async () => (await import('./cities/middleburg.ts')).middleburg,
  '/neptune-beach-hvac': async () => (await import('./cities/neptune-beach.ts')).neptuneBeach,
  '/orange-park-air-conditioning': async () => (await import('./cities/orange-park.ts')).orangePark,
  '/penney-farms-hvac': async () => (await import('./cities/penney-farms.ts')).penneyFarms,
  '/ponte-vedra-hvac': async () => (await import('./cities/ponte-vedra.ts')).ponteVedra,
  '/ponte-vedra-beach-hvac': async () => (await import('./cities/ponte-vedra-beach.ts')).ponteVedraBeach,
  '/north-st-johns-cooling': async () => (await import('./cities/saint-johns-county.ts')).saintJohnsCounty,
  '/st-augustine-air-conditioning': async () => (await import('./cities/st-augustine.ts')).stAugustine,
} as const satisfies Record<CanonicalPath, () => Promise<object>>;

type PathOfKind<Kind extends PageKind> = {
  [Path in CanonicalPath]: (typeof routes)[Path]['kind'] extends Kind ? Path : never;
}[CanonicalPath];

/** The content of one kind of page. */
export type PageWords<Kind extends PageKind> = Awaited<ReturnType<(typeof pages)[PathOfKind<Kind>]>>;

/** Loads the content of the page at a path, canonical or not. */
export const loadPage = (path: PagePath): Promise<PageWords<PageKind>> => pages[canonicalPath(path)]();
