import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'A résumé that cannot be sent, and what the form says about it.',
  use: 'The states of the application form when its résumé cannot be taken: a wrong type, too large, empty, or gone since it was chosen.',
  avoid: 'For the form itself: see CareerForm.',
  content: [
    'Each reason has a title and a sentence that are prescribed. A toast shows both; the sentence stays at the field.',
    'A refused file is not kept, and stops the sending until another one is chosen or it is removed. Everything else in the form stays.',
  ],
  accessibility: {
    keyboard: 'The focus stays on the file field, so another file can be chosen at once.',
    screenReader: 'The reason is announced, and describes the field from then on.',
  },
};
