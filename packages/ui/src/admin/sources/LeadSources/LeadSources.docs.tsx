import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the screen that says where leads came from, by month: campaigns, other sites and pages.',
  avoid: 'For counting visitors: it counts leads.',
  parts: [
    'The month, with how many leads it had',
    '“Download all months (CSV)”',
    'The table: where the leads came from, and how many',
  ],
  content: [
    'Campaigns have the names from their addresses, so name campaigns in words that the office knows.',
    'No percentages: with ten leads a month they pretend to know more than they do.',
  ],
  accessibility: {
    keyboard: 'The table can be scrolled with the arrow keys where it is wider than the screen.',
    screenReader: 'A region named “Sources” with a table in it.',
  },
};
