import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the quote form on a page about a city, under a dark header.',
  alternatives: { 'Sections/FormBand': 'For other forms' },
  anatomy: {
    of: 'Default',
    parts: {
      '[data-surface=dark] h2': 'The dark header with the title and a sentence',
      '[data-field=first]': 'The form',
    },
  },
  content: [
    'The sentence takes away what people fear: “No obligation. We call you back.”',
    'The title and the sentence are the same for all cities: `packages/content/src/city-words.ts`.',
  ],
  accessibility: { keyboard: 'Tab goes into the form.', screenReader: 'A region named by its title.' },
};
