import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'A form before its code has arrived, or when it did not.',
  use: 'What a form shows before React has arrived: a button that waits, and “Not sent yet” when the code of the page did not load. The page’s first script sets both.',
  avoid: 'For failures of the server: LeadForm shows these.',
  content: [
    'It says what happened, that nothing was lost, and the two ways on: press again, or call.',
    'The button keeps its size while it waits.',
  ],
  accessibility: {
    keyboard: 'The button can be pressed before the page is ready. The press is repeated when it is.',
    screenReader: '“Not sent yet” is an alert.',
  },
};
