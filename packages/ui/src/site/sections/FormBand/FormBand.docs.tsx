import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the form that a page leads to, in a card of its own. Links reach it as `#form`.',
  avoid: 'Beside an article: use QuoteCard.',
  alternatives: { 'Sections/RequestService': 'On the home page' },
  content: [
    'The heading says what happens: “Tell us about your friend”. Not “Form”.',
    'The sentence says what comes after sending.',
  ],
};
