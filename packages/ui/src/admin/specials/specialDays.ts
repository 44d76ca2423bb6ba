import {
  addDays,
  daysBetween,
  formatCalendarDate,
  isCalendarDate,
  isVisible,
  type AdminSpecial,
  type CalendarDate,
  type Special,
} from '@hvac/content/model';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

/** Days before its end at which a special is marked. */
const soon = 14;
/** Days ahead that are looked at for one without an offer. */
export const daysAhead = 60;

type Dates = Pick<Special, 'isActive' | 'startDate' | 'expirationDate'>;

/** A day as "12/31/2026"; as it was typed when it is none. */
export const digits = (day: string) => (isCalendarDate(day) ? formatCalendarDate(day, 'digits') : day);

/** Where a special stands, in chips. */
export function chipsOf({ isActive, startDate, expirationDate }: Dates, today: CalendarDate) {
  const left = daysBetween(today, expirationDate as CalendarDate);
  const isAhead = Boolean(startDate && startDate > today);
  // Green is what visitors see.
  const chips: { tone: BadgeTone; label: string }[] = [
    isActive
      ? { tone: left < 0 || isAhead ? 'neutral' : 'cooling', label: 'Active' }
      : { tone: 'neutral', label: 'Inactive' },
  ];
  if (left < 0) chips.push({ tone: 'warm', label: 'Expired' });
  else if (left === 0) chips.push({ tone: 'heating', label: 'Ends today' });
  else if (left <= soon) chips.push({ tone: 'heating', label: `Ends in ${left} ${left === 1 ? 'day' : 'days'}` });
  if (startDate && isAhead) chips.push({ tone: 'neutral', label: `Starts ${digits(startDate)}` });
  return chips;
}

/** What one press does to a special that has not ended: the special as it would be then. */
export function getQuickActions(special: AdminSpecial, today: CalendarDate) {
  const { isActive, startDate, expirationDate } = special;
  if (expirationDate < today) return {};
  const yesterday = addDays(today, -1);
  return {
    [isActive ? 'pause' : 'resume']: { ...special, isActive: !isActive },
    // One that begins today or later can only be paused: its last day would come before its first.
    ...(isActive && (!startDate || startDate <= yesterday) && { end: { ...special, expirationDate: yesterday } }),
  } as Partial<Record<Press, AdminSpecial>>;
}
export type Press = 'pause' | 'resume' | 'end';

/** Whether visitors see a special, in one sentence. */
export function visibilityOf(special: Dates, today: CalendarDate): string {
  if (!special.isActive) return 'Visitors do not see it: it is not active.';
  if (!isCalendarDate(special.expirationDate)) return 'Visitors will see it until its expiration date.';
  if (special.expirationDate < today) return `Visitors do not see it: it ended on ${digits(special.expirationDate)}.`;
  if (special.startDate && special.startDate > today)
    return `Visitors will see it from ${digits(special.startDate)} on.`;
  return `Visitors see it through ${digits(special.expirationDate)}.`;
}

/** The first of the coming days on which no special is live. */
export function firstDayWithout(specials: readonly Dates[], today: CalendarDate): CalendarDate | undefined {
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead));
  return days.find((day) => !specials.some((special) => isVisible(special, day)));
}
