import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For where to go on from an article or a page of questions.',
  alternatives: { 'Sections/JumpLinks': 'For the parts of the page itself' },
  anatomy: {
    of: 'Default',
    parts: {
      h2: 'The heading',
      'li:last-child a': 'Large links with arrows',
    },
  },
  content: ['Two to five links, named as the pages are.'],
  accessibility: { keyboard: 'Tab goes from link to link.', screenReader: 'A navigation named by its heading.' },
};
