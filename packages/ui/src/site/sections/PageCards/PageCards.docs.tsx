import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For services or choices beside each other, each with the way to more.',
  alternatives: { 'Sections/PointList': 'For points without links', 'Specials/SpecialCards': 'For coupons' },
  anatomy: {
    of: 'One',
    parts: {
      img: 'A picture, in each card or in none',
      h3: 'A title',
      'h3 + p': 'One or two sentences',
      'ul ul': 'A list of features',
      a: 'A link at the bottom of the card',
    },
  },
  content: [
    'Titles are parallel: all are services, or all are questions.',
    'Sentences have about the same length, so the links line up.',
    'Links may all say “Learn more”: the title is added for screen readers.',
  ],
};
