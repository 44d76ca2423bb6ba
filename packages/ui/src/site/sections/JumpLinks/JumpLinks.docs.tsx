import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'On a long page, in its first screen: links to its parts.',
  avoid: 'For fewer than three parts.',
  alternatives: { 'Sections/SideLinks': 'For other pages' },
  anatomy: {
    of: 'WithCounts',
    parts: {
      a: 'Links, in the order of the page',
      'a span': 'How many of something is there',
    },
  },
  content: ['A link has the same words as the heading it leads to, or the first words of it.'],
  accessibility: {
    keyboard: 'Tab goes from link to link. Enter goes to the heading.',
    screenReader: '“Questions about heating, 5 questions, link”: the count is read with what is counted.',
  },
};
