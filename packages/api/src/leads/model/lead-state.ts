import { leadEvent, leadNoteKept, leadStatuses } from '@hvac/content/model';
import * as z from 'zod/mini';

/** The state of one delivery about a lead: a letter or a webhook call. */
const delivery = z.strictObject({
  /** Since the lead arrived, or since the office asked for its letter again. */
  attempts: z.int(),
  sentAt: z.optional(z.iso.datetime()),
  nextAttemptAt: z.optional(z.iso.datetime()),
  /** There are no more attempts. */
  gaveUpAt: z.optional(z.iso.datetime()),
  /** Why the last attempt failed. */
  problem: z.optional(z.string()),
  /** The office asked for its letter again. */
  resend: z.optional(z.literal(true)),
});
export type Delivery = z.infer<typeof delivery>;

/** What happened to a lead after it was stored. */
export const leadState = z.strictObject({
  status: z.enum(leadStatuses),
  unread: z.boolean(),
  /** Follow-up day in New York. */
  followUp: z.optional(z.string()),
  /** Id of a user, or "owner". */
  assignee: z.optional(z.string()),
  /** The office decided that a suspect lead is not spam. */
  cleared: z.boolean(),
  /** Oldest first. */
  notes: z.array(leadNoteKept),
  /** Oldest first, without the lead's arrival. */
  history: z.array(leadEvent),
  /** The letter to the office. */
  delivery,
  /** The acknowledgement to the visitor; absent while none is wanted. */
  acknowledgement: z.optional(delivery),
  /** The webhook call; absent before the first attempt. */
  webhook: z.optional(delivery),
  /** The letter to whom the lead was assigned; absent while none is wanted. */
  assignment: z.optional(delivery),
  /** The webhook call about the last assignment; absent while none is wanted. */
  assignmentWebhook: z.optional(delivery),
  /** Soft-deleted: hidden, and deleted for good later. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type LeadState = z.infer<typeof leadState>;

/** The state of a new lead. */
export const newLeadState: LeadState = {
  status: 'new',
  unread: true,
  cleared: false,
  notes: [],
  history: [],
  delivery: { attempts: 0 },
};
