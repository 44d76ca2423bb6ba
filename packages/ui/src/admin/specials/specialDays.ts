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

/** Days before the end at which a special gets a badge. */
const soon = 14;
/** How many days ahead to look for a gap. */
const daysAhead = 60;

type Dates = Pick<Special, 'isActive' | 'startDate' | 'expirationDate'>;

/** "12/31/2026"; unchanged when it is not a date. */
export const formatShortDate = (day: string) => (isCalendarDate(day) ? formatCalendarDate(day, 'digits') : day);

/** The badges of a special: active or not, and when it starts or ends. */
export function getBadges({ isActive, startDate, expirationDate }: Dates, today: CalendarDate) {
  const left = daysBetween(today, expirationDate as CalendarDate);
  const isAhead = Boolean(startDate && startDate > today);
  // Green means that visitors see it now.
  const chips: { tone: BadgeTone; label: string }[] = [
    isActive
      ? { tone: left < 0 || isAhead ? 'neutral' : 'cooling', label: 'Active' }
      : { tone: 'neutral', label: 'Inactive' },
  ];
  if (left < 0) return [...chips, { tone: 'warm' as const, label: 'Ended' }];
  if (!isActive) chips.push({ tone: 'neutral', label: 'Paused' });
  if (startDate && isAhead) chips.push({ tone: 'neutral', label: `Scheduled for ${formatShortDate(startDate)}` });
  else if (left === 0) chips.push({ tone: 'heating', label: 'Ends today' });
  else if (left <= soon) chips.push({ tone: 'heating', label: `Ends in ${left} ${left === 1 ? 'day' : 'days'}` });
  return chips;
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
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead));
  return days.find((day) => !specials.some((special) => isVisible(special, day)));
}
