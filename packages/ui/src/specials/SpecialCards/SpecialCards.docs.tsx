import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'A list of coupons, one below another. Their stubs are cool and warm by turns.',
  avoid: 'For the page of offers: SpecialsList also loads them, and says when there are none.',
  content: ['The office decides the order. The most useful offer comes first.'],
};
