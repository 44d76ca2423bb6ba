import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import { limits, textField } from './text.ts';

/** The kinds of lead in the office's inbox. */
export const leadKindNames = ['service-request', 'contact', 'referral', 'career-application'] as const;
export type LeadKindName = (typeof leadKindNames)[number];

/** How far the office has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'scheduled', 'done', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Why a lead may come from a program: a filled honeypot, or a form sent faster than people type. */
export const suspicions = ['honeypot', 'too-fast'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Suspects have a folder of their own. */
export const leadFolders = ['inbox', 'suspects'] as const;
export type LeadFolder = (typeof leadFolders)[number];

/**
 * Where the message to the office about a lead is: `off` when no mail server is set (it is kept until there is one),
 * `waiting` before the first try, `retrying` after a failed one, `none` when the lead came before there was mail.
 */
export const mailStates = ['none', 'off', 'waiting', 'retrying', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** Leads on one page of the inbox. */
export const leadsPerPage = 50;

/** A lead as the list shows it. */
export const leadSummary = z.strictObject({
  id: z.uuid(),
  kind: z.enum(leadKindNames),
  receivedAt: z.iso.datetime(),
  /** First and last name. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** One line of what it is about: service and message, inquiry, friend's name, or education. At most 160 characters. */
  subject: z.string(),
  status: z.enum(leadStatuses),
  unread: z.boolean(),
  suspect: z.array(z.enum(suspicions)),
  mail: z.enum(mailStates),
});
export type LeadSummary = z.infer<typeof leadSummary>;

/** What GET /api/admin/leads answers: newest first. */
export const leadPage = z.strictObject({
  leads: z.array(leadSummary),
  /** Sent as `cursor`, it asks for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type LeadPage = z.infer<typeof leadPage>;

/** The filter of the inbox, as query parameters of GET /api/admin/leads and of its CSV. Days are New York's, both included. */
export const leadFilter = z.strictObject({
  folder: z._default(z.enum(leadFolders), 'inbox'),
  kind: z.optional(z.enum(leadKindNames)),
  status: z.optional(z.enum(leadStatuses)),
  unread: z.optional(z.literal('1')),
  /** Words that all have to occur somewhere in the lead, whatever their capitals. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(limits.line, { error: 'Please search for fewer words' }))),
  from: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
  to: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
});
export type LeadFilter = z.input<typeof leadFilter>;

/** One thing that happened to a lead. */
export const leadEvent = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(['received', 'status', 'note', 'mail-sent', 'mail-failed', 'mail-resend']),
  /** The new status, or why the mail did not go out. Empty for the others. */
  detail: z.string(),
});
export type LeadEvent = z.infer<typeof leadEvent>;

/** What GET /api/admin/leads/{id} answers. */
export const leadDetail = z.strictObject({
  ...leadSummary.shape,
  /** Everything the form said, in the form's order. */
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  notes: z.array(z.strictObject({ at: z.iso.datetime(), text: z.string() })),
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
  /** The applicant's file; `present` is false when its file is gone. */
  resume: z.optional(z.strictObject({ name: z.string(), bytes: z.int(), present: z.boolean() })),
});
export type LeadDetail = z.infer<typeof leadDetail>;

/** What PATCH /api/admin/leads/{id} takes. */
export const leadChange = z.strictObject({
  status: z.optional(z.enum(leadStatuses, { error: 'Please choose a status' })),
  unread: z.optional(z.boolean()),
  /** False takes a suspect lead into the inbox. */
  suspect: z.optional(z.literal(false)),
});
export type LeadChange = z.infer<typeof leadChange>;

/** What POST /api/admin/leads/{id}/notes takes. */
export const leadNote = z.strictObject({ text: textField({ message: 'Please write a note', max: limits.note }) });

/** What GET /api/admin/overview answers: how the office's leads and mail are. Nothing personal is in it. */
export const overview = z.strictObject({
  /** Differs whenever a lead came or changed: the inbox reads its list again then. */
  revision: z.string(),
  unread: z.int(),
  suspects: z.int(),
  lastLeadAt: z.nullable(z.iso.datetime()),
  mail: z.strictObject({
    server: z.enum(['on', 'off']),
    lastSentAt: z.nullable(z.iso.datetime()),
    /** Messages that are to go out. */
    waiting: z.int(),
    /** Those of them that failed at least once. */
    stuck: z.int(),
    /** Why mail does not go out, in a sentence without its period, when something is stuck. */
    problem: z.optional(z.string()),
  }),
});
export type Overview = z.infer<typeof overview>;

/** What POST /api/admin/people/export and /api/admin/people/erase take. */
export const personRequest = z.strictObject({
  email: textField({ message: 'Email is required', max: limits.email }),
});

/** What POST /api/admin/people/erase answers: how much was erased. */
export const erased = z.strictObject({ leads: z.int(), resumes: z.int(), messages: z.int() });
export type Erased = z.infer<typeof erased>;

/** What GET /api/health answers: nothing about people, nothing about the machine. */
export const health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  store: z.enum(['ready', 'refusing', 'stopped']),
  mail: z.enum(['off', 'ok', 'stuck']),
  lastLeadAt: z.nullable(z.iso.datetime()),
  lastMailAt: z.nullable(z.iso.datetime()),
  mailWaiting: z.int(),
});
export type Health = z.infer<typeof health>;
