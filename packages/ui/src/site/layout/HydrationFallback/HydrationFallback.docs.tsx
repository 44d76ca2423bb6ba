import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'On every page: it is shown when the page’s code did not load, and offers to try again. SiteLayout includes it.',
  avoid: 'For a form that could not be sent: the form says so itself.',
  content: ['It says “Part of this page didn’t load”, because most of the page works without JavaScript.'],
  accessibility: { keyboard: 'Tab goes to “Try again”, then to the phone number.', screenReader: 'An alert, once.' },
};
