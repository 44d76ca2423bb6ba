import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'What the office wrote about a lead, the oldest first, and a field for more.',
  avoid: 'For what happened by itself: LeadHistory has it.',
  anatomy: {
    of: 'Some',
    parts: {
      'li:last-child': 'Each note, with who wrote it and when',
      textarea: '“New note” and “Add note”',
    },
  },
  content: [
    'A note cannot be changed afterward. This is why the button says “Add”, not “Save”.',
    'What was typed stays until it is saved, also when another lead is opened in between.',
  ],
  accessibility: {
    keyboard: 'Tab goes from the field to the button.',
    screenReader: 'Notes are a list. An empty note is an error at the field.',
  },
};
