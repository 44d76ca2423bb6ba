import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the company’s profiles on other networks, on a dark surface.',
  avoid: 'To share a page: these links lead to the company, not to a form for a post.',
  content: ['Only networks that the company really uses. An account without posts is worse than none.'],
  accessibility: {
    keyboard: 'Tab goes from icon to icon.',
    screenReader: '“Whitley’s on Facebook (opens in a new tab), link”.',
  },
};
