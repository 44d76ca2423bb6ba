import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './pages.ts';

// Separate from the schemas, so that pages that only show specials load no zod.

/** Whether a URL is safe to link to: http or https, without characters that a URL parser silently drops. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}\p{Cf}<>"]+$/iu.test(text) && canParse(text);

/** For `URL.canParse`, which the oldest supported browsers lack. */
function canParse(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** The fields that decide whether a special is visible. */
interface Shown {
  isActive: boolean;
  startDate?: string | undefined;
  expirationDate: string;
}

/** Whether a special is visible on a day: active, started and not expired. @param today in New York */
export const isVisible = ({ isActive, startDate, expirationDate }: Shown, today: CalendarDate): boolean =>
  isActive && isCalendarDate(expirationDate) && (!startDate || startDate <= today) && today <= expirationDate;

/**
 * What can be redeemed on a day: the office's specials or, while there are none, the fallbacks.
 * @param today in New York
 * @param visible the office's specials of that day
 */
export const offersOn = (
  today: CalendarDate,
  visible: readonly { title: string }[],
  fallbacks: readonly { title: string; expirationDate: string }[],
): readonly { title: string }[] =>
  visible.length > 0 ? visible : fallbacks.filter((special) => isVisible({ ...special, isActive: true }, today));
