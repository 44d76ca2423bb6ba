import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To add a lead while somebody is on the phone.',
  avoid: 'To copy a message from elsewhere: it counts as a call.',
  anatomy: {
    of: 'NothingTyped',
    parts: {
      '[name=phone]': 'The phone, which tells who is calling',
      '[name=name]': 'Name',
      select: 'The type of service',
      textarea: 'What they need',
      '[type=submit]': '“Add lead”',
    },
  },
  content: [
    'Only what is asked on the phone. Everything else can be a note later.',
    'The service starts as a repair, because most calls are about one.',
    'A known number says whose it is: “This number is Dana Rivers, 2 leads.”',
  ],
  accessibility: {
    keyboard: 'The focus starts in the phone. Enter adds the lead, and Escape closes the dialog.',
    screenReader: 'A dialog named “Add a lead from a call”. Whose number it is, is announced.',
  },
};
