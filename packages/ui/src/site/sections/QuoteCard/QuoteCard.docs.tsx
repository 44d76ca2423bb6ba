import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the quote form on a page about a city, under a dark header.',
  alternatives: { 'Sections/FormBand': 'For other forms' },
  content: [
    'The sentence takes away what people fear: “No obligation. We call you back.”',
    'The title and the sentence are the same for all cities: `packages/company/src/city-words.ts`.',
  ],
};
