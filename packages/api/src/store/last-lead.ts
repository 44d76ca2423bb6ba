import type { Deliveries, LeadState } from '../leads/model/lead-state.ts';
import type { Lead } from '../leads/model/lead.ts';

// One version back: how the release before this one stored a lead. It goes with the next release.

interface LastDelivery {
  attempts: number;
  sentAt?: string;
  gaveUpAt?: string;
  resend?: true;
}

type LastChannel = 'delivery' | 'acknowledgement' | 'webhook' | 'assignment' | 'assignmentWebhook';

/** A lead as the last release stored it. */
export interface LastLead {
  kind: string;
  entity: object;
  submission: { receivedAt: string; mail?: 'due'; webhook?: 'due' };
  state: Omit<LeadState, 'deliveries'> & Partial<Record<LastChannel, LastDelivery>>;
}

/** The lead as this release stores it, with what is still to be sent about it. */
export function upgradeLead({ submission, state, ...lead }: LastLead): Lead {
  const { mail, webhook: isTold, ...came } = submission;
  const { acknowledgement, assignment, assignmentWebhook, delivery, webhook, ...kept } = state;
  const isPending = (last: LastDelivery | undefined, isWanted: boolean) =>
    last?.resend ?? (isWanted && last?.sentAt === undefined && last?.gaveUpAt === undefined);
  const due: Deliveries[string] = { attempts: 0, dueAt: submission.receivedAt };
  const calls = {
    ...(isPending(webhook, isTold !== undefined) && { 'lead.received': due }),
    ...(isPending(assignmentWebhook, assignmentWebhook !== undefined) && { 'lead.assigned': due }),
  };
  const sent = delivery?.sentAt !== undefined && { office: { attempts: delivery.attempts, sentAt: delivery.sentAt } };
  const deliveries: LeadState['deliveries'] = {
    ...(isPending(delivery, mail !== undefined) ? { office: {} } : sent && { office: sent }),
    ...(isPending(acknowledgement, acknowledgement !== undefined) && { acknowledgment: {} }),
    ...(isPending(assignment, assignment !== undefined) && { assignment: {} }),
    ...(Object.keys(calls).length > 0 && { webhook: calls }),
  };
  // What was stored by kind stays what it was.
  return { ...lead, submission: came, state: { ...kept, deliveries } } as Lead;
}
