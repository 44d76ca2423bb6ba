import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'What was done to a special, by whom and when. It is closed until somebody asks.',
  alternatives: { 'Admin/Inbox/LeadHistory': 'For leads' },
  anatomy: {
    of: 'Closed',
    parts: {
      summary: 'A row that opens',
      'li strong': 'Each change, by whom and when',
      'li p': 'Both values of each field',
    },
  },
  content: ['“Discount label: $79 → $89”. A wrong price can be found this way.'],
  accessibility: { keyboard: 'Enter and Space open it.', screenReader: 'The row has the title of the special.' },
};
