import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To recommend the company to a friend. It asks for two people, each in a section of its own.',
  alternatives: { 'Lead forms/ContactForm': 'For a request of the visitor’s own' },
  content: [
    'The hint above the friend’s fields is about consent: “By sending this, you confirm that your friend has agreed to be contacted.”',
    "An error names whose data is meant: “Please enter your friend's first name”.",
    'The receipt is titled “Referral Submitted!”. This is prescribed, with its exclamation point.',
  ],
  accessibility: {
    keyboard: 'As in every lead form.',
    screenReader:
      'Each section is a group: “Your friend, group” is read before its first field. The browser fills in the visitor’s data only, never the friend’s.',
  },
};
