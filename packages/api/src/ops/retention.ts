import { localDay } from '@hvac/content/model';
import type { RetentionHeld } from '@hvac/content/model';
import { day, isClockDoubtful } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import { allLeadKinds } from '../leads/model/lead-kinds.ts';
import type { LeadKind } from '../leads/model/lead-kinds.ts';
import type { LeadState } from '../leads/model/lead-state.ts';
import { eachLead } from '../store/each-lead.ts';
import type { LeadQuery, Store } from '../store/store.ts';

/** A sweep of more leads than this, and more than a tenth of all, is asked about first. */
const mostAtOnce = 50;
/** Days for which what was set aside can be put back. */
const asideDays = 30;

/** How long leads are kept, in days. */
export type RetentionDays = Readonly<Record<LeadKind['retentionClass'], number>>;

interface RetentionDeps {
  store: Store;
  days: RetentionDays;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
}

/** What a sweep would do, by the clock as it is. */
interface Plan {
  /** Ids of leads whose time is over. */
  due: string[];
  /** Ids of leads that were set aside long enough ago. */
  expired: string[];
  /** The clock is far from all that is kept. */
  isDoubtful: boolean;
  /** Why it is not done without the office's word. */
  held: RetentionHeld | undefined;
}

/** @returns ids of the leads that a query finds */
async function idsOf(query: LeadQuery, store: Store): Promise<string[]> {
  const ids: string[] = [];
  for await (const { entity } of eachLead(query, store)) ids.push(entity.id);
  return ids;
}

/**
 * Sets aside the leads whose time is over, and later removes them for good. A clock that cannot be right, or a sweep
 * that would take much, is never obeyed: the office is asked.
 */
export class Retention {
  readonly #deps: RetentionDeps;
  #held: RetentionHeld | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** Why the last sweep was not done; undefined when it was. */
  get held(): RetentionHeld | undefined {
    return this.#held;
  }

  /** Sweeps now and once a day. */
  start(): void {
    void this.#tell(() => this.sweep());
    this.#timer = setInterval(() => void this.#tell(() => this.sweep()), day);
  }

  /** Sweeps no more, and waits for the sweep that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** @throws {StoreUnavailable} when some of it is still there */
  async sweep(): Promise<void> {
    const plan = await this.#deps.store.withLock('retention', async () => {
      const found = await this.#plan();
      if (!found.held) await this.#carryOut(found);
      return found;
    });
    this.#held = plan.held;
    if (!plan.held) return;
    this.#deps.log.warn(
      { leads: plan.held.leads, why: plan.held.why },
      'Old leads were not removed: the clock may be wrong, or it would be many; the office is asked',
    );
  }

  /**
   * The office's word that the sweep is right. It holds for what the office was shown, and for nothing else.
   * @throws {DomainError} when something else would be removed by now
   * @throws {StoreUnavailable} when some of it is still there
   */
  async confirm(shown: Pick<RetentionHeld, 'leads' | 'today'>): Promise<void> {
    await this.#deps.store.withLock('retention', async () => {
      const plan = await this.#plan();
      if (plan.held?.leads !== shown.leads || plan.held.today !== shown.today) {
        throw new DomainError(
          'versionConflict',
          'What would be removed has changed in the meantime. Please look at it again.',
        );
      }
      await this.#deps.store.setSetting('clock-confirmed', new Date(this.#deps.now()).toISOString());
      await this.#carryOut(plan);
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
    const expired = await idsOf({ folder: 'deleted', deletedUntil: time - asideDays * day }, store);
    const { newestAt, total } = await store.counts();
    const newest = Math.max(newestAt ?? 0, await this.#newestBeside());
    const isDoubtful = isClockDoubtful(time, newest);
    const isMuch = due.length > mostAtOnce && due.length > total / 10;
    const leads = due.length + expired.length;
    if (leads === 0 || (!isDoubtful && !isMuch)) return { due, expired, isDoubtful, held: undefined };
    const held: RetentionHeld = {
      why: isDoubtful ? 'clock' : 'many',
      leads,
      today: localDay(time),
      newestAt: new Date(newest).toISOString(),
    };
    return { due, expired, isDoubtful, held };
  }

  /** When a special was last changed, or the clock was last confirmed. Milliseconds since 1970. */
  async #newestBeside(): Promise<number> {
    const specials = await this.#deps.store.rows('specials');
    const times = specials.flatMap(({ createdAt, history }) => [createdAt, ...history.map(({ at }) => at)]);
    times.push((await this.#deps.store.getSetting('clock-confirmed')) ?? '');
    return times.reduce((newest, at) => Math.max(newest, Date.parse(at) || 0), 0);
  }

  async #carryOut({ due, expired, isDoubtful }: Plan): Promise<void> {
    const { log, now, store } = this.#deps;
    const deletedAt = new Date(now()).toISOString();
    const setAside = (state: LeadState): LeadState => ({ ...state, deletedAt });
    await Promise.all(due.map((id) => store.updateLead(id, setAside)));
    if (due.length > 0) log.warn({ leads: due.length }, 'Set aside what was kept long enough');
    const { leads, resumes } = await store.deleteLeads(expired);
    const strays = isDoubtful ? 0 : await store.deleteOrphans(now() - asideDays * day);
    if (leads + resumes + strays > 0) {
      log.warn({ leads, resumes: resumes + strays }, 'Removed what was set aside long enough');
    }
  }

  /** One piece of work after the other; what fails is made up for by the next. */
  #tell(work: () => Promise<unknown>): Promise<unknown> {
    this.#running = this.#running
      .then(work)
      .catch((error: unknown) => this.#deps.log.error(describeError(error), 'Old leads could not be looked after'));
    return this.#running;
  }
}
