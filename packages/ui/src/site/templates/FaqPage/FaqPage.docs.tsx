import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For questions about one topic, with their answers.',
  avoid: 'For a question that belongs to one page: put it there.',
  content: [
    'The questions are in `packages/company/src/faqs`, one file for each topic.',
    'Groups start with what is urgent. Ten questions a group are enough.',
  ],
  accessibility: {
    keyboard: 'Enter and Space open a question. Find in page opens closed ones.',
    screenReader: 'Groups are headings of level 2, questions of level 3.',
  },
};
