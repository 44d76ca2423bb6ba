import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'A rating that others gave, with their number and where.',
  avoid: 'For a rating that is not theirs, and to ask for one.',
  accessibility: { keyboard: 'None.', screenReader: 'The words; the stars are silent.', wcag: ['1.1.1', '1.4.3'] },
};
