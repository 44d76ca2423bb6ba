import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'In place of a page that could not be loaded or shown.',
  avoid: 'For an address that does not exist: use NotFoundPage. For a form that was not sent: the form says so.',
  content: ['No codes, no “Oops”. It says what to do.', 'No picture: it would not load either.'],
  accessibility: { keyboard: 'Tab goes to “Try again”, then to the phone number.', screenReader: 'An alert.' },
};
