import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For one video that plays at the first press, and the way to more of them.',
  alternatives: { 'Sections/VideoEmbed': 'For a video within an article' },
  content: ['Nothing loads from the other host before the press.'],
};
