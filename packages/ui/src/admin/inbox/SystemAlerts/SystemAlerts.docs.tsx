import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  example: 'MailStuck',
  use: 'At the top of the inbox: what somebody has to see to. It shows nothing while all is well.',
  avoid: 'For news about one lead: the lead has it.',
  parts: ['MailNotice', 'A calm notice about the setup'],
  content: [
    'Written for the owner of a small company: what is wrong, what it means, and whom to ask.',
    '“Ask whoever runs the server” instead of instructions that the owner cannot follow.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the button of each.',
    screenReader: 'They come before the list. Each starts with its title.',
  },
};
