import type { BlogIndexPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const blogIndex = {
  metadata: {
    title: 'Learning: the Whitley’s Heating & Air Blog',
    description:
      'Articles on cooling, humidity, allergies, energy and breakdowns, written for houses in north-east Florida by the people who repair their systems.',
  },
  title: 'Learning',
  lead: 'Six articles on humidity, filters, power bills, and what to do when the cooling stops or never stops.',
  picture: {
    src: '/pictures/opening-blog.svg',
    alt: 'A phone on a table by the window shows a chart and a notice from the condenser outside',
  },
  sidebar: {
    heading: 'What we do',
    links: [
      { label: 'Cooling', to: '/cooling' },
      { label: 'HVAC', to: '/heating' },
      { label: 'About Us', to: '/about' },
      { label: 'Contact Us', to: '/contact-us' },
    ],
  },
  callToAction: {
    heading: 'A question that isn’t answered here?',
    text: 'Ask it. Most of these articles began as a phone call.',
    links: [{ label: 'Ask us', to: '/contact-us' }],
  },
} as const satisfies BlogIndexPage<Path>;
