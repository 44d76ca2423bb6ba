import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For how to reach the company without a form, next to the contact form.',
  avoid: 'In the footer, which has its own.',
  anatomy: {
    of: 'Default',
    parts: {
      h2: 'The heading',
      "a[href^='mailto:']": 'Phone, email, and the address on a map',
      p: 'The hours',
    },
  },
  content: ['Numbers and addresses come from `company`, and are written the same way everywhere.'],
  accessibility: { keyboard: 'Tab goes from link to link.', screenReader: 'A region named by its heading.' },
};
