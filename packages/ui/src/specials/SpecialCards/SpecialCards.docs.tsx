import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'A list of coupons, one below another. Their stubs are cool and warm by turns.',
  avoid: 'For the page of offers: SpecialsList also loads them, and says when there are none.',
  anatomy: {
    of: 'Three',
    parts: {
      ul: 'A list',
      'li:last-child article': 'A SpecialCard for each offer, in the given order',
    },
  },
  content: ['The office decides the order. The most useful offer comes first.'],
  accessibility: {
    keyboard: 'Tab goes from coupon to coupon.',
    screenReader: '“List, 3 items”, then each coupon as an article.',
  },
};
