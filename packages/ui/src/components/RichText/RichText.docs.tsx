import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  alsoKnownAs: ['Prose'],
  use: 'An article stored as data: headings, paragraphs, lists.',
  avoid: 'For HTML: it does not accept any.',
  alternatives: { 'Components/Text': 'For one sentence' },
  content: [
    'Short paragraphs that begin with the answer. A heading every few paragraphs says what they are about.',
    'A list for three or more things of the same kind. Links say where they lead.',
  ],
  accessibility: {
    keyboard: 'Tab goes from link to link.',
    screenReader: 'Reads headings and lists. List marks are silent.',
    wcag: ['1.3.1', '2.4.6'],
  },
};
