import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'Behind a headline or a band: cool air that turns warm.',
  avoid: 'Behind text that is smaller than a headline.',
  accessibility: { keyboard: 'None.', screenReader: 'Silent: it is decoration.', wcag: ['1.4.3', '2.2.2'] },
};
