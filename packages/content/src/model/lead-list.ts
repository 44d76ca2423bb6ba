import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import { atMost, limits } from './text.ts';

/** The kinds of lead in the office's inbox. */
export const leadKindNames = ['service-request', 'contact', 'referral', 'career-application'] as const;
export type LeadKindName = (typeof leadKindNames)[number];

/** How far the office has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'scheduled', 'done', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/**
 * Why a lead may come from a program: a filled honeypot, a form sent faster than people type, a text that somebody else
 * sent within a day, many links, markup, or a document that loads or runs something. None of it is ever refused.
 */
export const suspicions = ['honeypot', 'too-fast', 'repeated', 'links', 'markup', 'active-content'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Each of them in a sentence for the office. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'A field that people cannot see was filled in.',
  'too-fast': 'It was sent faster than people type.',
  repeated: 'Somebody else sent the same text within a day.',
  links: 'It holds many links.',
  markup: 'It holds code of web pages.',
  'active-content': 'The file has active content.',
};

/**
 * What of the leads is looked at. `open` is what is left to do: new and contacted ones, and scheduled ones whose day of
 * follow-up has come. `due` are those of them whose day has come. Suspects stand among all others, and in `suspects` alone.
 */
export const leadViews = ['open', 'due', 'scheduled', 'done', 'spam', 'suspects', 'all'] as const;
export type LeadView = (typeof leadViews)[number];

/** How a lead stands in the queue. */
export interface QueueState {
  status: LeadStatus;
  /** Day on which the office wants to come back to it. */
  followUp?: string | undefined;
}

const isClosed = (status: LeadStatus) => status === 'done' || status === 'spam';

/** Its day of follow-up has come, and it is not closed. */
export const isDue = ({ status, followUp }: QueueState, today: string): boolean =>
  followUp !== undefined && followUp <= today && !isClosed(status);

/** There is something left to do about it today. */
export const isOpen = (state: QueueState, today: string): boolean =>
  state.status === 'new' || state.status === 'contacted' || isDue(state, today);

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
  /** Town, as it was typed; empty when the form did not ask for it. */
  city: z.string(),
  /** One line of what it is about: service and message, inquiry, friend's name, or education. At most 160 characters. */
  subject: z.string(),
  status: z.enum(leadStatuses),
  /** Day on which the office wants to come back to it. */
  followUp: z.optional(z.string()),
  /** Who is to see to it: the id of a member of the team, or "owner". */
  assignee: z.optional(z.strictObject({ id: z.string(), name: z.string() })),
  unread: z.boolean(),
  suspect: z.array(z.enum(suspicions)),
  mail: z.enum(mailStates),
  /** Grows with each change of status, follow-up day and person; a change names the one it was begun on. */
  version: z.int(),
});
export type LeadSummary = z.infer<typeof leadSummary>;

/** How many leads each view has, whatever the filter. */
export const viewCounts = z.record(z.enum(leadViews), z.int());
export type ViewCounts = z.infer<typeof viewCounts>;

/** What GET /api/admin/leads answers: newest first; before them, in the open view, the due ones by their day. */
export const leadPage = z.strictObject({
  leads: z.array(leadSummary),
  /** Leads before this page. */
  before: z.int(),
  /** Leads that pass the filter, on all pages. */
  total: z.int(),
  /** There are more of them than `total`: leads with some words are counted up to a thousand. */
  more: z.optional(z.literal(true)),
  /** Those of them that may come from a program. */
  suspects: z.int(),
  /** None says the words: these name somebody who is called almost so. */
  similar: z.optional(z.literal(true)),
  counts: viewCounts,
  /** Sent as `cursor`, it asks for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type LeadPage = z.infer<typeof leadPage>;

/** The statuses of a filter, such as "new,contacted"; undefined when one of them is none. */
export function statusesIn(value: string): LeadStatus[] | undefined {
  const parts = value.split(',');
  const known = leadStatuses.filter((status) => parts.includes(status));
  return known.length === parts.length ? known : undefined;
}

/** The filter of the inbox, as query parameters of GET /api/admin/leads and of its CSV. Days are the company’s, both included. */
export const leadFilter = z.strictObject({
  view: z._default(z.enum(leadViews), 'all'),
  kind: z.optional(z.enum(leadKindNames)),
  /** One or several, with commas: "new,contacted". */
  status: z.optional(
    z.string().check(z.refine((value) => statusesIn(value) !== undefined, { error: 'Please choose a status' })),
  ),
  unread: z.optional(z.literal('1')),
  /** "me" for those of whoever asks, "none" for those of nobody, or an id. */
  assignee: z.optional(z.string().check(atMost(limits.line, 'Please choose a person'))),
  /** Words that all have to occur somewhere in the lead, whatever their capitals. */
  q: z.optional(z.string().check(z.trim(), atMost(limits.line, 'Please search for fewer words'))),
  from: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
  to: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
});
export type LeadFilter = z.input<typeof leadFilter>;
