import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To build a new kind of field. It adds the label, hint and error.',
  avoid: 'Around an existing field: each one already includes it.',
  anatomy: {
    of: 'WithError',
    parts: {
      label: 'The label',
      p: 'The hint',
      input: 'The control, which takes the attributes that it is given',
      'input ~ p': 'The error',
    },
  },
  content: [
    'The label is one to three words without a colon: “First name”. An asterisk marks what is required.',
    'The hint comes before the mistake: a format, or why it is asked for.',
    'The error says what to enter: “Please enter the phone number with its area code”.',
  ],
  accessibility: {
    keyboard: 'A press on the label goes to the control.',
    screenReader: 'Label, “required”, then hint and error as the control’s description.',
    wcag: ['1.3.1', '3.3.1', '3.3.2'],
  },
};
