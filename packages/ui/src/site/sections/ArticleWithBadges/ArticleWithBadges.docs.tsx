import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For an article about the company, with its seals beside it.',
  avoid: 'For an article of the blog: use BlogPostPage.',
  anatomy: {
    of: 'Default',
    parts: {
      h2: 'The article, which starts with a heading of level 2',
      '[data-surface]': 'Seals, at its right or under it on phones',
    },
  },
  content: ['A seal states a fact that can be checked: a license, a guarantee, a number of years.'],
  accessibility: {
    keyboard: 'Tab goes through the links of the article.',
    screenReader: 'A region named by the article’s first heading.',
  },
};
