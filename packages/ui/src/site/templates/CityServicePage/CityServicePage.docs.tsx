import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For people in one city who look for one service.',
  avoid: 'For the city as a whole: use CityPage.',
  parts: [
    'The same hero as on the city’s page: title, tagline, “Get my free quote”, the phone and the city’s scene',
    'What the company does here, with the ZIP codes',
    'QuoteCard beside it on wide screens, below it on phones',
    'The article, with its diagram after the second paragraph',
    'Questions and answers',
    'Related pages',
  ],
  content: [
    'The words are in `packages/content/src/city-services`.',
    'Questions are those that people in this city ask. General questions are on the FAQ pages.',
  ],
  accessibility: {
    keyboard: 'The quote link moves to the card. Questions open with Enter and Space.',
    screenReader: 'One heading of level 1. The diagram’s labels are a list.',
  },
};
