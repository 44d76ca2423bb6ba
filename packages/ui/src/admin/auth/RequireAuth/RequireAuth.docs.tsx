import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Around every screen of the office, once: AdminLayout includes it. It shows the login until somebody is logged in, and again when the session has ended.',
  avoid: 'For pages that visitors see.',
  parts: ['AdminLogin, until somebody is logged in', 'The screen, after that'],
  content: [
    'When a session ends, the card says so. What was typed waits behind it, and is there again after the same person logs in.',
    'The browser keeps a token, and never the password.',
  ],
  accessibility: {
    keyboard: 'The card has a name, a password and a button. The screen behind it cannot be reached.',
    screenReader: 'Only the card is read while nobody is logged in.',
  },
};
