import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Around every page of the public site, once.',
  alternatives: { 'Admin/AdminLayout': 'For the office’s screens' },
  parts: [
    'SkipLink, for the keyboard',
    'Header: top bar, logo, phone and navigation',
    'EmergencyCall, at the lower left of the window',
    'The page, in `main`',
    'Footer, with the emergency banner',
    'HydrationFallback, hidden unless the code of the page did not load',
  ],
  content: [
    'It contains no facts of a company. Everything comes from `company`, `navigation`, `areas` and `legalLinks`.',
    'A page that ends with a call to action sets `hasClosingCall`, so that the footer has no banner: one band ends a page.',
  ],
  accessibility: {
    keyboard: 'The first Tab reaches the skip link. Then come the header, the emergency call, the page and the footer.',
    screenReader:
      'The landmarks are banner, navigation “Main”, a complementary area for the emergency call, main, and content info.',
    wcag: ['2.4.1', '2.4.11', '3.2.3', '3.2.6'],
  },
};
