import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For how to reach the company without a form, next to the contact form.',
  avoid: 'In the footer, which has its own.',
  content: ['Numbers and addresses come from `company`, and are written the same way everywhere.'],
};
