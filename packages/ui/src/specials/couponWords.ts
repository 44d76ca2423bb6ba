import { daysBetween, isCalendarDate, type CalendarDate, type Special } from '@hvac/content/model';
import { couponWords } from '@hvac/content/words';
import { fillIn } from '../components/private/fillIn.tsx';

/** What a coupon says: the office's specials and the site's own have it. */
export type CouponWords = Pick<Special, 'title' | 'description' | 'discount' | 'terms' | 'expirationDate'> & {
  printURL?: string | undefined;
};

/** The parts of a discount label as the coupon's stub sets them. */
export interface DiscountParts {
  /** In the largest letters: "15", "$400", "FREE". */
  big: string;
  /** Set small and high beside it: "%". */
  raised: string;
  /** On a line of its own: "off". */
  rest: string;
}

/** Splits "15% off" into "15", "%" and "off". A label that begins with no amount stays in one piece. */
export function discountParts(discount: string): DiscountParts {
  const [, big = discount, raised = '', rest = ''] =
    /^(\$?\d[\d.,]*|free(?=\s|$))(%?)\s*(.*)$/isu.exec(discount.trim()) ?? [];
  return { big, raised, rest };
}

/** Upper limits for the widths of the display font's letters, in em. Letters of other alphabets may be as wide as high. */
const letterWidths = [
  [/[ !'(),\-.:;I[\]`ijl|/ftr1J]/, 0.42],
  [/[$\da-ln-vx-z+=*?"]/, 0.64],
  [/[A-LN-VX-Z#&]/, 0.75],
] as const;
/** Between letters, in em, when readers space them out (WCAG 1.4.12). */
const spacing = 0.12;
const letterWidth = (letter: string) => (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 1) + spacing;
const lineWidth = (text: string) => Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0);

/** Most letters of a label that stays on one line: "Save $75". */
const oneLineAtMost = 9;

/**
 * The room that the large letters of a coupon need so that no amount and no word is broken.
 * @returns the width in em, at least 1, and whether the whole text stands on one line or wraps between its words
 */
export function measureCoupon(big: string, raised = ''): { ems: number; isOneLine: boolean } {
  const isOneLine = big.length <= oneLineAtMost;
  const widths = (isOneLine ? [big] : big.split(/\s+/)).map(lineWidth);
  // The raised sign is set in half the size.
  const ems = Math.max(1, ...widths) + lineWidth(raised) / 2;
  return { ems: Math.round(ems * 100) / 100, isOneLine };
}

/** The page that takes a visitor's request, with the offer to redeem. */
export const redeemHref = (contact: string, title: string) => `${contact}?special=${encodeURIComponent(title)}`;

/** Days before the end at which a coupon counts them down. */
const countdown = 7;

/** How near the end of an offer is, in a few words. */
export function formatCouponEnd(expirationDate: string, today: CalendarDate): string {
  if (!isCalendarDate(expirationDate)) return couponWords.coupon;
  const days = daysBetween(today, expirationDate);
  if (days < 0) return couponWords.ended;
  if (days === 0) return couponWords.lastDay;
  if (days === 1) return couponWords.lastDayTomorrow;
  return days <= countdown ? fillIn(couponWords.endsIn, { days }) : couponWords.coupon;
}
