import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the category, the day and the author of an article, in one line.',
  avoid: 'For anything else about it, such as the time it takes to read.',
  content: [
    'A category has one or two words. Its color comes from the content.',
    'Days are written out: “November 21, 2026”.',
  ],
};
