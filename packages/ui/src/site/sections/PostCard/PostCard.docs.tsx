import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For an article in a list. The whole card leads to it.',
  alternatives: { 'Sections/FeaturedPost': 'For the newest article on the index' },
  content: [
    'The title is a question or a promise in up to ten words.',
    'The summary says what the reader will know afterward.',
  ],
  accessibility: {
    keyboard: 'Tab goes from title to title. A press anywhere on the card follows its link.',
    screenReader: 'An article. The name of the link is the title alone.',
  },
};
