import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'A form outside of office hours: when it will be read, and a way to call at once.',
  use: 'In a form that can be urgent, while the office is closed. It says when the request will be read, and offers a call.',
  avoid: 'For forms that are never urgent, such as job applications: set `urgency="never"`.',
  parts: [
    'When requests are next read',
    'The call button, which is now the primary one',
    'The form’s own button, as secondary',
  ],
  content: [
    'It names a day and an hour: “We won’t see this until 8 AM Monday.” Not “soon”, and not “during business hours”.',
    'It shows only for what is urgent. Choosing a repair brings it; choosing maintenance takes it away.',
    'The receipt repeats the hour once.',
  ],
  accessibility: {
    keyboard: 'The call button comes before the form’s button.',
    screenReader: 'The warning is announced when it appears.',
  },
};
