import type { LinkItem } from '@hvac/content/model';

const home: LinkItem = { label: 'Home', to: '/' };
const services: LinkItem = { label: 'Services', to: '/services' };

/** Parent pages, for breadcrumbs and structured data. */
export const parents = {
  top: [home],
  service: [home, services],
  city: [home, { label: 'Service area', to: '/service-area' }],
  post: [home, { label: 'Blog', to: '/whitleys-heating-and-air-blog' }],
} as const satisfies Record<string, readonly LinkItem[]>;
