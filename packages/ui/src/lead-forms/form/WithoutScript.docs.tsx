import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'In the `noscript` of a form: how to reach the company when the form cannot be sent.',
  avoid: 'For anything that works without JavaScript.',
  content: ['The title says what is missing, the text what to do instead. Phone and email are links.'],
  accessibility: {
    keyboard: 'Tab goes to the phone number, then to the email address.',
    screenReader: 'Read in its place in the form.',
  },
};
