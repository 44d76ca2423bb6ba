import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For a map from another host. It loads only when somebody asks for it.',
  alternatives: { 'Sections/ServiceAreaMap': 'For the area that the company serves' },
  content: [
    'The note says that the map comes from another company, which can see who looks at it, and that it loads only when asked for.',
    'The link works without JavaScript.',
  ],
  accessibility: {
    keyboard: 'After the button is pressed, the focus moves into the map.',
    screenReader: 'The map has a title. The drawing has a description.',
  },
};
