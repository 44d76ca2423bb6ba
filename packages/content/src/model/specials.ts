import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './pages.ts';
import { isWebAddress } from './special-rules.ts';
import { atMost, limits, listAtMost, lineField, textField } from './text.ts';

const calendarDay = (message: string) =>
  z.string({ error: message }).check(
    z.refine(isCalendarDate, { error: message }),
    // "26" is a year of the Romans.
    z.refine((value) => !isCalendarDate(value) || (value >= '2000' && value < '3000'), {
      error: 'Please enter a year of four digits, such as 2026',
    }),
  );

const badAddress = 'Please enter a web address that starts with https:// or http://';

const fields = {
  title: lineField({ message: 'Please enter a title', max: limits.title }),
  description: textField({ message: 'Please enter a description', max: limits.description }),
  /** A short label, such as "$400 value" or "15% off". */
  discount: lineField({ message: 'Please enter a discount label', max: limits.discount }),
  terms: textField({ message: 'Please enter the terms', max: limits.terms }),
  /** Last day on which it is shown, "2026-12-31"; the whole day counts. */
  expirationDate: calendarDay('Please enter the expiration date'),
  /** Page with a coupon to print; empty when there is none. */
  printURL: z.optional(
    z.string({ error: badAddress }).check(
      z.trim(),
      atMost(limits.url, badAddress),
      z.refine((value) => value === '' || isWebAddress(value), { error: badAddress }),
    ),
  ),
  isActive: z._default(z.boolean({ error: 'Please choose whether the special is active' }), true),
  /** First day on which it is shown; empty or absent: at once. */
  startDate: z.optional(z.union([z.literal(''), calendarDay('Please enter a start date')])),
};

const startsInTime = z.refine<{ startDate?: string | undefined; expirationDate: string }>(
  ({ startDate, expirationDate }) => !startDate || !isCalendarDate(expirationDate) || startDate <= expirationDate,
  { path: ['startDate'], error: 'The start date must not be after the expiration date' },
);

/** What the admin's form holds, and what POST and PUT of /api/admin/specials take: unknown keys are refused. */
export const specialBody = z
  .strictObject({
    ...fields,
    /** Place among the specials, from 0; at the end unless given. */
    order: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  })
  .check(startsInTime);
export type SpecialBody = z.input<typeof specialBody>;

/** A special as visitors get it. */
export const special = z.strictObject({
  id: z.uuid(),
  ...fields,
  order: z.int(),
  createdAt: z.iso.datetime(),
});
export type Special = z.infer<typeof special>;

/** What the server renders the specials page with, and the browser hydrates it with. */
export interface InitialSpecials {
  /** The day in New York. */
  today: CalendarDate;
  /** Those that show on it, in the office's order; null when they could not be read. */
  specials: readonly Special[] | null;
}

/** The fields whose changes the history tells. */
export const specialFieldNames = [
  'title',
  'description',
  'discount',
  'terms',
  'expirationDate',
  'printURL',
  'isActive',
  'startDate',
  'order',
] as const;

/** One change of a special. */
export const specialChange = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(['created', 'edited', 'moved', 'deleted', 'restored']),
  /** Name of who did it; early changes have none. */
  by: z.optional(z.string()),
  /** What changed, in the words that the fields held. */
  changes: z.array(z.strictObject({ field: z.enum(specialFieldNames), from: z.string(), to: z.string() })),
});
export type SpecialChange = z.infer<typeof specialChange>;

/** A special as the admin gets it. */
export const adminSpecial = z.strictObject({
  ...special.shape,
  /** Grows by one with each change. Sent back in `If-Match`, it keeps a stale edit from overwriting a newer one. */
  version: z.int(),
  /** Latest first, 20 at most. */
  history: z.array(specialChange),
  /** When it was deleted; only in the list of the deleted. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type AdminSpecial = z.infer<typeof adminSpecial>;

/** What POST /api/admin/specials/order takes: the ids of all specials that are not deleted, first to last. */
export const specialOrder = z.strictObject({
  ids: z.array(z.uuid()).check(listAtMost(500, 'There are too many specials')),
});

/** What the admin's calls say when they refuse. */
export const adminMessages = {
  unauthorized: 'Incorrect password.',
  /** Does not tell which of them is wrong. */
  wrongLogin: 'Incorrect name or password.',
  /** When the server gave no sentence of its own. */
  lockedOut: 'Too many wrong passwords. Please try again in 15 minutes.',
  ended: 'Your login has ended. Please log in again.',
  idle: 'You were logged out after 12 hours without use.',
  expired: 'You were logged out after 30 days.',
  passwordChanged: 'Your password was changed. Log in with the new one.',
  switchedOff: 'Your access was turned off.',
  stale: 'Somebody else just changed this special. Reload the list to see their version.',
  gone: 'This special no longer exists.',
} as const;

/** A special that the site shows when the office has none: part of the content, not of the store. */
export type FallbackSpecial = Pick<Special, 'title' | 'description' | 'discount' | 'terms'> & {
  expirationDate: CalendarDate;
  sample?: true;
  /** Who confirmed it, and when: "Name, 2026-11-21". */
  confirmedBy?: string;
};
