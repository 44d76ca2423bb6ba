import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'On the home page: the form in a card, next to what happens after sending.',
  alternatives: { 'Sections/FormBand': 'On other pages' },
  anatomy: {
    of: 'Default',
    parts: {
      h2: 'The title and the lead',
      '[data-surface]': 'The card with the form',
      ol: 'The steps after sending, from cool to warm',
      img: 'The team’s picture',
    },
  },
  content: [
    'Steps are promises. Each says who does what, and when: “We’ll contact you shortly to set a day and time.”',
    'Three steps. More look like work for the visitor.',
  ],
};
