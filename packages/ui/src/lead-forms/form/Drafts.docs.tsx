import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'What a form keeps until it is sent: a draft for a reload, and a token against sending twice.',
  use: 'What a form keeps in the browser tab, and what it does with it after a reload. These stories show the note, starting over, and a form that is sent again after a lost answer.',
  avoid: 'For the note alone: see DraftNote.',
  content: [
    'The note says that the text was kept and what has to be done again, such as choosing a file.',
    'A draft never holds the answer to the math problem or the honeypot.',
    'After a lost answer, the form says that sending again counts only once.',
  ],
  accessibility: {
    keyboard: '“Start over” empties the form and moves the focus to the first field.',
    screenReader: 'The note is a status at the top of the form.',
  },
};
