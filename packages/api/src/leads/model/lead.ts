import {
  arrivalWindow,
  identityKeys,
  isClosed,
  landing,
  leadEvent,
  storedLeadNote,
  leadOutcome,
  leadStatuses,
  suspicions,
  type CareerApplication,
  type Contact,
  type LeadKindName,
  type Referral,
  type ServiceRequest,
} from '@hvac/content/model';
import * as z from 'zod/mini';

/** What the server records about how a lead arrived, beside the form's fields. */
export const submission = z.strictObject({
  /** Nonce of the captcha token. Unique: each token is good for one lead. */
  nonce: z.string(),
  /** SHA-256 of the payload in hex, to recognize a repeated submission. */
  digest: z.string(),
  suspect: z.array(z.enum(suspicions)),
  /** Path and campaign of the page that the form was sent from, if the browser sent a referrer. */
  page: z.optional(z.string()),
  landing: z.optional(landing),
  /** Name of the user who added it during a phone call; absent when it came from a form. */
  addedBy: z.optional(z.string()),
  /** ISO 8601 time of arrival, UTC. */
  receivedAt: z.iso.datetime(),
  /** The applicant's file: generated name, size, and SHA-256 in hex. */
  resume: z.optional(z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.optional(z.string()) })),
});
export type Submission = z.infer<typeof submission>;

/**
 * What is sent about a lead: the letter to the office, the acknowledgment to the visitor, calls of the webhook, and the
 * letter to whom the lead was assigned.
 */
export const channels = ['office', 'acknowledgment', 'webhook', 'assignment'] as const;
export type Channel = (typeof channels)[number];

/** What one recipient gets. While it has a `dueAt`, it is still to be sent. */
const delivery = z.strictObject({
  /** Since it became due. */
  attempts: z.int(),
  dueAt: z.optional(z.iso.datetime()),
  /** A server is sending it until then. */
  leasedUntil: z.optional(z.iso.datetime()),
  sentAt: z.optional(z.iso.datetime()),
  /** Why the last attempt failed. */
  problem: z.optional(z.string()),
});
export type Delivery = z.infer<typeof delivery>;

/** Deliveries by recipient: an email address, or the webhook's event. Empty: due to whoever the recipients are by then. */
const deliveries = z.record(z.string(), delivery);
export type Deliveries = Readonly<z.infer<typeof deliveries>>;

/** What happened to a lead after it was stored. */
export const leadState = z.strictObject({
  status: z.enum(leadStatuses),
  unread: z.boolean(),
  /** Follow-up day in New York. */
  followUp: z.optional(z.string()),
  /** Of the visit, while it is scheduled. */
  arrivalWindow: z.optional(arrivalWindow),
  /** How it ended, if the office said so. */
  outcome: z.optional(leadOutcome),
  /** Id of a user, or "owner". */
  assignee: z.optional(z.string()),
  /** The office decided that a suspect lead is not spam. */
  cleared: z.boolean(),
  /** Oldest first. */
  notes: z.array(storedLeadNote),
  /** Oldest first, without the lead's arrival. */
  history: z.array(leadEvent),
  /** By channel; nothing is sent on a channel that is not there. */
  deliveries: z.partialRecord(z.enum(channels), deliveries),
  /** Soft-deleted: hidden, and deleted for good later. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type LeadState = z.infer<typeof leadState>;

/** The state of a new lead. @param wanted what is to be sent about it; nothing unless given */
export const newLeadState = (wanted: LeadState['deliveries'] = {}): LeadState => ({
  status: 'new',
  unread: true,
  cleared: false,
  notes: [],
  history: [],
  deliveries: wanted,
});

/** A delivery that no server has tried yet. @param at when it is due, ISO 8601 */
export const newDelivery = (at: string): Delivery => ({ attempts: 0, dueAt: at });

/** What is sent on arrival, beside the letter to the office. */
export interface ArrivalChannels {
  acknowledges: boolean;
  hasWebhook: boolean;
}

/** What is to be sent about a lead that arrives. @param at ISO 8601 */
export const arrivalDeliveries = (
  at: string,
  { acknowledges, hasWebhook }: ArrivalChannels,
): LeadState['deliveries'] => ({
  office: {},
  ...(acknowledges && { acknowledgment: {} }),
  ...(hasWebhook && { webhook: { 'lead.received': newDelivery(at) } }),
});

interface Entities {
  'service-request': ServiceRequest;
  contact: Contact;
  referral: Referral;
  'career-application': CareerApplication;
}

/** A lead: the form's fields, how it arrived, and its state. Only the state changes. */
export type Lead<Kind extends LeadKindName = LeadKindName> = {
  [Each in Kind]: { kind: Each; entity: Entities[Each]; submission: Submission; state: LeadState };
}[Kind];

/** Time of arrival in milliseconds since 1970. */
export const receivedAt = ({ submission: { receivedAt: time } }: Lead): number => Date.parse(time);

/** When it was last closed, in milliseconds since 1970; undefined while it is not closed. */
export function closedAt({ history, status }: LeadState): number | undefined {
  const at = isClosed(status) ? history.findLast(({ kind }) => kind === 'status')?.at : undefined;
  return at === undefined ? undefined : Date.parse(at);
}

/** First and last name of the sender; an added lead may have one word. */
export const fullName = ({ entity: { firstName, lastName } }: Lead): string => `${firstName} ${lastName}`.trim();

/** Whether it is marked as possible spam and nobody has cleared it. */
export const isSuspect = ({ submission: { suspect }, state }: Lead): boolean => suspect.length > 0 && !state.cleared;

/** Keys of everybody whom a lead is about, names too: the sender, and the friend of a referral. */
export function personKeys(lead: Lead): string[] {
  const { kind, entity } = lead;
  const { email, phone } = entity;
  const keys = identityKeys({ email, phone, name: fullName(lead) });
  if (kind !== 'referral') return keys;
  const { friendEmail, friendFirstName, friendLastName, friendPhone } = entity;
  const friend = { email: friendEmail, phone: friendPhone, name: `${friendFirstName} ${friendLastName}` };
  return [...new Set([...keys, ...identityKeys(friend)])];
}
