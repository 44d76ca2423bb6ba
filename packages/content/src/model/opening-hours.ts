import { addDays, daysBetween, localDay, localTime } from './calendar.ts';
import type { CalendarDate } from './pages.ts';
import { weekdays, type Holiday, type OpeningHours, type TimeOfDay, type Weekday } from './site.ts';

/** The open days, in order. */
export function openDays({ days: [first, last] }: OpeningHours): Weekday[] {
  const from = weekdays.indexOf(first);
  const count = (weekdays.indexOf(last) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, day) => weekdays[(from + day) % 7] as Weekday);
}

/** Formats "08:00" as "8:00 AM", or "8 AM" when short, with a space that does not break. */
function clockTime(time: TimeOfDay, style: 'full' | 'short' = 'full'): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isShort = style === 'short';
  const minutes = isShort && minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${isShort ? '\u00A0' : ' '}${hour < 12 ? 'AM' : 'PM'}`;
}

/** "Monday to Friday, 8:00 AM to 5:00 PM". */
export const formatOpeningHours = ({ days, opens, closes }: OpeningHours): string =>
  `${days.join(' to ')}, ${clockTime(opens)} to ${clockTime(closes)}`;

/** "9 to 11 AM", "11 AM to 1 PM". */
export function formatWindow({ from, to }: { from: string; to: string }): string {
  const [begin, end] = [clockTime(from as TimeOfDay, 'short'), clockTime(to as TimeOfDay, 'short')];
  const [time, half] = begin.split('\u00A0');
  return `${end.endsWith(half ?? '') ? time : begin} to ${end}`;
}

/** The day of the week of a date. */
export const weekdayOf = (day: CalendarDate): Weekday => weekdays[new Date(`${day}T00:00Z`).getUTCDay()] as Weekday;

const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;

/** The day of a holiday in a year. */
export function holidayDate(holiday: Holiday, year: number): CalendarDate {
  const { month } = holiday;
  if ('day' in holiday) return calendarDate(year, month, holiday.day);
  const { week, weekday } = holiday;
  // The last one is in the week before the next month begins.
  const next = month === 12 ? calendarDate(year + 1, 1, 1) : calendarDate(year, month + 1, 1);
  const earliest = week === 'last' ? addDays(next, -7) : calendarDate(year, month, 7 * week - 6);
  return addDays(earliest, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(earliest)) + 7) % 7);
}

/** Days of a year on which a holiday closes the office, in order. A holiday on a day that is closed anyway is none. */
export const closedDays = (hours: OpeningHours, year: number): { name: string; day: CalendarDate }[] =>
  (hours.holidays ?? [])
    .map((holiday) => ({ name: holiday.name, day: holidayDate(holiday, year) }))
    .filter(({ day }) => openDays(hours).includes(weekdayOf(day)))
    .sort((one, other) => daysBetween(other.day, one.day));

/** Name of the holiday that closes the office on a day. */
const holidayOn = (hours: OpeningHours, day: CalendarDate): string | undefined =>
  closedDays(hours, Number(day.slice(0, 4))).find((closed) => closed.day === day)?.name;

/**
 * The holiday that closes the office today: "Thanksgiving". Undefined on a day that is closed anyway.
 * @param now milliseconds since 1970
 */
export const holidayToday = (hours: OpeningHours, now: number): string | undefined => holidayOn(hours, localDay(now));

/** Whether the office is open at some time of a day. */
const isOfficeDay = (hours: OpeningHours, day: CalendarDate): boolean =>
  openDays(hours).includes(weekdayOf(day)) && !holidayOn(hours, day);

const minuteOfDay = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
};

/**
 * Minutes of office hours between two moments. Only the last two weeks count.
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function openMinutes(hours: OpeningHours, from: number, to: number): number {
  if (from >= to) return 0;
  const [first, last] = [localDay(from), localDay(to)];
  const earliest = addDays(last, -14);
  let minutes = 0;
  for (let day = first > earliest ? first : earliest; day <= last; day = addDays(day, 1)) {
    if (!isOfficeDay(hours, day)) continue;
    const begin = Math.max(minuteOfDay(hours.opens), day === first ? minuteOfDay(localTime(from)) : 0);
    const end = Math.min(minuteOfDay(hours.closes), day === last ? minuteOfDay(localTime(to)) : Infinity);
    minutes += Math.max(0, end - begin);
  }
  return minutes;
}

/** The first day after another on which the office is open. */
export function nextOfficeDay(hours: OpeningHours, day: CalendarDate): CalendarDate {
  const next = addDays(day, 1);
  return isOfficeDay(hours, next) ? next : nextOfficeDay(hours, next);
}

/** Opening times in another language than English. `{time}`, `{weekday}` and `{date}` are filled in. */
export interface TimeWords {
  /** Such as "es". */
  locale: string;
  today: string;
  weekday: string;
  /** A week or more ahead. */
  date: string;
}

const english: TimeWords = {
  locale: 'en-US',
  today: '{time} today',
  weekday: '{time} {weekday}',
  date: '{time} {weekday}, {date}',
};

/** "8 AM", or as another language writes it: "8:00". */
const shortTime = (time: TimeOfDay, { locale }: TimeWords): string =>
  locale === english.locale
    ? clockTime(time, 'short')
    : new Date(`1970-01-01T${time}Z`).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });

const dayIn = (day: CalendarDate, { locale }: TimeWords, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });

/** "Monday", or as another language writes it: "lunes". */
const weekdayIn = (day: CalendarDate, words: TimeWords): string =>
  words.locale === english.locale ? weekdayOf(day) : dayIn(day, words, { weekday: 'long' });

/**
 * When the office next reads messages: "8 AM Monday", "8 AM today", or with the date if that is a week or more away.
 * Undefined while it is open.
 * @param now milliseconds since 1970
 */
export function nextOpeningTime(hours: OpeningHours, now: number, words = english): string | undefined {
  const [today, time] = [localDay(now), localTime(now)];
  // Only the parts that the text has: a date takes a slow phone milliseconds.
  const inWords = (text: string, day: CalendarDate) =>
    text
      .replace('{time}', () => shortTime(hours.opens, words))
      .replace('{weekday}', () => weekdayIn(day, words))
      .replace('{date}', () => dayIn(day, words, { day: 'numeric', month: 'short', year: 'numeric' }));
  for (let ahead = 0; ; ahead++) {
    const day = addDays(today, ahead);
    if (!isOfficeDay(hours, day)) continue;
    if (ahead > 6) return inWords(words.date, day);
    if (ahead > 0) return inWords(words.weekday, day);
    if (time < hours.opens) return inWords(words.today, day);
    if (time < hours.closes) return undefined;
  }
}

/**
 * By when the office answers what it reads now: "5 PM". Undefined while it is closed, and in its last hour.
 * @param now milliseconds since 1970
 */
export function answeredBy(hours: OpeningHours, now: number, words = english): string | undefined {
  const inAnHour = now + 3_600_000;
  const isOpen = [now, inAnHour].every((time) => nextOpeningTime(hours, time) === undefined);
  return isOpen ? shortTime(hours.closes, words) : undefined;
}
