import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'In place of a form whose code comes after its page, until it is there.',
  avoid: 'For a form that could not be sent: the form says so itself.',
  alternatives: { 'Pages/Failure': 'For a whole page that did not load' },
  content: ['It says that the form is loading, or that it did not load, and gives the phone number in both cases.'],
  accessibility: {
    keyboard: 'Tab goes to the phone number, and to “Try again” when the form did not load.',
    screenReader: 'A status while it loads, and an alert when it did not.',
  },
};
