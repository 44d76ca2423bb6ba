import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar.ts';
import { atMost, limits, lineChecks } from '../forms/text.ts';
import { uuid } from '../forms/uuid.ts';

/** The kinds of lead in the office's inbox. */
export const leadKindNames = ['service-request', 'contact', 'referral', 'career-application'] as const;
export type LeadKindName = (typeof leadKindNames)[number];

export const kindLabels: Readonly<Record<LeadKindName, string>> = {
  'service-request': 'Service request',
  contact: 'Message',
  referral: 'Referral',
  'career-application': 'Job application',
};

/** Status of a lead. */
export const leadStatuses = ['new', 'contacted', 'scheduled', 'done', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const statusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  done: 'Done',
  spam: 'Spam',
};

/** Applicants come for an interview, where customers have a visit. @param kind undefined for leads of several kinds */
export const statusLabel = (kind: LeadKindName | undefined, status: LeadStatus): string =>
  kind === 'career-application' && status === 'scheduled' ? 'Interview' : statusLabels[status];

/** How a lead ended: four ways for customers, two for applicants. */
export const leadResults = ['booked', 'quoted', 'lost', 'no-job', 'hired', 'not-hired'] as const;
export type LeadResult = (typeof leadResults)[number];

export const resultLabels: Readonly<Record<LeadResult, string>> = {
  booked: 'Booked',
  quoted: 'Quoted',
  lost: 'Lost',
  'no-job': 'No job',
  hired: 'Hired',
  'not-hired': 'Not hired',
};

/** The results that a lead of a kind can have. */
export const resultsOf = (kind: LeadKindName): readonly LeadResult[] =>
  kind === 'career-application' ? ['hired', 'not-hired'] : ['booked', 'quoted', 'lost', 'no-job'];

export const leadOutcome = z.strictObject({
  result: z.enum(leadResults, { error: 'Please choose how it ended' }),
  /** Of the job or the quote, in whole dollars. */
  amount: z.optional(
    z
      .int({ error: 'Please enter whole dollars' })
      .check(z.gte(0, 'Please enter whole dollars'), z.lte(10_000_000, 'Please enter a smaller amount')),
  ),
  /** Why it was lost. */
  reason: z.optional(z.string().check(...lineChecks, atMost(limits.line, 'Please use fewer words'))),
});
export type LeadOutcome = z.infer<typeof leadOutcome>;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please choose a time' }));

/** When somebody arrives for a visit: `{ from: '09:00', to: '11:00' }`. */
export const arrivalWindow = z
  .strictObject({ from: time, to: time })
  .check(z.refine(({ from, to }) => from < to, { error: 'The visit ends before it begins' }));
export type ArrivalWindow = z.infer<typeof arrivalWindow>;

/**
 * Signs of spam: a filled honeypot, a form sent faster than people type, many links, or markup. Such leads are marked and
 * never refused.
 */
export const suspicions = ['honeypot', 'too-fast', 'links', 'markup'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Explanation of each for the office. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'A hidden field was filled in.',
  'too-fast': 'It was sent faster than a person can type.',
  links: 'It has a lot of links.',
  markup: 'It has web page code in it.',
};

/**
 * Views of the inbox. `open`: not closed and without a future follow-up date. `due`: follow-up date reached.
 * `scheduled`: follow-up date today or later. `applications`: for a job, closed ones too. Suspects appear in all views; `suspects` has only them.
 */
export const leadViews = ['open', 'due', 'scheduled', 'applications', 'done', 'spam', 'suspects', 'all'] as const;
export type LeadView = (typeof leadViews)[number];

export const viewLabels: Readonly<Record<LeadView, string>> = {
  open: 'Open',
  due: 'Due',
  scheduled: 'Scheduled',
  applications: 'Applications',
  done: 'Done',
  spam: 'Spam',
  suspects: 'Possible spam only',
  all: 'All',
};

/** The fields that decide a lead's views. */
export interface QueueState {
  status: LeadStatus;
  /** Follow-up date. */
  followUp?: string | undefined;
  arrivalWindow?: ArrivalWindow | undefined;
}

/** Whether nothing is left to do about a lead. */
export const isClosed = (status: LeadStatus | undefined): boolean => status === 'done' || status === 'spam';

/** Whether it is open and its follow-up date is reached. */
export const isDue = ({ status, followUp }: QueueState, today: string): boolean =>
  followUp !== undefined && followUp <= today && !isClosed(status);

/** Whether it is not closed, and its follow-up date is today or later. */
export const isScheduled = ({ status, followUp }: QueueState, today: string): boolean =>
  followUp !== undefined && followUp >= today && !isClosed(status);

/** Whether it needs work today: it is neither closed nor scheduled for a later day. */
export const isOpen = ({ status, followUp = '' }: QueueState, today: string): boolean =>
  !isClosed(status) && followUp <= today;

const dayAndTime = ({ followUp = '', arrivalWindow: window }: QueueState) => `${followUp} ${window?.from ?? ''}`;

/** Sorts by follow-up date, then by the time of the visit. */
export const compareDays = (one: QueueState, other: QueueState): number =>
  dayAndTime(one).localeCompare(dayAndTime(other));

/**
 * Sections of the open view, from the top: new emergencies, read or not and suspects too, then the other new leads, then
 * those that are due, by their day, then the rest.
 */
export const openSections = ['urgent', 'new', 'due', 'rest'] as const;
export type OpenSection = (typeof openSections)[number];

/** Where a lead of the open view stands. @param today day in New York */
export function openSectionOf(lead: QueueState & { urgent?: true | undefined }, today: string): OpenSection {
  if (lead.status === 'new') return lead.urgent ? 'urgent' : 'new';
  return isDue(lead, today) ? 'due' : 'rest';
}

/**
 * State of the office's message about a lead: `off` without a mail server (it is queued until there is one),
 * `waiting` before the first try, `retrying` after a failed one, `failed` after the last one, `none` when nothing is to be sent.
 */
export const mailStates = ['none', 'off', 'waiting', 'retrying', 'failed', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** Leads on one page of the inbox. */
export const leadsPerPage = 50;

/** A lead as the list shows it. */
export const leadSummary = z.strictObject({
  id: uuid(),
  kind: z.enum(leadKindNames),
  receivedAt: z.iso.datetime(),
  /** First and last name. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Whom a referral is about: the person to call. */
  friend: z.optional(z.strictObject({ name: z.string(), phone: z.string() })),
  /** City as typed; empty when the form has no such field. */
  city: z.string(),
  /** One-line summary: service and message, inquiry, friend's name, or education. At most 160 characters. */
  subject: z.string(),
  /** Title of the special that it redeems. */
  offer: z.optional(z.string()),
  /** Whether the office added it during a phone call. */
  byPhone: z.optional(z.literal(true)),
  /** Whether its text describes an emergency. */
  urgent: z.optional(z.literal(true)),
  status: z.enum(leadStatuses),
  /** Follow-up date. */
  followUp: z.optional(z.string()),
  /** Of a visit on that date. */
  arrivalWindow: z.optional(arrivalWindow),
  /** How it ended, if it is done and somebody said so. */
  outcome: z.optional(leadOutcome),
  /** Assignee: the id of a team member, or "owner". */
  assignee: z.optional(z.strictObject({ id: z.string(), name: z.string() })),
  unread: z.boolean(),
  suspect: z.array(z.enum(suspicions)),
  mail: z.enum(mailStates),
  /** Increases with each change of status, follow-up date or assignee. A change names the version it is based on. */
  version: z.int(),
});
export type LeadSummary = z.infer<typeof leadSummary>;

/** Views with something left to do. They say how much; of applications, those that are open count. */
export const countedViews = ['open', 'due', 'scheduled', 'applications'] as const satisfies readonly LeadView[];

/** How many leads each view has without the filter; of the applications, those that are open. */
export const viewCounts = z.record(z.enum(countedViews), z.int());
export type ViewCounts = z.infer<typeof viewCounts>;

/**
 * What GET /api/admin/leads answers: newest first. The views of due and scheduled leads are in the order of their days, the open
 * view in that of `openSections`.
 */
export const leadPage = z.strictObject({
  leads: z.array(leadSummary),
  /** Leads before this page. */
  before: z.int(),
  /** Matching leads on all pages. */
  total: z.int(),
  /** Whether there are more than `total`: what a search finds is counted up to a thousand, similar words up to a hundred. */
  more: z.optional(z.literal(true)),
  /** How many of them are suspects. */
  suspects: z.int(),
  /** Whether no lead matched and these have a similar name. */
  similar: z.optional(z.literal(true)),
  /** How many at the end do not match as typed, but have similar words. `total` does not count them. */
  similarCount: z.optional(z.int()),
  counts: viewCounts,
  /** Whether there is no lead at all. */
  empty: z.boolean(),
  /** Send it as `cursor` to get the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type LeadPage = z.infer<typeof leadPage>;

/** The filter of the inbox, as query parameters of GET /api/admin/leads and of its CSV. Days are the company’s, both included. */
export const leadFilter = z.strictObject({
  view: z._default(z.enum(leadViews), 'all'),
  kind: z.optional(z.enum(leadKindNames)),
  unread: z.optional(z.literal('1')),
  /**
   * "me" for the current user, "none" for unassigned leads, or an id. The current user's part of the open view has new
   * emergencies that are nobody's, too.
   */
  assignee: z.optional(z.string().check(atMost(limits.line, 'Please choose a person'))),
  /** Words that must all occur in the lead, in any case. */
  q: z.optional(z.string().check(...lineChecks, atMost(limits.line, 'Please search for fewer words'))),
  from: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
  to: z.optional(z.string().check(z.refine(isCalendarDate, { error: 'Please enter a day such as 2026-11-21' }))),
});
export type LeadFilter = z.input<typeof leadFilter>;
