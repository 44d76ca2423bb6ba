import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import { e164 } from './phone.ts';
import { atMost, limits, listAtLeast, listAtMost, textField } from './text.ts';
import { landing } from './visits.ts';

/** The kinds of lead in the office's inbox. */
export const leadKindNames = ['service-request', 'contact', 'referral', 'career-application'] as const;
export type LeadKindName = (typeof leadKindNames)[number];

/** How far the office has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'scheduled', 'done', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/**
 * Why a lead may come from a program: a filled honeypot, a form sent faster than people type, a text that somebody else
 * sent within a day, many links, or markup. None of it is ever refused.
 */
export const suspicions = ['honeypot', 'too-fast', 'repeated', 'links', 'markup'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Each of them in a sentence for the office. */
export const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'A field that people cannot see was filled in.',
  'too-fast': 'It was sent faster than people type.',
  repeated: 'Somebody else sent the same text within a day.',
  links: 'It holds many links.',
  markup: 'It holds code of web pages.',
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
  /** Day in New York on which the office wants to come back to it. */
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

/** The filter of the inbox, as query parameters of GET /api/admin/leads and of its CSV. Days are New York's, both included. */
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
  /** False takes a suspect lead into the inbox. */
  suspect: z.optional(z.literal(false)),
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
export const leadNote = z.strictObject({ text: textField({ message: 'Please write a note', max: limits.note }) });

/** Why old leads were not removed: the clock may be wrong, or it would be many at once. */
export const retentionHeld = z.strictObject({
  why: z.enum(['clock', 'many']),
  /** How many would go. */
  leads: z.int(),
  /** The day by the server's clock, in New York. */
  today: z.iso.date(),
  /** When the newest thing that is kept happened, ISO 8601, UTC. */
  newestAt: z.iso.datetime(),
});
export type RetentionHeld = z.infer<typeof retentionHeld>;

/** What POST /api/admin/retention takes: what the office was shown. Anything else that would go by now is refused. */
export const retentionConfirmed = z.pick(retentionHeld, { leads: true, today: true });

/** What GET /api/admin/overview answers: how the office's leads and mail are. Nothing personal is in it. */
export const overview = z.strictObject({
  /** Differs whenever a lead came or changed: the inbox reads its list again then. */
  revision: z.string(),
  /** Suspects are among them. */
  unread: z.int(),
  suspects: z.int(),
  lastLeadAt: z.nullable(z.iso.datetime()),
  mail: z.strictObject({
    server: z.enum(['on', 'off']),
    /** A test message went out by the present settings. Until one has, visitors get no acknowledgement. */
    tried: z.boolean(),
    lastSentAt: z.nullable(z.iso.datetime()),
    /** Messages that are to go out. */
    waiting: z.int(),
    /** Those of them that failed at least once. */
    stuck: z.int(),
    /** Why mail does not go out, in a sentence without its period, when something is stuck. */
    problem: z.optional(z.string()),
  }),
  /** Set when the office is asked before old leads are removed. */
  retention: z.optional(retentionHeld),
  /** Names of files that are damaged. */
  damaged: z.array(z.string()),
  /** What is set wrong on the server, in whole sentences. */
  notices: z.array(z.string()),
});
export type Overview = z.infer<typeof overview>;

/** What POST /api/admin/mail/test answers. */
export const mailTested = z.strictObject({
  /** Addresses of the office that it was sent to. */
  to: z.array(z.string()),
  /** Why it did not go out, in sentences, with what the mail server said; absent when the mail server has taken it. */
  problem: z.optional(z.string()),
});
export type MailTested = z.infer<typeof mailTested>;

const eitherOfBoth = 'Please enter an e-mail address or a phone number';
const withAreaCode = 'Please enter the phone number with its area code';

/** What the calls of /api/admin/people take: an address, or a phone number in any notation. */
export const personRequest = z
  .strictObject({
    email: z.optional(textField({ message: eitherOfBoth, max: limits.email })),
    phone: z.optional(
      z.string({ error: eitherOfBoth }).check(
        atMost(limits.line, withAreaCode),
        z.refine((value) => e164(value) !== undefined, { error: withAreaCode }),
      ),
    ),
  })
  .check(
    z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
      path: ['email'],
      error: eitherOfBoth,
    }),
  );
export type PersonRequest = z.infer<typeof personRequest>;

/** What somebody typed, as the calls take it: without digits it is meant as an address. */
export const personIn = (typed: string): PersonRequest =>
  typed.includes('@') || !/\d/.test(typed) ? { email: typed } : { phone: typed };

/** What POST /api/admin/people/find answers: how much is kept. */
export const personFound = z.strictObject({
  /** As they are written in the leads, some of them: a phone may be a family's. */
  names: z.array(z.string()),
  leads: z.int(),
  resumes: z.int(),
  /** That are still to go out. */
  messages: z.int(),
});
export type PersonFound = z.infer<typeof personFound>;

/** What the calls of /api/admin/people say of somebody unknown. */
export const nobodyKnown = ({ email }: PersonRequest) =>
  `Nothing is kept about this ${email === undefined ? 'phone number' : 'address'}.`;

/** What POST /api/admin/people/erase answers: how much was erased. */
export const erased = z.strictObject({ leads: z.int(), resumes: z.int(), messages: z.int() });
export type Erased = z.infer<typeof erased>;

/** What GET /api/health answers: nothing about people, nothing about the machine. */
export const health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  store: z.enum(['ready', 'refusing', 'stopped']),
  /** Files that are damaged. */
  damagedFiles: z.int(),
  /** `held` when the office is asked before old leads are removed. */
  retention: z.enum(['ok', 'held']),
  /** `static` when the specials page is served as it was built: its offers come with the script alone. */
  specialsPage: z.enum(['ok', 'static']),
  mail: z.enum(['off', 'ok', 'stuck']),
  lastLeadAt: z.nullable(z.iso.datetime()),
  lastMailAt: z.nullable(z.iso.datetime()),
  mailWaiting: z.int(),
  /** What browsers told of in the last 24 hours, or since the start. */
  clientErrors: z.int(),
});
export type Health = z.infer<typeof health>;
