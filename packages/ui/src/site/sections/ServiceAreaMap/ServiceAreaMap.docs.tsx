import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the area that the company serves: a drawing with a link at each place.',
  avoid: 'Alone: narrow maps name only some places. Put a list of all of them beside it.',
  content: ['Names of cities only. Where two are close, mark one as `tight` or leave it out on small maps.'],
  accessibility: {
    keyboard: 'Tab goes from place to place, in the order of the list.',
    screenReader: 'A navigation, “Map of the service area”, with a list of links.',
  },
};
