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
  accessibility: {
    keyboard: 'A press on the label goes to the control.',
    screenReader: 'Label, “required”, then hint and error as the control’s description.',
    wcag: ['1.3.1', '3.3.1', '3.3.2'],
  },
};
