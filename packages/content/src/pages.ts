/**
 * Every page of the site: its path, the template that shows it, and where its words are. Paths, routes, the footer's
 * cities, the sitemap and the tests follow from this table. Words load page by page: a visitor gets no others.
 */
// Pages that stand at several paths. The first path of each in the table is the canonical one.
const cooling = { kind: 'service', load: async () => (await import('./pages/cooling.ts')).cooling } as const;
const heating = { kind: 'service', load: async () => (await import('./pages/heating.ts')).heating } as const;
const contact = { kind: 'contact', load: async () => (await import('./pages/contact.ts')).contact } as const;
const about = { kind: 'service', load: async () => (await import('./pages/about.ts')).about } as const;

export const pages = {
  '/': { kind: 'home', load: async () => (await import('./pages/home.ts')).home },
  '/services': { kind: 'service', load: async () => (await import('./pages/services.ts')).services },
  '/indoor-air-quality': {
    kind: 'service',
    load: async () => (await import('./pages/indoor-air-quality.ts')).indoorAirQuality,
  },
  '/duct-cleaning': { kind: 'service', load: async () => (await import('./pages/duct-cleaning.ts')).ductCleaning },
  '/emergency-service': {
    kind: 'service',
    load: async () => (await import('./pages/emergency-service.ts')).emergencyService,
  },
  '/maintenance-plan': {
    kind: 'plan',
    load: async () => (await import('./pages/maintenance-plan.ts')).maintenancePlan,
  },
  '/cooling': cooling,
  '/cooling-repair': cooling,
  '/cooling-installation': cooling,
  '/cooling-maintenance': cooling,
  '/heating': heating,
  '/heating-repair': heating,
  '/heating-installation': heating,
  '/hvac': { kind: 'service', load: async () => (await import('./pages/hvac.ts')).hvac },
  '/cooling-system-installation': {
    kind: 'service',
    load: async () => (await import('./pages/cooling-system-installation.ts')).coolingInstallation,
  },
  '/ac-maintenance-tune-up': {
    kind: 'service',
    load: async () => (await import('./pages/ac-maintenance-tune-up.ts')).tuneUp,
  },
  '/heating-system-installation': {
    kind: 'service',
    load: async () => (await import('./pages/heating-system-installation.ts')).heatingInstallation,
  },
  '/whitleys-heating-and-air-blog': {
    kind: 'blog',
    load: async () => (await import('./pages/blog-index.ts')).blogIndex,
  },
  '/blog/remote-hvac-monitoring-smart-option': {
    kind: 'post',
    load: async () => (await import('./posts/remote-hvac-monitoring-smart-option.ts')).remoteMonitoring,
  },
  '/blog/florida-humidity-impacts-hvac-system': {
    kind: 'post',
    load: async () => (await import('./posts/florida-humidity-impacts-hvac-system.ts')).floridaHumidity,
  },
  '/blog/improve-indoor-air-quality-allergy-season': {
    kind: 'post',
    load: async () => (await import('./posts/improve-indoor-air-quality-allergy-season.ts')).allergySeason,
  },
  '/blog/energy-saving-tips-summer-cooling': {
    kind: 'post',
    load: async () => (await import('./posts/energy-saving-tips-summer-cooling.ts')).energySaving,
  },
  '/blog/emergency-ac-breakdowns-in-fernandina-what-to-do-first': {
    kind: 'post',
    load: async () =>
      (await import('./posts/emergency-ac-breakdowns-in-fernandina-what-to-do-first.ts')).fernandinaEmergency,
  },
  '/blog/why-your-ac-runs-nonstop-in-jacksonville': {
    kind: 'post',
    load: async () => (await import('./posts/why-your-ac-runs-nonstop-in-jacksonville.ts')).runsNonstop,
  },
  '/referral': { kind: 'referral', load: async () => (await import('./pages/referral.ts')).referral },
  '/air-conditioning-faqs': {
    kind: 'faq',
    load: async () => (await import('./faqs/air-conditioning.ts')).airConditioningFaqs,
  },
  '/hvac-faqs': { kind: 'faq', load: async () => (await import('./faqs/hvac.ts')).hvacFaqs },
  '/heating-system-faqs': {
    kind: 'faq',
    load: async () => (await import('./faqs/heating-system.ts')).heatingSystemFaqs,
  },
  '/indoor-air-quality-faqs': {
    kind: 'faq',
    load: async () => (await import('./faqs/indoor-air-quality.ts')).indoorAirQualityFaqs,
  },
  '/hvac-videos': { kind: 'videos', load: async () => (await import('./pages/hvac-videos.ts')).videos },
  '/service-area': { kind: 'service-area', load: async () => (await import('./pages/service-area.ts')).serviceArea },
  '/specials': { kind: 'specials', load: async () => (await import('./pages/specials.ts')).specials },
  '/contact': contact,
  '/contact-us': contact,
  '/about': about,
  '/about-us': about,
  '/careers': { kind: 'careers', load: async () => (await import('./pages/careers.ts')).careers },
  '/financing': { kind: 'financing', load: async () => (await import('./pages/financing.ts')).financing },
  '/privacy-policy': {
    kind: 'service',
    load: async () => (await import('./pages/privacy-policy.ts')).privacyPolicy,
  },
  '/indoor-air-quality-services-st-augustine-fl': {
    kind: 'city-service',
    load: async () =>
      (await import('./city-services/indoor-air-quality-services-st-augustine-fl.ts')).indoorAirQualityStAugustine,
  },
  '/heating-system-services-st-augustine-fl': {
    kind: 'city-service',
    load: async () => (await import('./city-services/heating-system-services-st-augustine-fl.ts')).heatingStAugustine,
  },
  '/indoor-air-quality-services-fernandina-fl': {
    kind: 'city-service',
    load: async () =>
      (await import('./city-services/indoor-air-quality-services-fernandina-fl.ts')).indoorAirQualityFernandina,
  },
  '/heating-system-services-fernandina-fl': {
    kind: 'city-service',
    load: async () => (await import('./city-services/heating-system-services-fernandina-fl.ts')).heatingFernandina,
  },
  '/air-conditioning-services-fernandina-fl': {
    kind: 'city-service',
    load: async () =>
      (await import('./city-services/air-conditioning-services-fernandina-fl.ts')).airConditioningFernandina,
  },
  '/indoor-air-quality-services-jacksonville-fl': {
    kind: 'city-service',
    load: async () =>
      (await import('./city-services/indoor-air-quality-services-jacksonville-fl.ts')).indoorAirQualityJacksonville,
  },
  '/heating-system-services-jacksonville-fl': {
    kind: 'city-service',
    load: async () => (await import('./city-services/heating-system-services-jacksonville-fl.ts')).heatingJacksonville,
  },
  '/air-conditioning-services-jacksonville-fl': {
    kind: 'city-service',
    load: async () =>
      (await import('./city-services/air-conditioning-services-jacksonville-fl.ts')).airConditioningJacksonville,
  },
  '/amelia-island-cooling': {
    kind: 'city',
    name: 'Amelia Island',
    load: async () => (await import('./cities/amelia-island.ts')).ameliaIsland,
  },
  '/atlantic-beach-hvac': {
    kind: 'city',
    name: 'Atlantic Beach',
    load: async () => (await import('./cities/atlantic-beach.ts')).atlanticBeach,
  },
  '/bryceville-hvac': {
    kind: 'city',
    name: 'Bryceville',
    load: async () => (await import('./cities/bryceville.ts')).bryceville,
  },
  '/doctors-inlet-hvac': {
    kind: 'city',
    name: 'Doctors Inlet',
    load: async () => (await import('./cities/doctors-inlet.ts')).doctorsInlet,
  },
  '/fernandina-hvac': {
    kind: 'city',
    name: 'Fernandina',
    load: async () => (await import('./cities/fernandina.ts')).fernandina,
  },
  '/fleming-island-hvac': {
    kind: 'city',
    name: 'Fleming Island',
    load: async () => (await import('./cities/fleming-island.ts')).flemingIsland,
  },
  '/green-cove-springs-hvac': {
    kind: 'city',
    name: 'Green Cove Springs',
    load: async () => (await import('./cities/green-cove-springs.ts')).greenCoveSprings,
  },
  '/hvac-services-jacksonville-fl': {
    kind: 'city',
    name: 'Jacksonville',
    load: async () => (await import('./cities/jacksonville.ts')).jacksonville,
  },
  '/hvac-jacksonville': {
    kind: 'city',
    name: 'Jacksonville Beach',
    load: async () => (await import('./cities/jacksonville-beach.ts')).jacksonvilleBeach,
  },
  '/middleburg-hvac': {
    kind: 'city',
    name: 'Middleburg',
    load: async () => (await import('./cities/middleburg.ts')).middleburg,
  },
  '/neptune-beach-hvac': {
    kind: 'city',
    name: 'Neptune Beach',
    load: async () => (await import('./cities/neptune-beach.ts')).neptuneBeach,
  },
  '/orange-park-air-conditioning': {
    kind: 'city',
    name: 'Orange Park',
    load: async () => (await import('./cities/orange-park.ts')).orangePark,
  },
  '/penney-farms-hvac': {
    kind: 'city',
    name: 'Penney Farms',
    load: async () => (await import('./cities/penney-farms.ts')).penneyFarms,
  },
  '/ponte-vedra-hvac': {
    kind: 'city',
    name: 'Ponte Vedra',
    load: async () => (await import('./cities/ponte-vedra.ts')).ponteVedra,
  },
  '/ponte-vedra-beach-hvac': {
    kind: 'city',
    name: 'Ponte Vedra Beach',
    load: async () => (await import('./cities/ponte-vedra-beach.ts')).ponteVedraBeach,
  },
  '/north-st-johns-cooling': {
    kind: 'city',
    name: 'Saint Johns County',
    load: async () => (await import('./cities/saint-johns-county.ts')).saintJohnsCounty,
  },
  '/st-augustine-air-conditioning': {
    kind: 'city',
    name: 'St. Augustine',
    load: async () => (await import('./cities/st-augustine.ts')).stAugustine,
  },
} as const;

/** A path of the site that shows a page of words. */
export type PagePath = keyof typeof pages;

/** The paths of the pages, in the table's order. */
export const pagePaths = Object.keys(pages) as PagePath[];

/** The page that search engines are shown for a page at several paths: the first of them. */
export const canonicalPath = (path: PagePath): PagePath =>
  pagePaths.find((candidate) => pages[candidate] === pages[path]) ?? path;
