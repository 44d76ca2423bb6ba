import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For people in one city who look for one service.',
  alternatives: { 'Pages/City': 'For the city as a whole' },
  content: [
    'The words are in `packages/company/src/city-services`.',
    'Questions are those that people in this city ask. General questions are on the FAQ pages.',
  ],
};
