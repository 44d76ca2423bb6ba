import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For a page that is a first screen, sections and a call at its end: services, plans, about, careers, specials, privacy.',
  avoid: 'For pages with an order of their own: cities, articles and the service area have templates.',
  parts: [
    'PageHero, or the page’s own `hero`. A page with `contents` has JumpLinks there',
    'PageSections: what the page is about',
    'What the route adds, such as plans or offers, and `end`, such as a form',
    'Testimonials, if the page has some',
    'CallToAction',
  ],
  content: [
    'Each page is a file in `packages/company/src/pages`, listed in `pages.ts` and `routes.ts`.',
    'A page that people come to in order to look something up, such as the privacy policy, sets `contents`: it offers the way to the parts instead of a call.',
    '`phone` in the content replaces the company’s number on this page alone.',
  ],
};
