import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the category, the day and the author of an article, in one line.',
  avoid: 'For anything else about it, such as the time it takes to read.',
  anatomy: {
    of: 'WithAuthor',
    parts: {
      span: 'The category, as a badge',
      time: 'The day, and on the page of the article its author',
    },
  },
  content: [
    'A category has one or two words. Its color comes from the content.',
    'Days are written out: “November 21, 2026”.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'The day is a `time` element. The words are read as they are.' },
};
