import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'For the list of specials, in the order in which visitors see them.',
  avoid: 'For deleted ones: they have no order.',
  anatomy: {
    of: 'AllStates',
    parts: {
      'li button': 'Arrows that move a special up or down',
      'li h3': 'Title, discount, dates and state',
      'li button[data-command=duplicate]': 'Edit, pause or resume, duplicate, delete',
    },
  },
  content: [
    'A badge says what visitors see: “Live”, “Paused”, “Scheduled for 12/01/2026”, “Ends in 3 days”, “Ended”. The small one beside it is the switch of the form: “Active” or “Inactive”.',
    'Ended specials cannot be paused. They can be duplicated.',
  ],
  accessibility: {
    keyboard: 'The arrows are buttons, and the focus stays on the one that was pressed. There is no dragging.',
    screenReader: '“Move Fall tune-up up, button”. The new place is announced.',
  },
};
