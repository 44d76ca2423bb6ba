import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Fields that few people need, at the end of a section.',
  avoid: 'For a required field: nobody would find it.',
  anatomy: {
    of: 'Closed',
    parts: {
      summary: 'A row that says what it opens',
      'summary svg': 'A plus, which says that there is more',
    },
    note: 'More fields open in its place.',
  },
  content: ['The label says what it adds: “Add another job”. It begins with “Add”.'],
  accessibility: {
    keyboard: 'Enter and Space open it.',
    screenReader: '“Add another job, collapsed”.',
    wcag: ['2.1.1', '4.1.2'],
  },
};
