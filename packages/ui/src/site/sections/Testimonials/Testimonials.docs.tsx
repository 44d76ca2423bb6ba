import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For what customers said, word for word.',
  alternatives: { 'Sections/Rating': 'For the company’s own words, or for ratings' },
  content: [
    'Quotes are never edited, except to shorten them.',
    'Sample text is marked “Sample review” until `confirmedBy` says who checked it. Nothing goes live with the mark: `npm run launch-check` lists what is left.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the link of each card.',
    screenReader: 'Each is a figure with a quotation, then who said it.',
  },
};
