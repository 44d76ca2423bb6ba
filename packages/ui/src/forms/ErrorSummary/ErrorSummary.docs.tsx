import type { Guide } from '#storybook/docs/guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: Guide = {
  alsoKnownAs: ['Validation summary'],
  use: 'After someone sends a form with mistakes. It takes the focus, counts them and links to each field.',
  avoid: 'While somebody is still typing: the error at the field is enough.',
  anatomy: {
    of: 'SomeSolved',
    parts: {
      'h2 span, h3 span, h4 span': 'How many things there are to fix',
      'li:last-child a': 'One link to each field; solved ones are struck out',
    },
  },
  examples: [
    {
      do: 'The same sentences as at the fields.',
      example: <ErrorSummary problems={[{ id: 'guide-good', message: 'Enter your phone number' }]} />,
    },
    {
      dont: 'Nobody knows which field.',
      example: <ErrorSummary problems={[{ id: 'guide-bad', message: 'Something is wrong' }]} />,
    },
  ],
  content: ['The title counts: “Two things to fix”. Each link has the sentence of its field, word for word.'],
  accessibility: {
    keyboard: 'It takes the focus; Enter on a link goes to the field.',
    screenReader: 'An alert: “Two things to fix”, then the list.',
    wcag: ['3.3.1', '3.3.3', '2.4.3', '4.1.3'],
  },
};
