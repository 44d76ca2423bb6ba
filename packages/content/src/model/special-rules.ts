import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './pages.ts';

// Apart from the schemas: pages that only show specials load no zod for it.

/** Whether an address may be opened from a page: http or https, and nothing in it that a URL parser drops in silence. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}\p{Cf}<>"]+$/iu.test(text) && canParse(text);

/** `URL.canParse` came to browsers in 2023; these pages run in older ones. */
function canParse(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** What decides whether a special shows. */
interface Shown {
  isActive: boolean;
  startDate?: string | undefined;
  expirationDate: string;
}

/** Whether visitors see a special on a day: active, begun, and not after its last day. @param today in New York */
export const isVisible = ({ isActive, startDate, expirationDate }: Shown, today: CalendarDate): boolean =>
  isActive && isCalendarDate(expirationDate) && (!startDate || startDate <= today) && today <= expirationDate;
