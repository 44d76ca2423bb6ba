import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'As the screen that says where leads came from, by month: campaigns, other sites and pages.',
  avoid: 'For counting visitors: it counts leads.',
  parts: [
    'The month, with how many leads it had',
    '“Download all months (CSV)”',
    'Bars of the leads by month; the list of months says the same in words',
    'The table: one row a source with its leads, their share, and how they ended',
  ],
  content: [
    'Campaigns have the names from their addresses, so name campaigns in words that the office knows.',
    'The pages that people came to are in the CSV: they made a row of their own for each.',
  ],
  accessibility: {
    keyboard: 'Tab reaches the list of months and the button.',
    screenReader: 'A table whose rows are named by their source. The bars are hidden.',
  },
};
