import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To choose which leads the list shows: a view, a search, and filters that are needed rarely.',
  avoid: 'For sorting: the order follows from what is to be done.',
  anatomy: {
    of: 'EndBeforeStart',
    frame: '300px',
    parts: {
      '[role=group]': 'The views; those with something left to do say how much',
      'input[type=search]': 'The search',
      'button[aria-expanded]': 'The button “Filters”, with how many are set, and “Clear”',
      select: 'The filters: kind, days and “Unread only”',
    },
    note: 'In an office of several people, “Mine” stands before the button, and one of the filters is a person.',
  },
  content: [
    'Views have one word. The number after “Filters” says how many are set, so nobody forgets one.',
    'Days the wrong way around are said at the field: “The first day is after the last”.',
    'Everything is in the address, so a filtered list can be sent to a colleague.',
  ],
  accessibility: {
    keyboard: 'A search goes out when typing pauses, and at once on Enter.',
    screenReader: 'A search landmark named “Leads”. The count of the list announces what was found.',
  },
};
