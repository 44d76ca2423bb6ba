import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For where to go on from an article or a page of questions.',
  alternatives: { 'Sections/JumpLinks': 'For the parts of the page itself' },
  content: ['Two to five links, named as the pages are.'],
};
