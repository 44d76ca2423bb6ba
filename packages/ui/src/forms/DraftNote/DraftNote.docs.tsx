import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'At the top of a form with a saved draft.',
  avoid: 'When there is no draft.',
  anatomy: {
    of: 'WithMore',
    parts: {
      p: 'That it was kept, and what else is to be known',
      button: 'A quiet button that empties the form',
    },
  },
  content: [
    '“We kept what you typed” is all that most forms need. More is one sentence on what was not kept, such as a file.',
    'The button says what is lost: “Start over”.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the button.',
    screenReader: 'Text and a button at the top of the form.',
    wcag: ['3.3.7'],
  },
};
