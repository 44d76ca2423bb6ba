import {
  addDays,
  daysBetween,
  formatCalendarDate,
  isCalendarDate,
  isVisible,
  type CalendarDate,
  type Special,
} from '@hvac/content/model';
import { specialStateWords as states, visibilityWords } from '@hvac/content/words';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import { fillIn } from '../../components/private/fillIn.tsx';

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
  if (left < 0) return { tone: 'warm', label: states.ended };
  if (!isActive) return { tone: 'warm', label: states.paused };
  if (startDate && startDate > today)
    return { tone: 'warm', label: fillIn(states.scheduled, { day: formatShortDate(startDate) }) };
  if (left === 0) return { tone: 'heating', label: states.endsToday };
  if (left === 1) return { tone: 'heating', label: states.endsTomorrow };
  if (left <= soon) return { tone: 'heating', label: fillIn(states.ends, { count: left }) };
  return { tone: 'cooling', label: states.live };
}

/** Whether visitors see a special, in one sentence. */
export function describeVisibility(special: Dates, today: CalendarDate): string {
  if (!special.isActive) return visibilityWords.inactive;
  if (!isCalendarDate(special.expirationDate)) return visibilityWords.undated;
  if (special.expirationDate < today)
    return fillIn(visibilityWords.ended, { day: formatShortDate(special.expirationDate) });
  if (special.startDate && special.startDate > today)
    return fillIn(visibilityWords.later, { day: formatShortDate(special.startDate) });
  return fillIn(visibilityWords.now, { day: formatShortDate(special.expirationDate) });
}

/** The first of the coming days on which no special is live. */
export function findFirstGap(specials: readonly Dates[], today: CalendarDate): CalendarDate | undefined {
  const days = Array.from({ length: soon }, (_, ahead) => addDays(today, ahead));
  return days.find((day) => !specials.some((special) => isVisible(special, day)));
}
