import { day, type Clock } from '../clock.ts';
import { type Logger, describeError } from '../logger.ts';
import { allLeadKinds, type LeadKind } from '../leads/model/lead-kinds.ts';
import { closedAt, type LeadState } from '../leads/model/lead.ts';
import type { LeadQuery } from '../store/lead-query.ts';
import type { Store } from '../store/store.ts';

/** Days until soft-deleted leads are deleted for good. */
const graceDays = 30;
/** Leads that are changed or deleted at a time, so that visitors never wait long. */
const sweptAtOnce = 200;

interface RetentionDeps extends Clock {
  store: Store;
  days: Readonly<Record<LeadKind['retentionClass'], number>>;
  log: Logger;
}

/** Puts a soft-deleted lead back, unread: the next sweep would take it away again. @returns whether there was one with this id */
export async function putBack(id: string, store: Pick<Store, 'updateLeads'>): Promise<boolean> {
  let wasDeleted = false;
  await store.updateLeads([id], (before) => {
    const { deletedAt, ...state } = before;
    wasDeleted = deletedAt !== undefined;
    return wasDeleted ? { ...state, unread: true } : before;
  });
  return wasDeleted;
}

/** Sweeps now and once a day. A sweep that fails is made up for by the next one. @returns stops it */
export function startRetention(deps: RetentionDeps): () => Promise<void> {
  let running = Promise.resolve();
  const sweepNext = () => {
    running = running
      .then(() => sweepLeads(deps))
      .catch((error: unknown) => deps.log.error(describeError(error), 'The retention sweep failed'));
  };
  sweepNext();
  const timer = setInterval(sweepNext, day);
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * Soft-deletes leads that were closed long ago, and deletes them for good 30 days later. What is new, unread, open or
 * scheduled is never deleted, so that a wrong clock does no harm.
 * @throws {StoreUnavailable} when some leads are left; the next sweep deletes them
 */
export const sweepLeads = ({ days, log, now, store }: RetentionDeps): Promise<void> =>
  store.withLock('retention', async () => {
    const time = now();
    const deletedAt = new Date(time).toISOString();
    for (const { name, retentionClass } of allLeadKinds) {
      const closedUntil = time - days[retentionClass] * day;
      await inBatches({ kinds: [name], unread: false, closedUntil }, store, async (ids) => {
        // Somebody may have reopened one since it was listed.
        const isOld = (state: LeadState) => !state.unread && (closedAt(state) ?? Infinity) <= closedUntil;
        const leads = await store.updateLeads(ids, (state) => (isOld(state) ? { ...state, deletedAt } : state));
        const deleted = leads.filter(({ state }) => state.deletedAt !== undefined);
        log.warn({ leads: deleted.length }, 'Old leads were soft-deleted');
      });
    }
    const deletedUntil = time - graceDays * day;
    await inBatches({ deleted: true, deletedUntil }, store, async (ids) => {
      log.warn({ leads: await store.deleteLeads(ids, deletedUntil) }, 'Soft-deleted leads were deleted for good');
    });
  });

/** @param work removes leads from those that the query finds */
async function inBatches(query: LeadQuery, store: Store, work: (ids: readonly string[]) => Promise<void>) {
  for (;;) {
    const leads = await store.listLeads({ ...query, limit: sweptAtOnce });
    if (leads.length > 0) await work(leads.map(({ entity }) => entity.id));
    if (leads.length < sweptAtOnce) return;
  }
}
