import { suspicions } from '@hvac/content/model';
import { lastAssignment } from '../leads/model/deliveries.ts';
import type { Deliveries, Delivery, Lead, LeadState, Submission } from '../leads/model/lead.ts';

// The version before this one is commit cdf78eec. Both stores read what it stored once, at the first start.

/** One delivery of a channel, whoever got it. It is still to be sent while it has neither of the two times. */
interface OldDelivery {
  attempts: number;
  sentAt?: string;
  gaveUpAt?: string;
  problem?: string;
  /** The office has asked for it again. */
  resend?: true;
}

/** A lead as the version before stored it. */
export interface OldLead extends Pick<Lead, 'kind' | 'entity'> {
  submission: Submission & { mail?: 'due'; webhook?: 'due' };
  state: Omit<LeadState, 'deliveries'> & {
    delivery: OldDelivery;
    acknowledgement?: OldDelivery;
    webhook?: OldDelivery;
    assignment?: OldDelivery;
    assignmentWebhook?: OldDelivery;
  };
}

const isDue = ({ gaveUpAt, resend, sentAt }: OldDelivery): boolean =>
  resend ?? (sentAt === undefined && gaveUpAt === undefined);

const withoutPlan = ({ attempts, problem, sentAt }: OldDelivery): Delivery => ({
  attempts,
  ...(sentAt !== undefined && { sentAt }),
  ...(problem !== undefined && { problem }),
});

/** Without recipients while it is due: they are those of today. @param to who got it */
const letter = (delivery: OldDelivery | undefined, to: string): Deliveries | undefined =>
  delivery && (isDue(delivery) ? {} : { [to]: withoutPlan(delivery) });

const call = (delivery: OldDelivery | undefined, event: string, dueAt: string): Deliveries =>
  delivery ? { [event]: { ...withoutPlan(delivery), ...(isDue(delivery) && { dueAt }) } } : {};

/** Makes a function that turns all leads of the version before into leads of this one. */
export function createLeadUpgrade(): (old: OldLead) => Lead {
  const lettersDue = new Set<string>();

  /** Leads that were assigned together share a letter, which is now due for one of them. */
  function assignmentLetter({ assignment, ...state }: OldLead['state']): Deliveries | undefined {
    const { at, by } = lastAssignment(state) ?? {};
    const key = JSON.stringify([state.assignee, at, by]);
    if (!assignment || !isDue(assignment) || lettersDue.has(key)) return undefined;
    lettersDue.add(key);
    return {};
  }

  return ({ entity, kind, ...old }) => {
    const { mail, suspect, webhook: isCalled, ...submission } = old.submission;
    const { acknowledgement, assignment: _told, assignmentWebhook, delivery, webhook: called, ...state } = old.state;
    const { receivedAt } = submission;
    const isMailed = mail !== undefined || delivery.attempts > 0 || delivery.resend;
    const office = letter(isMailed ? delivery : undefined, 'office');
    const acknowledgment = letter(acknowledgement, entity.email);
    const assignment = assignmentLetter(old.state);
    const webhook = {
      ...call(called ?? (isCalled && { attempts: 0 }), 'lead.received', receivedAt),
      ...call(assignmentWebhook, 'lead.assigned', lastAssignment(state)?.at ?? receivedAt),
    };
    const upgraded = {
      kind,
      entity,
      // Two signs of spam are no longer looked for.
      submission: { ...submission, suspect: suspect.filter((sign) => suspicions.includes(sign)) },
      state: {
        ...state,
        history: state.history.map((event) => (event.detail === 'together' ? { ...event, detail: '' } : event)),
        deliveries: {
          ...(office && { office }),
          ...(acknowledgment && { acknowledgment }),
          ...(assignment && { assignment }),
          ...(Object.keys(webhook).length > 0 && { webhook }),
        },
      },
    };
    // The fields of each kind are the same.
    return upgraded as Lead;
  };
}
