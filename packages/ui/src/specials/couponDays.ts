import { daysBetween, isCalendarDate, type CalendarDate } from '@hvac/content/model';

/** Days before the end at which a coupon counts them down. */
const countdown = 7;

/** How near the end of an offer is, in a few words. */
export function endNote(expirationDate: string, today: CalendarDate): string {
  if (!isCalendarDate(expirationDate)) return 'Coupon';
  const days = daysBetween(today, expirationDate);
  if (days < 0) return 'Ended';
  if (days === 0) return 'Last day today';
  if (days === 1) return 'Last day tomorrow';
  return days <= countdown ? `Ends in ${days} days` : 'Coupon';
}
