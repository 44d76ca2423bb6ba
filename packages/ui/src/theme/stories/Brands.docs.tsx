import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To see all components, a screen of the office and a home page in other brands.',
  avoid: 'For the values themselves: see “Tokens”. To make a brand: see “Make a brand”.',
  content: ['A brand is a set of tokens and a set of words. Components contain neither.'],
};
