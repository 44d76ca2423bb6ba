import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the newest article, at the top of the index.',
  avoid: 'For two or more: only one article is the newest. Use PostCard for the others.',
  anatomy: {
    of: 'WithAScene',
    parts: {
      img: 'A wide scene',
      h2: 'PostMeta, title and summary',
      'article a': 'The button “Read”',
    },
  },
  content: ['A diagram needs its text. Give the article a scene for this place.'],
  accessibility: {
    keyboard: 'Tab goes to the button.',
    screenReader: '“Read” is followed by the title of the article.',
  },
};
