import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For an article about the company, with its seals beside it.',
  alternatives: { 'Pages/Blog post': 'For an article of the blog' },
  content: ['A seal states a fact that can be checked: a license, a guarantee, a number of years.'],
};
