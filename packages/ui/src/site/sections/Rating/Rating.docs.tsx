import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'A rating that others gave, with their number and where.',
  avoid: 'For a rating that is not theirs, and to ask for one.',
  anatomy: {
    of: 'Default',
    parts: {
      svg: 'Five stars',
      ':scope > span': 'The words that say it',
    },
  },
  accessibility: { keyboard: 'None.', screenReader: 'The words; the stars are silent.', wcag: ['1.1.1', '1.4.3'] },
};
