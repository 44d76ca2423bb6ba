import type { LinkItem, NavigationItem } from '@hvac/content/model';
import { pagePaths, routes } from './routes.ts';
import type { AdminPath, Path } from './paths.ts';

/** The eight city-and-service pages, in the Service Area flyout. St. Augustine has no air-conditioning page there. */
const serviceAreaLinks: readonly LinkItem<Path>[] = [
  { label: 'St. Augustine indoor air quality', to: '/indoor-air-quality-services-st-augustine-fl' },
  { label: 'St. Augustine heating', to: '/heating-system-services-st-augustine-fl' },
  { label: 'Fernandina indoor air quality', to: '/indoor-air-quality-services-fernandina-fl' },
  { label: 'Fernandina heating', to: '/heating-system-services-fernandina-fl' },
  { label: 'Fernandina air conditioning', to: '/air-conditioning-services-fernandina-fl' },
  { label: 'Jacksonville indoor air quality', to: '/indoor-air-quality-services-jacksonville-fl' },
  { label: 'Jacksonville heating', to: '/heating-system-services-jacksonville-fl' },
  { label: 'Jacksonville air conditioning', to: '/air-conditioning-services-jacksonville-fl' },
];

/** The admin screens. */
export const officeScreens: readonly LinkItem<AdminPath>[] = [
  { label: 'Leads', to: '/admin/leads' },
  { label: 'Specials', to: '/admin/specials' },
  { label: 'Sources', to: '/admin/sources' },
  { label: 'Team', to: '/admin/team' },
];

/** The header's menu. */
export const navigation: readonly NavigationItem<Path>[] = [
  { label: 'Home', to: '/' },
  {
    label: 'Services',
    to: '/services',
    menu: [
      {
        label: 'Cooling',
        picture: '/pictures/spot-cooling.svg',
        links: [
          { label: 'AC repair', to: '/cooling-repair' },
          { label: 'Cooling system installation', to: '/cooling-system-installation' },
          { label: 'AC maintenance and tune-up', to: '/ac-maintenance-tune-up' },
        ],
      },
      {
        label: 'Heating',
        picture: '/pictures/spot-heating.svg',
        links: [
          { label: 'Heating repair', to: '/heating-repair' },
          { label: 'Heating system installation', to: '/heating-system-installation' },
        ],
      },
      { label: 'Maintenance plan', to: '/maintenance-plan' },
      { label: 'Duct cleaning', to: '/duct-cleaning' },
      { label: 'Indoor air quality', to: '/indoor-air-quality' },
      { label: 'Emergency service', to: '/emergency-service' },
    ],
  },
  { label: 'Specials', to: '/specials' },
  { label: 'Financing', to: '/financing' },
  {
    label: 'About Us',
    to: '/about',
    aliases: ['/about-us'],
    menu: [
      { label: 'Learning', to: '/whitleys-heating-and-air-blog' },
      { label: 'Customer Referral Program', to: '/referral' },
      { label: 'Air conditioning FAQs', to: '/air-conditioning-faqs' },
      { label: 'HVAC FAQs', to: '/hvac-faqs' },
      { label: 'Heating system FAQs', to: '/heating-system-faqs' },
      { label: 'Indoor air quality FAQs', to: '/indoor-air-quality-faqs' },
      { label: 'HVAC videos', to: '/hvac-videos' },
      { label: 'Service area', to: '/service-area', links: serviceAreaLinks },
    ],
  },
  { label: 'Careers', to: '/careers' },
  { label: 'Contact', to: '/contact', aliases: ['/contact-us'] },
];

/** The footer's Areas We Serve: every city page, by name. */
export const areas: readonly LinkItem<Path>[] = pagePaths.flatMap((path) => {
  const route = routes[path];
  return route.kind === 'city' ? [{ label: route.name, to: path }] : [];
});

/** The footer's links to pages that people look for at the end of a page. */
export const footerLinks: readonly LinkItem<Path>[] = [
  { label: 'Services', to: '/services' },
  { label: 'FAQs', to: '/hvac-faqs' },
  { label: 'Referral', to: '/referral' },
  { label: 'Financing', to: '/financing' },
  { label: 'Careers', to: '/careers' },
];

/** Legal links in the last line of the footer. */
export const legalLinks: readonly LinkItem<Path>[] = [{ label: 'Privacy policy', to: '/privacy-policy' }];

/** Links on the not-found page. */
export const helpfulLinks: readonly LinkItem<Path>[] = [
  { label: 'Services', to: '/services' },
  { label: 'Specials', to: '/specials' },
  { label: 'Service area', to: '/service-area' },
  { label: 'Contact', to: '/contact' },
];

/** The FAQ pages. */
export const faqLinks: readonly LinkItem<Path>[] = [
  { label: 'Air conditioning FAQs', to: '/air-conditioning-faqs' },
  { label: 'HVAC FAQs', to: '/hvac-faqs' },
  { label: 'Heating system FAQs', to: '/heating-system-faqs' },
  { label: 'Indoor air quality FAQs', to: '/indoor-air-quality-faqs' },
];
