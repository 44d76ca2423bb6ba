import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'On every page, for people with a broken system. It dials at a tap. SiteLayout includes it.',
  avoid: 'For other actions: two floating buttons would cover the page.',
  anatomy: {
    of: 'OverLongContent',
    parts: {
      'aside svg': 'The disc with the phone icon',
      'aside span:nth-of-type(2)': '“Call now”, and when it is answered',
      'aside a > span:last-child': 'The number, on wide screens',
    },
  },
  content: [
    'It promises only what is true: `company.emergency.call` says when somebody answers.',
    'It steps aside while somebody types on a phone, and never covers text that cannot be scrolled away or what has the focus.',
  ],
  accessibility: {
    keyboard: 'Tab reaches it after the header.',
    screenReader: 'A complementary area named “Emergency call” and the number.',
    wcag: ['1.4.4', '2.4.11', '2.5.8'],
  },
};
