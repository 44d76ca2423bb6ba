import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'The logo of a partner company, next to its name.',
  avoid: 'For a logo you may not use: show the name alone.',
  accessibility: { keyboard: 'None.', screenReader: 'The company’s name.', wcag: ['1.1.1'] },
};
