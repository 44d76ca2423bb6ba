import {
  formatCalendarDate,
  localDay,
  localFormat,
  openMinutes,
  type LeadSummary,
  type OpeningHours,
} from '@hvac/content/model';
import { timeWords as words } from '@hvac/content/words';
import { fillIn } from '../../components/private/fillIn.tsx';

const clockTime = localFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in short: "now", "5 min", "2 h", "3 d", and after a week the day. @param now milliseconds since 1970 */
export function formatAge(at: string, now: number): string {
  const past = now - Date.parse(at);
  const count = (unit: number) => ({ count: Math.floor(past / unit) });
  if (past < minuteMs) return words.now;
  if (past < hourMs) return fillIn(words.minutes, count(minuteMs));
  if (past < dayMs) return fillIn(words.hours, count(hourMs));
  return past < 7 * dayMs ? fillIn(words.days, count(dayMs)) : shortTime(at, now);
}

/**
 * How long somebody has waited for a first answer: `long` after 15 minutes of office hours, `late` after an hour of them.
 * @param now milliseconds since 1970
 */
export function waitingState(
  { kind, receivedAt, status, suspect, urgent }: LeadSummary,
  hours: OpeningHours,
  now: number,
): 'none' | 'long' | 'late' {
  const isSpam = suspect.length > 0 && !urgent;
  if (status !== 'new' || kind === 'career-application' || isSpam) return 'none';
  const minutes = openMinutes(hours, Date.parse(receivedAt), now);
  if (minutes > 60) return 'late';
  return minutes > 15 ? 'long' : 'none';
}

/** How long somebody has waited: "Waiting 18 min", and after a week "Since Nov 14". @param now milliseconds since 1970 */
export const waitingTime = (at: string, now: number): string =>
  fillIn(now - Date.parse(at) < 7 * dayMs ? words.waiting : words.since, { time: formatAge(at, now) });

/** "9:41 AM" today, "Nov 20" this year, "Nov 20, 2025" before. @param now milliseconds since 1970 */
function shortTime(at: string, now: number): string {
  const time = Date.parse(at);
  const [day, today] = [localDay(time), localDay(now)];
  if (day === today) return plainSpaces(clockTime().format(time));
  const date = formatCalendarDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? date.replace(/, \d{4}$/, '') : date;
}

/** "9:41 AM today", "Nov 20 at 9:41 AM", "Nov 20, 2025 at 9:41 AM". @param now milliseconds since 1970 */
export function longTime(at: string, now: number): string {
  const time = plainSpaces(clockTime().format(Date.parse(at)));
  const day = shortTime(at, now);
  return day === time ? fillIn(words.today, { time }) : fillIn(words.day, { day, time });
}

/** Intl puts a narrow no-break space before AM, which the brand's font lacks. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ');
