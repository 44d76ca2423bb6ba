import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the screen for the people of the office: the owner adds, changes and switches them off, and everybody changes their own password.',
  avoid: 'For roles: there are two, the owner and everybody else.',
  parts: [
    '“Office team”: each person, and whether they can log in',
    '“Add a person”, for the owner',
    '“Your password”, and “Your logins”',
  ],
  content: [
    'People are switched off, not deleted: their notes keep their name.',
    'A new password is shown once. “Give them their password now. You won’t be able to see it again.”',
    'What only the owner can do is said in a sentence. There are no gray buttons.',
  ],
  accessibility: {
    keyboard: 'Tab goes from part to part.',
    screenReader: 'Parts are regions with headings. What was done is a status.',
  },
};
