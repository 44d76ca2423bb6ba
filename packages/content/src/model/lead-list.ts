import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import { atMost, limits } from './text.ts';

/** The kinds of lead in the office's inbox. */
export const leadKindNames = ['service-request', 'contact', 'referral', 'career-application'] as const;
export type LeadKindName = (typeof leadKindNames)[number];

export const kindLabels: Readonly<Record<LeadKindName, string>> = {
  'service-request': 'Service request',
  contact: 'Message',
  referral: 'Referral',
  'career-application': 'Job application',
};

/** How far the office has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'scheduled', 'done', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const statusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  done: 'Done',
  spam: 'Spam',
};

/**
 * Why a lead may come from a program: a filled honeypot, a form sent faster than people type, a text that somebody else
 * sent within a day, many links, markup, or a document that loads or runs something. None of it is ever refused.
 */
export const suspicions = ['honeypot', 'too-fast', 'repeated', 'links', 'markup', 'active-content'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Each of them in a sentence for the office. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'A hidden field was filled in.',
  'too-fast': 'It was sent faster than a person can type.',
  repeated: 'Somebody else sent the same text within a day.',
  links: 'It has a lot of links.',
  markup: 'It has web page code in it.',
  'active-content': 'The file has active content.',
};

/**
 * Views of the inbox. `open`: not closed, and not waiting for a day. `due`: those whose follow-up day has come.
 * `scheduled`: those that wait for a later day. Suspects are among all of them, and in `suspects` alone.
 */
export const leadViews = ['open', 'due', 'scheduled', 'done', 'spam', 'suspects', 'all'] as const;
export type LeadView = (typeof leadViews)[number];

export const viewLabels: Readonly<Record<LeadView, string>> = {
  open: 'Open',
  due: 'Due',
  scheduled: 'Scheduled',
  done: 'Done',
  spam: 'Spam',
  suspects: 'Suspects',
  all: 'All',
};

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

/** It waits for a later day. */
export const isScheduled = ({ status, followUp }: QueueState, today: string): boolean =>
  followUp !== undefined && followUp > today && !isClosed(status);

/** There is something left to do about it today. */
export const isOpen = (state: QueueState, today: string): boolean =>
  !isClosed(state.status) && !isScheduled(state, today);

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
  /** Title of the special that it redeems. */
  offer: z.optional(z.string()),
  /** The office added it during a phone call. */
  byPhone: z.optional(z.literal(true)),
  /** An emergency, by its words. */
  urgent: z.optional(z.literal(true)),
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

/**
 * What GET /api/admin/leads answers: newest first. The open view starts with unread new leads (emergencies first), then
 * those that are due, by their day.
 */
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
  /** How many at the end do not match as typed, but have similar words. `total` does not count them. */
  similarCount: z.optional(z.int()),
  counts: viewCounts,
  /** Sent as `cursor`, it asks for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type LeadPage = z.infer<typeof leadPage>;

/** The filter of the inbox, as query parameters of GET /api/admin/leads and of its CSV. Days are the company’s, both included. */
export const leadFilter = z.strictObject({
  view: z._default(z.enum(leadViews), 'all'),
  kind: z.optional(z.enum(leadKindNames)),
  unread: z.optional(z.literal('1')),
  /** "me" for those of whoever asks, "none" for those of nobody, or an id. */
  assignee: z.optional(z.string().check(atMost(limits.line, 'Please choose a person'))),
  /** Words that all have to occur somewhere in the lead, whatever their capitals. */
  q: z.optional(z.string().check(z.trim(), atMost(limits.line, 'Please search for fewer words'))),
  from: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
  to: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
});
export type LeadFilter = z.input<typeof leadFilter>;
