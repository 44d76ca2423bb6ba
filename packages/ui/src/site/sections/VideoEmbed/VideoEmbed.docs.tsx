import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For a video of another host. It loads the player only when play is pressed.',
  avoid: 'For a video that starts by itself.',
  anatomy: {
    of: 'Still',
    parts: {
      img: 'A still from the video',
      'a > span:nth-of-type(1)': 'The play button',
      'a > span:nth-of-type(2)': 'Its label',
    },
    note: 'The player starts in the same place.',
  },
  content: ['The label says what a press does: “Play the video”.', 'The title is that of the video.'],
  accessibility: {
    keyboard:
      'Enter plays it, and the focus moves into the player. With Ctrl or Cmd, the video opens in a new tab. Without JavaScript, it is a link.',
    screenReader: 'The label and the title, “link”; then the player, with its title.',
  },
};
