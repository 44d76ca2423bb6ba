import { leadEvent, leadNoteKept, leadStatuses } from '@hvac/content/model';
import * as z from 'zod/mini';

/** How far a letter or a call of the webhook about a lead has come. */
const delivery = z.strictObject({
  /** Tries since the lead came, or since the office asked for its letter once more. */
  attempts: z.int(),
  sentAt: z.optional(z.iso.datetime()),
  nextAttemptAt: z.optional(z.iso.datetime()),
  /** It is tried no more. */
  gaveUpAt: z.optional(z.iso.datetime()),
  /** What went wrong with the last try. */
  problem: z.optional(z.string()),
  /** The office asked for its letter once more. */
  resend: z.optional(z.literal(true)),
});
export type Delivery = z.infer<typeof delivery>;

/** How a lead stands: what became of it after it was kept. */
export const leadState = z.strictObject({
  status: z.enum(leadStatuses),
  unread: z.boolean(),
  /** Day in New York on which the office wants to come back to it. */
  followUp: z.optional(z.string()),
  /** Who is to see to it: the id of a user, or "owner". */
  assignee: z.optional(z.string()),
  /** The office found that a suspect lead is a good one. */
  cleared: z.boolean(),
  /** Oldest first. */
  notes: z.array(leadNoteKept),
  /** Oldest first, without the lead's arrival. */
  history: z.array(leadEvent),
  /** The letter to the office. */
  delivery,
  /** The acknowledgement to the visitor; absent while none is wanted. */
  acknowledgement: z.optional(delivery),
  /** The call of the webhook; absent before the first try. */
  webhook: z.optional(delivery),
  /** Set aside: nobody sees it any more, and it goes for good after some time. */
  deletedAt: z.optional(z.iso.datetime()),
});
export type LeadState = z.infer<typeof leadState>;

/** The state of a lead to which nothing has happened yet. */
export const newLeadState: LeadState = {
  status: 'new',
  unread: true,
  cleared: false,
  notes: [],
  history: [],
  delivery: { attempts: 0 },
};
