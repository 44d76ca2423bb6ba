import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the form that a page leads to, in a card of its own. Links reach it as `#form`.',
  avoid: 'Beside an article: use QuoteCard.',
  alternatives: { 'Sections/RequestService': 'On the home page' },
  anatomy: {
    of: 'Default',
    parts: {
      section: 'The band',
      'section h2': 'The card with a heading and a sentence',
      '[data-field]': 'The form',
    },
  },
  content: [
    'The heading says what happens: “Tell us about your friend”. Not “Form”.',
    'The sentence says what comes after sending.',
  ],
  accessibility: {
    keyboard: 'Tab goes into the form.',
    screenReader: 'A region named by its heading. Pass the heading’s id to the form as `labelledBy`.',
  },
};
