import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'At the end of every page. SiteLayout includes it.',
  avoid: 'For what a visitor needs now: the footer repeats and completes, and many people never see it.',
  anatomy: {
    of: 'Default',
    parts: {
      'footer > div': 'The emergency banner with the phone, unless the page ends with a band of its own',
      "a[href^='mailto:']": 'Phone, email, and the place on a map',
      '[data-surface] p': 'Hours, payments and credentials',
      'ul:not([aria-label])': 'The cities that the company serves',
      "a[href*='privacy']": 'The license, the copyright and the legal pages',
    },
  },
  content: [
    'The license number is required by law in Florida. It must be on every page.',
    'Hours are whole lines: “Monday to Friday, 8 AM to 5 PM”.',
    'Cities are links with the name of the city alone. “HVAC in” before each would be noise.',
  ],
  accessibility: {
    keyboard: 'Tab goes through the links, column by column.',
    screenReader: 'The banner’s heading is of level 2. The columns have headings, so people can jump to them.',
  },
};
