import type { BlogIndexPageContent } from '@hvac/content/model';
import type { Path } from '../paths.ts';

export const blogIndex: BlogIndexPageContent<Path> = {
  metadata: {
    title: 'Learning: the Whitley’s Heating & Air Blog',
    description:
      'Articles on cooling, humidity, allergies, energy and breakdowns, written for homes in northeast Florida by the people who repair them.',
  },
  title: 'Learning',
  lead: 'Six articles on humidity, filters, power bills, and what to do when your AC stops or won’t stop.',
  picture: {
    src: '/pictures/hero-blog.svg',
    size: [800, 480],
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
    heading: 'Have another question?',
    text: 'Ask us. Most of these articles started with a customer’s question.',
    links: [{ label: 'Contact Us', to: '/contact-us' }],
  },
};
