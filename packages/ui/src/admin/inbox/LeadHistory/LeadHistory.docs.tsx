import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'What happened to a lead, the latest first.',
  avoid: 'For what somebody wants to tell others: that is a note.',
  anatomy: {
    of: 'EverythingThatHappens',
    parts: {
      li: 'What was done, by whom, and when',
    },
  },
  content: [
    'A few words in the past, and who did it: “Marked contacted by Rosa Delgado”.',
    'Nothing can be changed or removed here.',
  ],
  accessibility: { keyboard: 'None.', screenReader: 'A list. Times are `time` elements.' },
};
