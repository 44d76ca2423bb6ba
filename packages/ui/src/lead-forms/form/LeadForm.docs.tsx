import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'The frame of every form that visitors send, shown with the fields of a service request.',
  use: 'The frame of every form that visitors send. Use it for a new kind of lead: it brings the error summary, drafts, the math problem, the honeypot, the privacy line, the button, the receipt and all failures.',
  avoid: 'For forms of the office: they have no math problem and no drafts of this kind.',
  parts: [
    'The summary of errors, or the receipt in place of the form',
    'The note about a restored draft',
    'The fields, which are its children',
    'The math problem and the privacy line',
    'When messages are read, or the warning after hours',
    '“Not sent yet”, the progress of an upload, and the button',
  ],
  content: [
    'All words come from one record: labels, options, messages, button, receipt and failure. Pass `words` to replace any of them, or `serviceRequestEs` of `@hvac/content/words/es` and its neighbors for Spanish.',
    'A form of your own is `useForm` with your schema, `useLeadForm`, and your fields in `LeadForm`: see “Own form” below, and “Your own form” in the package’s README.',
    '“Not sent yet” always says that nothing was lost and which number to call.',
    'The receipt repeats what was sent, and gives a number to quote on the phone.',
    '`urgency` says how the phone number is offered: `never` for job applications, `possible` beside the button, `chosen` as a warning after hours.',
  ],
  accessibility: {
    keyboard:
      'Enter in a field sends. The button keeps its place while the form is on its way, and a second press does nothing.',
    screenReader:
      'Errors take the focus as a list of links. The receipt takes the focus and is read once. A slow connection is announced after eight seconds.',
    wcag: ['2.4.3', '3.3.1', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.3'],
  },
};
