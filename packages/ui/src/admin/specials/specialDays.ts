import {
  addDays,
  daysBetween,
  formatCalendarDate,
  isCalendarDate,
  isVisible,
  type CalendarDate,
  type Special,
} from '@hvac/content/model';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

/** Days before its end at which a special gets a badge, and before a day without offers at which there is a warning. */
const soon = 14;

type Dates = Pick<Special, 'isActive' | 'startDate' | 'expirationDate'>;

/** "12/31/2026"; unchanged when it is not a date. */
export const formatShortDate = (day: string) => (isCalendarDate(day) ? formatCalendarDate(day, 'digits') : day);

/** What visitors see of a special today. Green is what they see, amber what they see no longer than `soon`. */
export function getState(
  { isActive, startDate, expirationDate }: Dates,
  today: CalendarDate,
): { tone: BadgeTone; label: string } {
  const left = daysBetween(today, expirationDate as CalendarDate);
  if (left < 0) return { tone: 'warm', label: 'Ended' };
  if (!isActive) return { tone: 'warm', label: 'Paused' };
  if (startDate && startDate > today) return { tone: 'warm', label: `Scheduled for ${formatShortDate(startDate)}` };
  if (left === 0) return { tone: 'heating', label: 'Ends today' };
  if (left <= soon) return { tone: 'heating', label: `Ends in ${left} ${left === 1 ? 'day' : 'days'}` };
  return { tone: 'cooling', label: 'Live' };
}

/** Whether visitors see a special, in one sentence. */
export function describeVisibility(special: Dates, today: CalendarDate): string {
  if (!special.isActive) return 'Visitors can’t see it, because it isn’t active.';
  if (!isCalendarDate(special.expirationDate)) return 'Visitors will see it until its expiration date.';
  if (special.expirationDate < today)
    return `Visitors can’t see it, because it ended on ${formatShortDate(special.expirationDate)}.`;
  if (special.startDate && special.startDate > today)
    return `Visitors will see it starting ${formatShortDate(special.startDate)}.`;
  return `Visitors see it through ${formatShortDate(special.expirationDate)}.`;
}

/** The first of the coming days on which no special is live. */
export function findFirstGap(specials: readonly Dates[], today: CalendarDate): CalendarDate | undefined {
  const days = Array.from({ length: soon }, (_, ahead) => addDays(today, ahead));
  return days.find((day) => !specials.some((special) => isVisible(special, day)));
}
