import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the newest article, at the top of the index.',
  avoid: 'For two or more: only one article is the newest. Use PostCard for the others.',
  content: ['A diagram needs its text. Give the article a scene for this place.'],
};
