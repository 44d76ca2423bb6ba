import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To compare the maintenance plans: the same rows, and who has what.',
  alternatives: { 'Sections/PointList': 'For one plan alone' },
  anatomy: {
    of: 'Two',
    parts: {
      'thead th:last-child': 'A column for each plan, the smaller one first',
      'tbody th': 'A row for each feature, with a check mark or a dash',
      'table + ul a': 'The button of each plan, below its column',
      '[data-surface] ul': 'Notes that are valid for all plans',
    },
  },
  content: [
    'Each plan includes everything in the plans before it. A plan that breaks this rule does not fit in this table.',
    'A row names a feature in a few words. Its details are in the notes.',
  ],
  accessibility: {
    keyboard: 'Tab goes from button to button.',
    screenReader: 'A table with headers for rows and columns. Marks are read as “Included” and “Not included”.',
    wcag: ['1.3.1', '1.4.1', '1.4.10'],
  },
};
