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
  store: Pick<Store, 'deleteLeads' | 'listLeads' | 'updateLeads' | 'withLock'>;
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

/**
 * Soft-deletes leads that were closed long ago, and deletes them for good 30 days later. What is new, unread, open or
 * scheduled is never deleted, so that a wrong clock does no harm.
 */
export class Retention {
  readonly #deps: RetentionDeps;
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** Sweeps now and once a day. A sweep that fails is made up for by the next one. */
  start(): void {
    const sweep = () => {
      this.#running = this.#running
        .then(() => this.sweep())
        .catch((error: unknown) => this.#deps.log.error(describeError(error), 'The retention sweep failed'));
    };
    sweep();
    this.#timer = setInterval(sweep, day);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** @throws {StoreUnavailable} when some leads are left; the next sweep deletes them */
  sweep(): Promise<void> {
    const { days, log, now, store } = this.#deps;
    return store.withLock('retention', async () => {
      const time = now();
      const deletedAt = new Date(time).toISOString();
      for (const { name, retentionClass } of allLeadKinds) {
        const closedUntil = time - days[retentionClass] * day;
        await this.#inBatches({ kinds: [name], unread: false, closedUntil }, async (ids) => {
          // Somebody may have reopened one since it was listed.
          const isOld = (state: LeadState) => !state.unread && (closedAt(state) ?? Infinity) <= closedUntil;
          const leads = await store.updateLeads(ids, (state) => (isOld(state) ? { ...state, deletedAt } : state));
          const deleted = leads.filter(({ state }) => state.deletedAt !== undefined);
          log.warn({ leads: deleted.length }, 'Old leads were soft-deleted');
        });
      }
      const deletedUntil = time - graceDays * day;
      await this.#inBatches({ deleted: true, deletedUntil }, async (ids) => {
        log.warn({ leads: await store.deleteLeads(ids, deletedUntil) }, 'Soft-deleted leads were deleted for good');
      });
    });
  }

  /** @param work removes leads from those that the query finds */
  async #inBatches(query: LeadQuery, work: (ids: readonly string[]) => Promise<void>): Promise<void> {
    for (;;) {
      const leads = await this.#deps.store.listLeads({ ...query, limit: sweptAtOnce });
      if (leads.length > 0) await work(leads.map(({ entity }) => entity.id));
      if (leads.length < sweptAtOnce) return;
    }
  }
}
