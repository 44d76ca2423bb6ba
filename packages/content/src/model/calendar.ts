import type { CalendarDate } from './pages.ts';
import { localFormat } from './region.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a date: "Oct 1, 2025" in words, "10/01/2025" in digits.
 * It reads the text without `Date`, which would be midnight UTC and so the day before in Florida.
 */
export function formatCalendarDate(date: CalendarDate, style: 'words' | 'digits' = 'words'): string {
  const [, year, month = '', day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  // Content is written by hand, so a typo fails in the tests and not on the page.
  if (!name || !year || Number(day) < 1 || Number(day) > 31)
    throw new Error(`"${date}" is not a day such as 2025-10-01`);
  return style === 'digits' ? `${month}/${day}/${year}` : `${name} ${Number(day)}, ${year}`;
}

const local = localFormat('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const partsOf = (now: number) =>
  Object.fromEntries(
    local()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  ) as Record<string, string>;

/**
 * The calendar day in the company's time zone.
 * @param now milliseconds since 1970
 */
export function localDay(now: number): CalendarDate {
  const { year, month, day } = partsOf(now);
  return `${year}-${month}-${day}` as CalendarDate;
}

/** The hour in the company's time zone, from 0 to 23. @param now milliseconds since 1970 */
export const localHour = (now: number): number => Number(partsOf(now)['hour']);

/** The time in the company's time zone, such as "08:00". @param now milliseconds since 1970 */
export function localTime(now: number): string {
  const { hour, minute } = partsOf(now);
  return `${hour}:${minute}`;
}

const dayMs = 24 * 60 * 60 * 1000;
const utc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

/** Whether a text is a day that exists, such as "2026-02-28". */
export const isCalendarDate = (text: string): text is CalendarDate =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(utc(text as CalendarDate)) &&
  new Date(utc(text as CalendarDate)).toISOString().startsWith(text);

/** Shown for another day than one of this millennium: its year has too few digits, or too many. */
export const yearMessage = 'Please enter a year of four digits, such as 2026';

/** Whether it is a day of this millennium. While "2026" is typed, date fields give the years 0002, 0020 and 0202. */
export const isWholeDate = (text: string): text is CalendarDate =>
  isCalendarDate(text) && text >= '2000' && text < '3000';

/** The day some days later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(utc(date) + days * dayMs).toISOString().slice(0, 10) as CalendarDate;

/** Days from one day to a later one; negative when it is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => Math.round((utc(to) - utc(from)) / dayMs);

/**
 * Milliseconds until the next day begins in the company's time zone. Days with a clock change have 23 or 25 hours.
 * @param now milliseconds since 1970
 */
export function untilLocalMidnight(now: number): number {
  const today = localDay(now);
  // The change is within an hour of a full day, even with a clock change: search for its second.
  let [before, after] = [now, now + 26 * 60 * 60 * 1000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle) === today) before = middle;
    else after = middle;
  }
  return after - now;
}

/** When a day begins in the company's time zone, in milliseconds since 1970. */
export function startOfLocalDay(date: CalendarDate): number {
  // At midnight UTC it is still the evening before in America.
  const evening = utc(date);
  return evening + untilLocalMidnight(evening);
}
