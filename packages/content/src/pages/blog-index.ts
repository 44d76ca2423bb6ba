import type { BlogIndexPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const blogIndex = {
  metadata: {
    title: 'Learning: the Whitley’s Heating & Air Blog',
    description:
      'Articles on cooling, humidity, allergies, energy and breakdowns, written for houses in north-east Florida by the people who repair their systems.',
  },
  title: 'Learning',
  lead: 'Written after work by people who spend the day in attics.',
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
