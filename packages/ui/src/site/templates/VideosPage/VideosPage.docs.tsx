import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For one video that plays at the first press, and the way to more of them.',
  alternatives: { 'Sections/VideoEmbed': 'For a video within an article' },
  parts: [
    'The title and the lead beside VideoEmbed',
    'The title of the video, and the link to the channel',
    'What to look for while watching, as sections',
    'CallToAction',
  ],
  content: [
    'The words are in `packages/content/src/pages/hvac-videos.ts`.',
    'Nothing loads from the other host before the press.',
  ],
  accessibility: {
    keyboard: 'Tab goes to the play button.',
    screenReader: 'The play button is read with the title of the video.',
  },
};
