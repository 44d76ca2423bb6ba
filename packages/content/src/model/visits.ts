import * as z from 'zod/mini';
import { addDays, localDay } from './calendar.ts';
import { visitEventsAtMost } from './landing.ts';
import type { CalendarDate } from './pages.ts';
import { atMost, listAtLeast, listAtMost } from './text.ts';

/** What a browser tells of: a page was opened, the phone was tapped on it, its form was begun. */
export const visitEvents = ['opened', 'called', 'begun'] as const;
export type VisitEventName = (typeof visitEvents)[number];

/** Why a form that was sent was not taken. */
export const visitRefusals = ['captcha', 'fields', 'file', 'often', 'storing', 'other'] as const;
export type VisitRefusal = (typeof visitRefusals)[number];

/** Largest body of a report, in bytes. */
export const visitLimitBytes = 8192;

/** What POST /api/visits takes: what was done on pages, and nothing about who did it. */
export const visitReport = z.strictObject({
  events: z
    .array(
      z.strictObject({
        what: z.enum(visitEvents),
        /** `location.pathname`, without query or hash. */
        path: z.string().check(atMost(200, 'The path is too long')),
      }),
    )
    .check(listAtLeast(1, 'Nothing was done'), listAtMost(visitEventsAtMost, 'Too much was done at once')),
});
export type VisitReport = z.infer<typeof visitReport>;

/** What was done in a week, as numbers. */
export const visitWeek = z.strictObject({
  /** Its Monday, by the region's clock. */
  week: z.string(),
  counts: z.array(
    z.strictObject({
      /** One of `visitEvents`, "sent" or "refused". */
      what: z.enum([...visitEvents, 'sent', 'refused']),
      /** A page of the site, or "other"; why, of what was refused. */
      about: z.string(),
      count: z.int(),
    }),
  ),
});
export type VisitWeek = z.infer<typeof visitWeek>;
export type VisitCount = VisitWeek['counts'][number];

/** Weeks that are kept. */
export const visitWeeksKept = 26;

/** What GET /api/admin/visits answers: the latest week first. */
export const visits = z.strictObject({ weeks: z.array(visitWeek) });
export type Visits = z.infer<typeof visits>;

/** The Monday of the week, by the region's clock. @param now milliseconds since 1970 */
export function localWeek(now: number): CalendarDate {
  const today = localDay(now);
  return addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Where a visit began. */
export const landing = z.strictObject({
  /** A page of the site with its campaign: "/duct-cleaning?utm_source=flyer". */
  page: z.string(),
  /** Host of the site whose link led there, such as "www.google.com". */
  from: z.optional(z.string()),
});
export type Landing = z.infer<typeof landing>;
