import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import { leadStatuses, leadSummary, mailStates } from './lead-list.ts';
import { atMost, limits, listAtLeast, listAtMost, textField } from './text.ts';

/** Where a visit began. */
export const landing = z.strictObject({
  /** A page of the site with its campaign: "/duct-cleaning?utm_source=flyer". */
  page: z.string(),
  /** Host of the site whose link led there, such as "www.google.com". */
  from: z.optional(z.string()),
});
export type Landing = z.infer<typeof landing>;

/** One thing that happened to a lead. */
export const leadEvent = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(['received', 'status', 'follow-up', 'assigned', 'note', 'mail-sent', 'mail-failed', 'mail-resend']),
  /**
   * The page it was sent from, the new status, the new day of follow-up, the name of whom it was given to, or why the mail did not go out; `together` when one message stood for all
   * leads from long before there was mail. Empty for the others.
   */
  detail: z.string(),
  /** Name of who did it, as it was then; what the server does of itself has none. */
  by: z.optional(z.string()),
});
export type LeadEvent = z.infer<typeof leadEvent>;

/** A note, as it is kept. */
export const leadNoteKept = z.strictObject({
  /** Made by the client, so that a note that is sent again is kept once; older notes have none. */
  id: z.optional(z.uuid()),
  at: z.iso.datetime(),
  text: z.string(),
  /** Name of who wrote it; early notes have none. */
  by: z.optional(z.string()),
});

/** What GET /api/admin/leads/{id} answers. */
export const leadDetail = z.strictObject({
  ...leadSummary.shape,
  /** Everything the form said, in the form's order. */
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  notes: z.array(leadNoteKept),
  /** Latest last. */
  history: z.array(leadEvent),
  delivery: z.strictObject({
    state: z.enum(mailStates),
    attempts: z.int(),
    sentAt: z.optional(z.iso.datetime()),
    nextAttemptAt: z.optional(z.iso.datetime()),
    /** What went wrong with the last try. */
    problem: z.optional(z.string()),
  }),
  /** Where the visit began in which it was sent, as far as the browser said. */
  landing: z.optional(landing),
  /** The applicant's file; `present` is false when its file is gone. */
  resume: z.optional(z.strictObject({ name: z.string(), bytes: z.int(), present: z.boolean() })),
});
export type LeadDetail = z.infer<typeof leadDetail>;

/** Most leads that are told of the same person. */
export const othersShown = 20;

/** What GET /api/admin/leads/{id}/others answers: leads from the same phone or e-mail address, newest first. */
export const otherLeads = z.strictObject({
  leads: z.array(leadSummary),
  /** There are more than are told. */
  more: z.boolean(),
});
export type OtherLeads = z.infer<typeof otherLeads>;

/** What PATCH /api/admin/leads/{id} takes. */
export const leadChange = z.strictObject({
  status: z.optional(z.enum(leadStatuses, { error: 'Please choose a status' })),
  unread: z.optional(z.boolean()),
  /** Null takes it away. */
  followUp: z.optional(z.nullable(z.string().check(z.refine(isCalendarDate, { error: 'Please choose a day' })))),
  /** Id of a member of the team, or "owner"; null takes it from whoever has it. */
  assignee: z.optional(z.nullable(z.string().check(atMost(limits.line, 'Please choose a person')))),
  /** False clears a suspect lead of its suspicions; true brings them back. */
  suspect: z.optional(z.boolean()),
});
export type LeadChange = z.infer<typeof leadChange>;

/** What POST /api/admin/leads/changes takes: one change of several leads. */
export const leadChanges = z.strictObject({
  leads: z
    .array(
      z.strictObject({
        id: z.uuid(),
        /** The change was begun on this one; any unless given. */
        version: z.optional(z.int()),
      }),
    )
    .check(listAtLeast(1, 'Please select a lead'), listAtMost(200, 'Please select 200 leads or fewer')),
  change: leadChange,
});
export type LeadChanges = z.infer<typeof leadChanges>;

/** What it answers. */
export const leadsChanged = z.strictObject({
  /** How many are as they were wanted now; those that are gone are passed over. */
  changed: z.int(),
  /** Those in which somebody else has changed the same since: they are as that person left them. */
  stale: z.array(
    z.strictObject({
      id: z.uuid(),
      /** First and last name of who wrote. */
      name: z.string(),
      /** Who changed it. */
      by: z.string(),
    }),
  ),
});
export type LeadsChanged = z.infer<typeof leadsChanged>;

/** What POST /api/admin/leads/{id}/notes takes. */
export const leadNote = z.strictObject({
  /** The same when a note is sent again for want of an answer: it is kept once. */
  id: z.optional(z.uuid()),
  text: textField({ message: 'Please write a note', max: limits.note }),
});
export type LeadNote = z.infer<typeof leadNote>;
