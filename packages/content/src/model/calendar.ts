import type { CalendarDate } from './pages.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day as people here write it: "Oct 1, 2025" in words, "10/01/2025" in digits.
 * It reads the text alone: a `Date` made of it is midnight in Greenwich, and still the day before in Florida.
 */
export function formatCalendarDate(date: CalendarDate, style: 'words' | 'digits' = 'words'): string {
  const [, year, month = '', day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  // Content is written by hand: a slip shows in the tests, not on the page.
  if (!name || !year || Number(day) < 1 || Number(day) > 31)
    throw new Error(`"${date}" is not a day such as 2025-10-01`);
  return style === 'digits' ? `${month}/${day}/${year}` : `${name} ${Number(day)}, ${year}`;
}
