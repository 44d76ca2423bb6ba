import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'When mail to the office is off, stuck, or has never been tested.',
  avoid: 'For one lead whose mail failed: the lead says so.',
  anatomy: {
    of: 'NeverTried',
    parts: {
      strong: 'What is wrong',
      p: 'What it means for visitors',
      button: '“Send a test message”',
    },
  },
  content: [
    '“Email hasn’t been tested.” is followed by why it matters: until then, visitors won’t get a confirmation.',
    'A test that works ends with “Email is working.”',
  ],
  accessibility: {
    keyboard: 'Tab goes to the button.',
    screenReader: 'The result of the test is a status; a failure is an alert.',
  },
};
