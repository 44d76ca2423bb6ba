import { addDays, localDay, localTime } from './calendar.ts';
import { weekdays, type OpeningHours, type TimeOfDay, type Weekday } from './site.ts';

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

/**
 * When the office next reads messages: "8 AM Monday", or "8 AM today". Undefined while it is open.
 * @param now milliseconds since 1970
 */
export function nextOpening(hours: OpeningHours, now: number): string | undefined {
  const [today, time] = [localDay(now), localTime(now)];
  const opens = clockTime(hours.opens, 'short');
  const open = openDays(hours);
  for (let ahead = 0; ; ahead++) {
    const weekday = weekdays[new Date(`${addDays(today, ahead)}T00:00Z`).getUTCDay()] as Weekday;
    if (!open.includes(weekday)) continue;
    if (ahead > 0) return `${opens} ${weekday}`;
    if (time < hours.opens) return `${opens} today`;
    if (time < hours.closes) return undefined;
  }
}
