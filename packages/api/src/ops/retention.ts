import { localDay, type RetentionHeld } from '@hvac/content/model';
import { day, isClockDoubtful, type Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { type Logger, describeError } from '../logger.ts';
import { allLeadKinds, type LeadKind } from '../leads/model/lead-kinds.ts';
import type { LeadState } from '../leads/model/lead-state.ts';
import { eachLead } from '../store/each-lead.ts';
import type { LeadQuery } from '../store/lead-query.ts';
import type { Store } from '../store/store.ts';

/** A larger sweep, of more than a tenth of all leads, needs the admin's confirmation. */
const maxUnconfirmed = 50;
/** Days until soft-deleted leads are deleted for good. */
const graceDays = 30;

interface RetentionDeps extends Clock {
  store: Store;
  /** Retention periods. */
  days: Readonly<Record<LeadKind['retentionClass'], number>>;
  log: Logger;
}

/** What a sweep would do now. */
interface Plan {
  /** Ids of leads to soft-delete. */
  due: string[];
  /** Ids of leads to delete for good. */
  expired: string[];
  /** The clock may be wrong: it is far from the newest record. */
  isDoubtful: boolean;
  /** Why the sweep needs a confirmation. */
  held: RetentionHeld | undefined;
}

async function idsOf(query: LeadQuery, store: Store): Promise<string[]> {
  const ids: string[] = [];
  for await (const { entity } of eachLead(query, store)) ids.push(entity.id);
  return ids;
}

/** Soft-deletes old leads, and deletes them for good later. A large sweep or a doubtful clock needs a confirmation. */
export class Retention {
  readonly #deps: RetentionDeps;
  #held: RetentionHeld | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** Why the last sweep waits for a confirmation; undefined when it was done. */
  get held(): RetentionHeld | undefined {
    return this.#held;
  }

  /** Sweeps now and once a day. */
  start(): void {
    void this.#enqueue(() => this.sweep());
    this.#timer = setInterval(() => void this.#enqueue(() => this.sweep()), day);
  }

  /** Waits for a running sweep. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** @throws {StoreUnavailable} when some leads are left; the next sweep deletes them */
  async sweep(): Promise<void> {
    const plan = await this.#deps.store.withLock('retention', async () => {
      const found = await this.#plan();
      if (!found.held) await this.#execute(found);
      return found;
    });
    this.#held = plan.held;
    if (!plan.held) return;
    this.#deps.log.warn(
      { leads: plan.held.leads, why: plan.held.why },
      'Old leads were not removed: the clock may be wrong, or there are many. The office is asked',
    );
  }

  /**
   * Does the sweep that the admin has confirmed.
   * @param shown what the admin was shown
   * @throws {DomainError} when the sweep would delete something else by now
   * @throws {StoreUnavailable} when some leads are left
   */
  async confirm(shown: Pick<RetentionHeld, 'leads' | 'today'>): Promise<void> {
    await this.#deps.store.withLock('retention', async () => {
      const plan = await this.#plan();
      if (plan.held?.leads !== shown.leads || plan.held.today !== shown.today) {
        throw new DomainError(
          'versionConflict',
          'The list of leads to remove has just changed. Please check it again.',
        );
      }
      await this.#deps.store.setSetting('clock-confirmed', new Date(this.#deps.now()).toISOString());
      await this.#execute(plan);
    });
    this.#held = undefined;
  }

  async #plan(): Promise<Plan> {
    const { days, now, store } = this.#deps;
    const time = now();
    const due: string[] = [];
    for (const { retentionClass, name } of allLeadKinds) {
      due.push(...(await idsOf({ kinds: [name], to: time - days[retentionClass] * day }, store)));
    }
    const expired = await idsOf({ deleted: true, deletedUntil: time - graceDays * day }, store);
    const { newestAt, total } = await store.counts();
    const newest = Math.max(newestAt ?? 0, await this.#newestOther());
    const isDoubtful = isClockDoubtful(time, newest);
    const isLarge = due.length > maxUnconfirmed && due.length > total / 10;
    const leads = due.length + expired.length;
    if (leads === 0 || (!isDoubtful && !isLarge)) return { due, expired, isDoubtful, held: undefined };
    const held: RetentionHeld = {
      why: isDoubtful ? 'clock' : 'many',
      leads,
      today: localDay(time),
      newestAt: new Date(newest).toISOString(),
    };
    return { due, expired, isDoubtful, held };
  }

  /** Time of the last change of a special, or of the last confirmation, in milliseconds since 1970. */
  async #newestOther(): Promise<number> {
    const specials = await this.#deps.store.rows('specials');
    const times = specials.flatMap(({ createdAt, history }) => [createdAt, ...history.map(({ at }) => at)]);
    times.push((await this.#deps.store.getSetting('clock-confirmed')) ?? '');
    return times.reduce((newest, at) => Math.max(newest, Date.parse(at) || 0), 0);
  }

  async #execute({ due, expired, isDoubtful }: Plan): Promise<void> {
    const { log, now, store } = this.#deps;
    const deletedAt = new Date(now()).toISOString();
    const softDelete = (state: LeadState): LeadState => ({ ...state, deletedAt });
    await Promise.all(due.map((id) => store.updateLead(id, softDelete)));
    if (due.length > 0) log.warn({ leads: due.length }, 'Old leads were soft-deleted');
    const { leads, resumes } = await store.deleteLeads(expired);
    const orphans = isDoubtful ? 0 : await store.deleteOrphans(now() - graceDays * day);
    if (leads + resumes + orphans > 0) {
      log.warn({ leads, resumes: resumes + orphans }, 'Soft-deleted leads were deleted for good');
    }
  }

  /** Runs one task at a time. The next sweep retries what failed. */
  #enqueue(work: () => Promise<unknown>): Promise<unknown> {
    this.#running = this.#running
      .then(work)
      .catch((error: unknown) => this.#deps.log.error(describeError(error), 'The retention sweep failed'));
    return this.#running;
  }
}
