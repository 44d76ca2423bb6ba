import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { day, type Clock } from '../clock.ts';
import { dueTimeOf } from '../leads/model/deliveries.ts';
import { newDelivery, type Deliveries, type Delivery } from '../leads/model/lead.ts';
import { type Logger, describeError } from '../logger.ts';
import { StoreUnavailable } from '../store/store.ts';

const minute = 60_000;
/** Between attempts, in milliseconds. The longest is what an emergency can still wait. */
const pauses = [1, 5, 15].map((minutes) => minutes * minute);
/** Between attempts at a recipient who is refused for good: settings may be corrected meanwhile. In milliseconds. */
const pausesAfterRefusal = [60 * minute, day];
/** While the other side is unreachable, one delivery tries this often and the others wait. In milliseconds. */
const probeEvery = minute;
/** Shorter than the lease, so that two servers never send the same delivery. In milliseconds. */
export const sendTimeout = 100_000;
const lease = 2 * minute;
/** Recipients to remember. Visitors are recipients, too. */
const maxFailing = 1_000;
/** How long running deliveries may take when the server stops, in milliseconds. */
const stopTimeout = 4_000;

/** Why a delivery failed. It does not repeat what the other side said, which may quote addresses. */
export interface Failure {
  /** For the office, without a period. */
  sentence: string;
  /** For the log, such as "ECONNREFUSED" or "550". */
  code: string;
  /** Whether every delivery would fail: the other side is unreachable or refuses us. */
  general: boolean;
  /** Whether the recipient or the message is refused for good. */
  final: boolean;
}

/** One kind of delivery: who gets it, and how it is sent. */
export interface Sender<Item> {
  /** For the log, such as "A letter to the office". */
  name: string;
  /** Maximum number of concurrent deliveries. */
  concurrency: number;
  /** In milliseconds; 100 seconds unless given. */
  timeout?: number;
  /** Who is to get the item now. Those who are no longer named are dropped. */
  recipients(item: Item): Promise<readonly string[]> | readonly string[];
  /** @throws an error for `explain` */
  send(item: Item, to: string, signal: AbortSignal): Promise<'sent' | 'dropped'>;
  explain(error: unknown, to: string): Failure;
  /** Milliseconds since 1970. An attempt that fails later is the last one; undefined when there is always another. */
  lastAttemptAt(item: Item, to: string, failure: Failure): number | undefined;
  /** Whether a recipient who is refused for good is told on the office's screen. */
  reportsRefusals?: boolean;
}

/** Where a kind of delivery is stored. */
export interface DeliveryStore<Item> {
  deliveriesOf(item: Item): Deliveries | undefined;
  /** Some items of which something is due, in the order in which they are sent. @param now milliseconds since 1970 */
  due(now: number): Promise<readonly Item[]>;
  /** All items of which something is to be sent, now or later. */
  pending(): Promise<readonly Item[]>;
  /**
   * @param change returns the new deliveries, the same ones to write nothing, or undefined for none; may be called again
   * @returns the changed item; undefined when it is gone
   */
  update(item: Item, change: (before: Deliveries | undefined) => Deliveries | undefined): Promise<Item | undefined>;
}

interface Claim<Item> {
  item: Item;
  to: string;
  leased: Delivery;
}

const iso = (time: number): string => new Date(time).toISOString();

/** Sends one kind of deliveries, independently of other kinds. A crash while one is sent sends it twice, rather than never. */
export class Outbox<Item> {
  readonly #sender: Sender<Item>;
  readonly #store: DeliveryStore<Item>;
  readonly #deps: Clock & { log: Logger };
  readonly #stopping = new AbortController();
  readonly #refusals = new Map<string, string>();
  /** Recipients whose last delivery failed. They wait for the others, so that one who always fails holds up nobody. */
  readonly #failing = new Set<string>();
  /** Deliveries in a row that say that the other side is unreachable. One alone may have lost its connection by itself. */
  #generalFailures = 0;
  /** In milliseconds since 1970; undefined while the other side is reachable. */
  #pausedUntil: number | undefined;
  #problem: string | undefined;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStarted = false;
  #isStopped = false;

  constructor(sender: Sender<Item>, store: DeliveryStore<Item>, deps: Clock & { log: Logger }) {
    this.#sender = sender;
    this.#store = store;
    this.#deps = deps;
  }

  /** The last failure, for the office; undefined after a success. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Sentences about the recipients who are refused for good. */
  get refusals(): string[] {
    return [...this.#refusals.values()];
  }

  /** Polls for deliveries. @param every milliseconds */
  start(every = 1_000): void {
    const poll = () =>
      this.deliver().catch((error: unknown) => {
        this.#pausedUntil = this.#deps.now() + probeEvery;
        this.#deps.log.error(describeError(error), 'A delivery failed');
      });
    this.#timer = setInterval(() => void poll(), every).unref();
  }

  /** Sends everything that is due. A second call joins the running one. */
  deliver(): Promise<void> {
    this.#running ??= this.#deliver().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Starts no more deliveries and waits for the running ones.
   * @param timeout milliseconds, after which they are aborted and stay due
   */
  async stop(timeout = stopTimeout): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    const timer = setTimeout(() => this.#stopping.abort(), timeout);
    await this.#running?.catch(() => {});
    clearTimeout(timer);
  }

  async #deliver(): Promise<void> {
    if (this.#isStopped || this.#isPaused()) return;
    // The restart may have fixed the cause of earlier failures.
    if (!this.#isStarted) await this.#wake();
    this.#isStarted = true;
    // One delivery finds out whether the other side is reachable again.
    if (this.#pausedUntil !== undefined && !(await this.#deliverNext())) return;
    const work = async () => {
      while (await this.#deliverNext());
    };
    await Promise.all(Array.from({ length: this.#sender.concurrency }, work));
  }

  /** Whether to wait for the other side. A time far ahead is from a wrong clock. */
  #isPaused(): boolean {
    const wait = (this.#pausedUntil ?? 0) - this.#deps.now();
    return wait > 0 && wait <= probeEvery;
  }

  /** @returns whether there may be more */
  async #deliverNext(): Promise<boolean> {
    if (this.#isStopped || this.#isPaused()) return false;
    const now = this.#deps.now();
    const items = await this.#store.due(now);
    for (const skipped of [this.#failing, new Set<string>()]) {
      for (const item of items) {
        const claim = await this.#claim(item, now, skipped);
        if (claim === undefined) continue;
        await this.#send(claim);
        return true;
      }
    }
    return false;
  }

  /** Leases a delivery of the item to this server; undefined when another server was faster, or there is nothing to send. */
  async #claim(item: Item, now: number, skipped: ReadonlySet<string>): Promise<Claim<Item> | undefined> {
    const seen = this.#store.deliveriesOf(item);
    const known = Object.keys(seen ?? {});
    if (known.length > 0 && known.every((to) => skipped.has(to))) return undefined;
    const recipients = await this.#sender.recipients(item);
    let claimed: { to: string; leased: Delivery } | undefined;
    const leasedItem = await this.#store.update(item, (before) => {
      claimed = undefined;
      if (!isDeepStrictEqual(before, seen)) return before;
      const after = addressed(before, recipients, iso(now));
      const due = Object.entries(after ?? {}).filter(([, delivery]) => isDeliveryDue(delivery, now));
      const [to, delivery] = due.find(([each]) => !skipped.has(each)) ?? [];
      if (to === undefined || delivery === undefined) return due.length > 0 ? before : after;
      claimed = { to, leased: { ...delivery, leasedUntil: iso(now + lease) } };
      return { ...after, [to]: claimed.leased };
    });
    return leasedItem && claimed && { item: leasedItem, ...claimed };
  }

  async #send(claim: Claim<Item>): Promise<void> {
    const { item, to } = claim;
    const timeout = AbortSignal.timeout(this.#sender.timeout ?? sendTimeout);
    const signal = AbortSignal.any([this.#stopping.signal, timeout]);
    let outcome: 'sent' | 'dropped';
    try {
      // No sender can hang its channel, whatever it does with the signal.
      outcome = await unlessAborted(signal, this.#sender.send(item, to, signal));
    } catch (error) {
      // The lease runs out, and the next claim finds a store that works.
      if (error instanceof StoreUnavailable) throw error;
      if (this.#stopping.signal.aborted) return this.#record(claim, withoutLease(claim.leased));
      return this.#fail(claim, timeout.aborted ? Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' }) : error);
    }
    const wasPaused = this.#pausedUntil !== undefined;
    this.#generalFailures = 0;
    this.#problem = undefined;
    this.#pausedUntil = undefined;
    this.#refusals.delete(to);
    this.#failing.delete(to);
    const attempts = claim.leased.attempts + (outcome === 'sent' ? 1 : 0);
    await this.#record(claim, { attempts, ...(outcome === 'sent' && { sentAt: iso(this.#deps.now()) }) });
    if (wasPaused) await this.#wake();
  }

  async #fail(claim: Claim<Item>, error: unknown): Promise<void> {
    const { item, leased, to } = claim;
    const now = this.#deps.now();
    const failure = this.#sender.explain(error, to);
    const { code, final, general, sentence } = failure;
    this.#deps.log.warn({ errorCode: code }, `${this.#sender.name} did not go out`);
    this.#generalFailures = general ? this.#generalFailures + 1 : 0;
    this.#pausedUntil = this.#generalFailures > 1 ? now + probeEvery : undefined;
    if (final && !general && this.#sender.reportsRefusals) this.#refusals.set(to, sentence);
    else this.#problem = sentence;
    if (this.#failing.size > maxFailing) this.#failing.clear();
    this.#failing.add(to);
    const attempts = leased.attempts + 1;
    const dueAt = nextAttempt(attempts, now, final ? pausesAfterRefusal : pauses);
    const isOver = now >= (this.#sender.lastAttemptAt(item, to, failure) ?? Infinity);
    await this.#record(claim, { attempts, problem: sentence, ...(!isOver && { dueAt: iso(dueAt) }) });
  }

  /**
   * Replaces a leased delivery. Does nothing when somebody has requested it anew meanwhile, or removed it.
   * @throws {StoreUnavailable} and it is due again when its lease is over
   */
  async #record({ item, leased, to }: Claim<Item>, after: Delivery): Promise<void> {
    await this.#store.update(item, (before) =>
      isDeepStrictEqual(before?.[to], leased) ? { ...before, [to]: after } : before,
    );
  }

  /** Makes everything due that waits after a failure. */
  async #wake(): Promise<void> {
    const now = iso(this.#deps.now());
    const waiting = (await this.#store.pending()).filter((item) =>
      Object.values(this.#store.deliveriesOf(item) ?? {}).some(isWaiting),
    );
    for (const item of waiting) {
      await this.#store.update(item, (before) => {
        const woken = Object.entries(before ?? {}).map(([to, delivery]) => [
          to,
          isWaiting(delivery) ? { ...delivery, dueAt: now } : delivery,
        ]);
        const after = Object.fromEntries(woken) as Deliveries;
        return isDeepStrictEqual(after, before) ? before : after;
      });
    }
  }
}

const withoutLease = ({ leasedUntil: _until, ...delivery }: Delivery): Delivery => delivery;

/** Whether it waits for its next attempt. A leased one may be on its way. */
const isWaiting = ({ attempts, dueAt, leasedUntil }: Delivery): boolean =>
  attempts > 0 && dueAt !== undefined && leasedUntil === undefined;

/** Times far ahead are from a wrong clock. */
const isDeliveryDue = (delivery: Delivery, now: number): boolean => {
  const time = dueTimeOf(delivery);
  return time !== undefined && (time <= now || time >= now + 3 * day);
};

/** Adds the recipients who are new, and drops the pending deliveries of those who no longer are recipients. */
function addressed(before: Deliveries | undefined, recipients: readonly string[], now: string): Deliveries | undefined {
  if (!before) return undefined;
  const kept = Object.entries(before).filter(([to, { dueAt }]) => dueAt === undefined || recipients.includes(to));
  const added = recipients.filter((to) => !Object.hasOwn(before, to)).map((to) => [to, newDelivery(now)] as const);
  if (added.length === 0 && kept.length === Object.keys(before).length && kept.length > 0) return before;
  return kept.length + added.length === 0 ? undefined : Object.fromEntries([...kept, ...added]);
}

/** When to try again, in milliseconds since 1970. @param attempts failed so far, from 1 */
const nextAttempt = (attempts: number, now: number, waits: readonly number[]): number =>
  now + (waits[Math.min(attempts, waits.length) - 1] ?? minute);

/** Settles as the work does, and rejects when the signal aborts, even if the work never ends. */
export function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  return Promise.race([work, aborted]);
}
