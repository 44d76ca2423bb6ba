import { leadEvent, leadNoteKept, leadStatuses } from '@hvac/content/model';
import * as z from 'zod/mini';

/** How far the message to the office about a lead has come. */
const delivery = z.strictObject({
  /** Tries since the lead arrived, or since the office asked for another message. */
  attempts: z.int(),
  sentAt: z.optional(z.iso.datetime()),
  /** Before this time no other try is made. */
  nextAttemptAt: z.optional(z.iso.datetime()),
  /** What went wrong with the last try. */
  problem: z.optional(z.string()),
  /** The office asked for the message once more. */
  resend: z.optional(z.literal(true)),
});

/** How far the acknowledgement to the visitor has come; absent when none was wanted. */
const acknowledgement = z.strictObject({
  attempts: z.int(),
  sentAt: z.optional(z.iso.datetime()),
  /** What went wrong with the last try. */
  problem: z.optional(z.string()),
});

/** How far telling the webhook of a lead has come; absent before the first try. */
const telling = z.strictObject({
  attempts: z.int(),
  sentAt: z.optional(z.iso.datetime()),
  /** Before this time no other try is made. */
  nextAttemptAt: z.optional(z.iso.datetime()),
  /** It is tried no more. */
  gaveUpAt: z.optional(z.iso.datetime()),
  /** What went wrong with the last try. */
  problem: z.optional(z.string()),
});

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
  delivery,
  acknowledgement: z.optional(acknowledgement),
  webhook: z.optional(telling),
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

/** Whether the message to the office is to go out: due or asked for again, and not sent yet. */
export const isMailDue = (born: 'due' | undefined, { resend, sentAt }: LeadState['delivery']): boolean =>
  resend ?? (born === 'due' && sentAt === undefined);

/** Whether the webhook is still to be told. */
export const isWebhookDue = (born: 'due' | undefined, { webhook }: Pick<LeadState, 'webhook'>): boolean =>
  born === 'due' && webhook?.sentAt === undefined && webhook?.gaveUpAt === undefined;

/** How often the office has asked for the message once more. */
export const resendsOf = ({ history }: LeadState): number =>
  history.filter(({ kind }) => kind === 'mail-resend').length;
