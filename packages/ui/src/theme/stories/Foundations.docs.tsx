import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To look a token up: colors, type, space, corners and shadows, as they are in the brand of the toolbar.',
  avoid: 'For which component reads which token: see “About tokens”.',
  content: ['Names say what a token is for, not what it looks like: `action`, not `coral`.'],
};
