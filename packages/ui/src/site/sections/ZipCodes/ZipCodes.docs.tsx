import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the ZIP codes of a city.',
  avoid: 'For phone numbers or other figures.',
  content: ['Five digits each, in ascending order, under a heading that says “ZIP codes”.'],
};
