import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'The leads in view, with one row for each person.',
  avoid: 'For other data: rows are made for leads.',
  anatomy: {
    of: 'Marks',
    parts: {
      bdi: 'The name, with a dot while nobody has read it',
      time: 'The time since it came',
      'li:first-child span[dir=auto]':
        'Chips, such as “Emergency”, and the subject in one line, with the town at its end',
      'li:nth-child(2) a:last-child': 'A link that calls',
      'li:nth-child(2) a > span:last-of-type':
        'The status, “May be spam”, “Mail is stuck”, and the initials of who sees to it',
    },
    note: 'While leads are being selected, each row has a checkbox before it.',
  },
  content: [
    'Times are as short as they can be: an hour today, a day this year, then the year. The whole date is in the tooltip.',
    'Chips are for what needs attention. What is normal has none.',
  ],
  accessibility: {
    keyboard:
      'Arrow keys go from row to row; every row is a tab stop too. Enter opens it, and with Ctrl or Cmd in another tab.',
    screenReader: 'A list named “Leads”. Rows begin with “Unread.” where it is so.',
  },
};
