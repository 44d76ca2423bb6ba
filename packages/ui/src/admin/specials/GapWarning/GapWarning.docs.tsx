import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'When visitors will find no offer on one of the next 14 days.',
  avoid: 'For a special that ends while others are live.',
  anatomy: {
    of: 'ComingDay',
    parts: {
      p: 'The first day without an offer',
      'p + *': 'What to do',
    },
  },
  content: ['“No offer is scheduled from 12/01/2026”, then “Extend an offer, or add one that starts by then.”'],
  accessibility: { keyboard: 'None.', screenReader: 'Read in its place, above the list.' },
};
