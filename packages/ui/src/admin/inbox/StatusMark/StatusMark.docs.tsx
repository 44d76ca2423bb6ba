import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'The status of a lead, in a list or a panel.',
  avoid: 'To change it: the panel has a ToggleGroup.',
  anatomy: {
    of: 'EachStatus',
    parts: {
      svg: 'A shape, in the color of the status',
      ':scope > * > :nth-child(2)': 'The word',
    },
  },
  content: ['One word each. They are the same in the inbox, the letters and the exported list.'],
  accessibility: { keyboard: 'None.', screenReader: 'The word. The shape is silent.', wcag: ['1.4.1', '1.4.11'] },
};
