import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To give a lead to a person of the office.',
  avoid: 'In an office of one: it shows nothing then.',
  anatomy: {
    of: 'ToNobody',
    parts: {
      select: '“Assigned to”, with everybody who can log in',
      button: '“Assign to me”',
    },
  },
  content: ['Somebody who has left stays in the field until the lead is given to another person.'],
  accessibility: {
    keyboard: 'Arrow keys choose. “Assign to me” is one press.',
    screenReader: 'A group named “Assignment”. A failure is announced, and the choice goes back to what is true.',
  },
};
