import { arrivalWindow, leadEvent, leadNoteKept, leadOutcome, leadStatuses } from '@hvac/content/model';
import * as z from 'zod/mini';

/**
 * What is sent about a lead: the letter to the office, the acknowledgment to the visitor, calls of the webhook, and the
 * letter to whom the lead was assigned.
 */
const channels = ['office', 'acknowledgment', 'webhook', 'assignment'] as const;
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
  notes: z.array(leadNoteKept),
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
