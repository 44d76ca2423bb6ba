import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For any question to the company: an estimate, a visit, parts, or an offer to redeem.',
  avoid: 'For a visit alone: ServiceRequestForm asks fewer questions.',
  content: [
    'The button says “Send message”, and “Sending...” while it is on its way. The receipt is titled “Message Sent”. These words are prescribed.',
    'With `subject`, the message starts with it, and the type of inquiry is chosen. A draft that holds nothing else does not count as a draft, and the next message starts empty.',
    'The topic “service or maintenance” is urgent: after hours, a warning leads to the phone.',
  ],
  accessibility: {
    keyboard: 'As in every lead form. The two ways to be reached are radio buttons: arrow keys choose.',
    screenReader:
      'The subject is announced as a message at the top of the form. The story “Idle” has a test that reads the whole form aloud.',
  },
};
