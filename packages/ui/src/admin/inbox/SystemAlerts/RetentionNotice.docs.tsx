import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Before old leads are removed, when the clock may be wrong or it would be many at once.',
  avoid: 'For the normal case: old leads go without a question.',
  anatomy: {
    of: 'DoubtfulClock',
    parts: {
      strong: 'How many leads are due',
      p: 'Why it asks',
      button: 'The button that removes them',
    },
  },
  content: [
    '“Nothing has been removed yet” is in the title: the first thing people want to know.',
    'The button repeats the reason: “The date is right. Remove them”.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the button.',
    screenReader: 'The title is read first. A failure is an alert: “Nothing was removed.”',
  },
};
