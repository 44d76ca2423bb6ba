import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar.ts';
import type { CalendarDate } from '../pages.ts';
import { isWebAddress } from '../special-rules.ts';
import { atMost, limits, lineChecks, lineField, listAtMost, textField } from '../forms/text.ts';
import { uuid } from '../forms/uuid.ts';
import { calendarDay } from './calendar-day.ts';

const badAddress = 'Please enter a web address that starts with https:// or http://';

const fields = {
  title: lineField({ message: 'Please enter a title', max: limits.title }),
  description: textField({ message: 'Please enter a description', max: limits.description }),
  /** A short label, such as "$400 value" or "15% off". */
  discount: lineField({ message: 'Please enter a discount label', max: limits.discount }),
  terms: textField({ message: 'Please enter the terms', max: limits.terms }),
  /** Last day it is shown, inclusive: "2026-12-31". */
  expirationDate: calendarDay('Please enter the expiration date'),
  /** Page with a coupon to print; empty when there is none. */
  printURL: z.optional(
    z.string({ error: badAddress }).check(
      ...lineChecks,
      atMost(limits.url, badAddress),
      z.refine((value) => value === '' || isWebAddress(value), { error: badAddress }),
    ),
  ),
  isActive: z._default(z.boolean({ error: 'Please choose whether the special is active' }), true),
  /** First day it is shown; empty or absent: at once. */
  startDate: z.optional(z.union([z.literal(''), calendarDay('Please enter a start date')])),
};

const startsInTime = z.refine<{ startDate?: string | undefined; expirationDate: string }>(
  ({ startDate, expirationDate }) => !startDate || !isCalendarDate(expirationDate) || startDate <= expirationDate,
  { path: ['startDate'], error: 'The start date must not be after the expiration date' },
);

/** Values of the admin form, and the request body of POST and PUT of /api/admin/specials: unknown keys are refused. */
export const specialBody = z
  .strictObject({
    ...fields,
    /** Position among the specials, from 0. Default: the end. */
    order: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  })
  .check(startsInTime);
export type SpecialBody = z.input<typeof specialBody>;

/** A special as sent to visitors. */
export const special = z.strictObject({
  id: uuid(),
  ...fields,
  order: z.int(),
  createdAt: z.iso.datetime(),
});
export type Special = z.infer<typeof special>;

/** Data for rendering the specials page on the server and hydrating it in the browser. */
export interface InitialSpecials {
  /** The day in New York. */
  today: CalendarDate;
  /** The day by the device's clock when the page was opened; the browser adds it. */
  openedOn?: CalendarDate;
  /** The visible specials in order; null when they could not be read. */
  specials: readonly Special[] | null;
}

/** A special as sent to the admin. */
export const adminSpecial = z.strictObject({
  ...special.shape,
  /** Increases with each change. Sent in `If-Match`, it keeps a stale edit from overwriting a newer one. */
  version: z.int(),
  /** When it was deleted; only in the list of deleted specials. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type AdminSpecial = z.infer<typeof adminSpecial>;

/** Request body of POST /api/admin/specials/order: the ids of all specials that are not deleted, first to last. */
export const specialOrder = z.strictObject({
  ids: z.array(uuid()).check(listAtMost(500, 'There are too many specials')),
});

/** A special that the site shows when the office has none. It is content and is not stored. */
export type FallbackSpecial = Pick<Special, 'title' | 'description' | 'discount' | 'terms'> & {
  expirationDate: CalendarDate;
  sample?: true;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
};
