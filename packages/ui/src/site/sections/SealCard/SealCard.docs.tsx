import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For one seal with its words: a guarantee, a license, a number of years.',
  alternatives: { 'Sections/Testimonials': 'For praise', 'Components/Badge': 'For a state' },
  content: ['The title is the claim in two to four words. The sentence says what it means for the customer.'],
  accessibility: { keyboard: 'None.', screenReader: 'The seal is silent. The title is a heading of level 3.' },
};
