import { findActiveUser } from '../auth/team.ts';
import { day } from '../clock.ts';
import type { Lead } from '../leads/model/lead.ts';
import { lastAssignment, recordAssignmentSent } from '../leads/model/deliveries.ts';
import type { Channel } from './delivery-queue.ts';
import { leadChannel, type LeadJob } from './lead-channel.ts';
import type { LetterDeps } from './letters.ts';
import { shouldGiveUp, smtpFailure } from './smtp.ts';

/** An assignment that is undone within this time sends nothing. In milliseconds. */
const undoTime = 30_000;

const assignedAt = ({ state }: Lead): number => Date.parse(lastAssignment(state)?.at ?? '') || 0;

/** Leads with the same key share a letter: one assignee, one time, one user. */
const keyOf = ({ state }: Lead): string =>
  JSON.stringify([state.assignee, lastAssignment(state)?.at, lastAssignment(state)?.by]);

/** One letter to the assignee for each assignment by somebody else, of however many leads. */
export function assignmentLetters({ letters, now, smtp, store }: LetterDeps): Channel<LeadJob> {
  const isLate = (lead: Lead) => now() - assignedAt(lead) > day;
  const dueAt = (lead: Lead) => assignedAt(lead) + undoTime;
  return leadChannel(
    {
      name: 'A letter about an assignment',
      channel: 'assignment',
      concurrency: 1,
      failureOf: smtpFailure,
      async next(claim) {
        const claimed = await claim({});
        const first = claimed.find((lead) => dueAt(lead) <= now());
        const isInJob = (lead: Lead) => first !== undefined && keyOf(lead) === keyOf(first);
        const others = claimed.filter((lead) => !isInJob(lead));
        for (const [time, leads] of Map.groupBy(others, dueAt)) {
          const ids = leads.map(({ entity }) => entity.id);
          await store.releaseDeliveries('assignment', ids, time <= now() ? 0 : time);
        }
        return claimed.filter(isInJob);
      },
      async send(job, signal) {
        const [lead] = job;
        const { assignee } = lead.state;
        if (assignee === undefined || isLate(lead)) return false;
        const email = (await findActiveUser(assignee, store))?.email;
        if (email === undefined) return false;
        await smtp.send(letters.assigned(job, email), signal);
        return true;
      },
      sent: recordAssignmentSent('assignment'),
      givesUp: (lead, attempts, failure) => isLate(lead) || shouldGiveUp(attempts, failure),
    },
    { now, store },
  );
}
