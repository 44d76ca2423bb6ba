import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  about: 'The inbox while several leads are selected.',
  use: 'To change several leads at once: their status, the day to follow up, or who sees to them.',
  avoid: 'For one lead: open it. To make a lead new again: that is for one at a time.',
  parts: [
    '“Select”, which gives each row a checkbox',
    'The bar: how many are selected, “Mark as”, “Follow up tomorrow”, “Not spam” and “Assign to”',
    '“Cancel”',
  ],
  content: [
    'An open lead closes, so that one set of buttons is on the screen.',
    'The bar counts what is selected, and the undo bar what was changed: “3 leads marked done.”.',
    'Leads that somebody else changed meanwhile are left as they are, and stay selected.',
  ],
  accessibility: {
    keyboard: 'Space selects a row, with Shift all rows since the one before. Tab goes on to the bar.',
    screenReader: 'The bar is a group, “Selected leads”. The count is a status.',
  },
};
