import type { Clock } from '../clock.ts';
import type { Lead } from '../leads/model/lead.ts';
import {
  countAttempts,
  countRequests,
  recordDrop,
  recordFailure,
  recordSent,
  type DeliveryChannel,
} from '../leads/model/deliveries.ts';
import type { LeadState } from '../leads/model/lead-state.ts';
import type { DeliveryClaim, Store } from '../store/store.ts';
import { nextAttempt, type Channel, type DeliveryFailure } from './delivery-queue.ts';

/** The leads of one delivery: nearly always one. */
export type LeadJob = readonly [Lead, ...Lead[]];

export interface LeadChannelDeps extends Clock {
  store: Pick<Store, 'claimDeliveries' | 'releaseDeliveries' | 'wakeDeliveries' | 'updateLead'>;
}

export interface LeadChannelRules extends Pick<
  Channel<LeadJob>,
  'name' | 'concurrency' | 'longestJob' | 'withLock' | 'failureOf'
> {
  channel: DeliveryChannel;
  /** Claims the leads of the next delivery; the oldest that is due unless given. */
  next?(claim: (some: Partial<DeliveryClaim>) => Promise<readonly Lead[]>): Promise<readonly Lead[]>;
  /** @returns false when it was dropped instead of sent */
  send(job: LeadJob, signal: AbortSignal): Promise<boolean>;
  /** The new state of a lead whose delivery was made. */
  sent?(state: LeadState, lead: Lead, at: string): LeadState;
  /** Whether to stop trying. @param attempts including the one that has just failed */
  givesUp?(lead: Lead, attempts: number, failure: DeliveryFailure): boolean;
}

const iso = (time: number): string => new Date(time).toISOString();

/** Deliveries about leads. Each is recorded when it is sent: a crash in between sends it twice, rather than never. */
export function leadChannel(rules: LeadChannelRules, { now, store }: LeadChannelDeps): Channel<LeadJob> {
  const { channel } = rules;
  const idsOf = (job: LeadJob) => job.map(({ entity }) => entity.id);
  /** Times of deliveries that were made but not recorded yet, because the store failed. They are not sent again. */
  const unrecorded = new Map<string, string>();
  const keyOf = ([{ entity, state }]: LeadJob) => `${entity.id}.${countRequests(state, channel)}`;
  return {
    ...rules,
    async claim(leaseUntil) {
      const claim = (some: Partial<DeliveryClaim>) =>
        store.claimDeliveries({ channel, now: now(), leaseUntil, ...some });
      const [first, ...others] = await (rules.next?.(claim) ?? claim({ limit: 1 }));
      return first && [first, ...others];
    },
    async send(job, signal) {
      if (unrecorded.has(keyOf(job))) return;
      unrecorded.set(keyOf(job), (await rules.send(job, signal)) ? iso(now()) : '');
    },
    async succeed(job) {
      const at = unrecorded.get(keyOf(job));
      const mark = (lead: Lead) =>
        store.updateLead(lead.entity.id, (state) =>
          at
            ? (rules.sent?.(state, lead, at) ?? recordSent(state, channel, at))
            : recordDrop(state, channel, iso(now())),
        );
      try {
        await Promise.all(job.map(mark));
      } catch {
        // The store has logged the fault. The next attempt only records it.
        return store.releaseDeliveries(channel, idsOf(job), nextAttempt(1, now()));
      }
      unrecorded.delete(keyOf(job));
      return store.releaseDeliveries(channel, idsOf(job), 0);
    },
    async fail(job, failure) {
      const [lead] = job;
      const attempts = countAttempts(lead, channel) + 1;
      const dueAt = nextAttempt(attempts, now());
      const isOver = rules.givesUp?.(lead, attempts, failure) ?? false;
      const then = isOver ? { gaveUpAt: iso(now()) } : { nextAttemptAt: iso(dueAt) };
      const record = ({ entity }: Lead) =>
        store.updateLead(entity.id, (state) => recordFailure(state, channel, iso(now()), failure.sentence, then));
      // Otherwise each of them would try the same letter again.
      await Promise.all((isOver ? job : [lead]).map(record)).catch(() => {});
      await store.releaseDeliveries(channel, idsOf(job), dueAt);
    },
    release: (job) => store.releaseDeliveries(channel, idsOf(job), 0),
    wake: () => store.wakeDeliveries(channel),
  };
}
