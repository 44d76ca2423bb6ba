import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For an applicant’s file: it is saved to the disk, and never opened in the page.',
  avoid: 'For files of the office.',
  anatomy: {
    of: 'Present',
    parts: {
      button: 'The button that saves the file',
      svg: 'An icon that says that it is a file',
      span: 'The label, with the size of the file',
    },
    note: 'When the file is gone, its name stands there, and why that can be.',
  },
  content: ['A missing file is said plainly: “the file is gone”, then the two reasons there can be.'],
  accessibility: { keyboard: 'Enter saves it.', screenReader: '“Download résumé (120 kB), button”.' },
};
