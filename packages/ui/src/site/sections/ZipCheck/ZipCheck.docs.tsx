import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'On the page of the service area: answers for one ZIP code at a time.',
  alternatives: { 'Sections/ZipCodes': 'To list the ZIP codes of one city' },
  anatomy: {
    of: 'Found',
    frame: '260px',
    parts: {
      'input[name=zip]': 'The ZIP code',
      'button[type=submit]': 'The button, which asks the question',
      'div:target': 'The answer: how far the company comes, and the pages of the cities',
    },
  },
  content: [
    'The form is sent as HTML. The server leads to the answer that stands in the page, so that it works without script.',
    'A ZIP code that is not listed is no refusal: the answer names the phone.',
  ],
  accessibility: {
    keyboard: 'Enter in the field asks.',
    screenReader: 'The answer takes the focus, and is read.',
    wcag: ['3.3.2', '4.1.3'],
  },
};
