import { randomUUID } from 'node:crypto';
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
  entity: { id: string };
  submission: { receivedAt: string; mail?: 'due'; webhook?: 'due' };
  state: Omit<LeadState, 'deliveries'> & Partial<Record<LastChannel, LastDelivery>>;
}

/**
 * Upgrades the leads of a store, one at a time. The last release took ids in upper case, and on a data folder a second lead
 * with a known id: that one gets an id of its own.
 */
export function leadUpgrade(): (last: LastLead) => Lead {
  const known = new Set<string>();
  return ({ entity, ...last }) => {
    const lowerCase = entity.id.toLowerCase();
    const id = known.has(lowerCase) ? randomUUID() : lowerCase;
    known.add(id);
    return upgradeLead({ ...last, entity: { ...entity, id } });
  };
}

/** The lead as this release stores it, with what is still to be sent about it. */
function upgradeLead({ submission, state, ...lead }: LastLead): Lead {
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
