import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Everything a form asked, as label and answer, under “Details” of a lead.',
  avoid: 'For what they wrote: the panel shows it first, and once.',
  anatomy: {
    of: 'ServiceRequest',
    parts: {
      dt: 'Labels and answers, in the order of the form',
      'dd a': 'Phone, email and address as links',
    },
  },
  content: [
    'Labels are those of the inbox: `packages/content/src/model/office/field-labels.ts`. A field without a label shows its own name, so that nothing is lost.',
    'Answers are shown as they were typed.',
  ],
  accessibility: {
    keyboard: 'Tab goes from link to link.',
    screenReader: 'A description list. Text keeps its own direction.',
  },
};
