import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the ZIP codes of a city.',
  avoid: 'For phone numbers or other figures.',
  anatomy: {
    of: 'Default',
    parts: {
      ul: 'The codes, in lines that wrap',
    },
  },
  content: ['Five digits each, in ascending order, under a heading that says “ZIP codes”.'],
  accessibility: { keyboard: 'None.', screenReader: '“List, 4 items”.' },
};
