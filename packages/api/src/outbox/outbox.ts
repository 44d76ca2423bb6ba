import { isDeepStrictEqual } from 'node:util';
import { day, type Clock } from '../clock.ts';
import { dueTimeOf, longestWait } from '../leads/model/deliveries.ts';
import { newDelivery, type Deliveries, type Delivery } from '../leads/model/lead.ts';
import { type Logger, describeError } from '../logger.ts';
import { StoreUnavailable } from '../store/store.ts';

const minute = 60_000;
/** After each failed attempt at a delivery, in milliseconds. The last one is for all later attempts, too. */
const pauses = [minute, 5 * minute, 15 * minute];
/** The same where it was refused for good: somebody may correct the settings. */
const pausesWhenRefused = [60 * minute, day];
/** While the other side is away, or the store, nothing is sent. In milliseconds. */
const checkEvery = minute;
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
  /** Whether there was no connection, or it broke: the other side may be away, or cannot take this delivery. */
  isOfConnection: boolean;
  /** Whether the recipient or the message is refused for good. */
  isFinal: boolean;
}

/** One kind of delivery: who gets it, and how it is sent. */
export interface Sender<Item> {
  /** For the log, such as "A letter to the office". */
  name: string;
  /** Maximum number of concurrent deliveries. */
  concurrency: number;
  /** Who is to get the item now. Those who are no longer named are dropped. */
  recipients(item: Item): Promise<readonly string[]> | readonly string[];
  /** @param signal ends it @throws an error for `explain` */
  send(item: Item, to: string, signal: AbortSignal): Promise<'sent' | 'dropped'>;
  /** Asks the other side whether it can be reached at all, without a delivery. @throws an error for `explain` when not */
  check?(signal: AbortSignal): Promise<void>;
  explain(error: unknown, to: string): Failure;
  /** Milliseconds since 1970. An attempt that fails later is the last one; without it there is always another. */
  lastAttemptAt?(item: Item, to: string, failure: Failure): number | undefined;
}

/** Where a kind of delivery is stored. */
export interface DeliveryStore<Item> {
  /** What the log calls an item: the same for all its versions. */
  idOf(item: Item): string;
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

const iso = (time: number): string => new Date(time).toISOString();

/** Sends one kind of deliveries, independently of other kinds. A crash while one is sent sends it twice, rather than never. */
export class Outbox<Item> {
  readonly #sender: Sender<Item>;
  readonly #store: DeliveryStore<Item>;
  readonly #deps: Clock & { log: Logger };
  readonly #stopping = new AbortController();
  /** Recipients whose last delivery failed. They wait for the others, so that one who always fails holds up nobody. */
  readonly #failing = new Map<string, Failure>();
  /** What this server sends at the moment: a clock that jumps ahead must not end a lease of its own. */
  readonly #sending = new Set<string>();
  /** Why the other side may be away. Nothing is sent until it has been asked. */
  #connectionFailure: Failure | undefined;
  /** In milliseconds since 1970. */
  #pausedUntil = 0;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStarted = false;
  #isStopped = false;

  constructor(sender: Sender<Item>, store: DeliveryStore<Item>, deps: Clock & { log: Logger }) {
    this.#sender = sender;
    this.#store = store;
    this.#deps = deps;
  }

  /** Why deliveries fail that are tried again soon, for the office. */
  get problem(): string | undefined {
    const failure = this.#connectionFailure ?? [...this.#failing.values()].findLast(({ isFinal }) => !isFinal);
    return failure?.sentence;
  }

  /** Sentences about the recipients who are refused for good, by recipient. */
  get refusals(): [to: string, sentence: string][] {
    return [...this.#failing].filter(([, { isFinal }]) => isFinal).map(([to, { sentence }]) => [to, sentence]);
  }

  /** Polls for deliveries. @param every milliseconds */
  start(every = 1_000): void {
    const poll = () =>
      this.deliver().catch((error: unknown) => {
        this.#pausedUntil = this.#deps.now() + checkEvery;
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
    if (this.#isResting()) return;
    if (!this.#isStarted) await this.#wake();
    this.#isStarted = true;
    while (await this.#canSend()) {
      await this.#deliverAll();
      if (!this.#connectionFailure) return;
    }
  }

  /** After a failure of the connection, asks whether the other side is away or only that delivery failed. */
  async #canSend(): Promise<boolean> {
    if (this.#isStopped) return false;
    if (!this.#connectionFailure) return true;
    try {
      await this.#sender.check?.(this.#timeLimit());
      this.#connectionFailure = undefined;
      return true;
    } catch (error) {
      if (this.#stopping.signal.aborted) return false;
      const failure = this.#sender.explain(error, '');
      this.#deps.log.warn({ errorCode: failure.code }, `${this.#sender.name} waits: the other side is away`);
      this.#connectionFailure = failure;
      this.#pausedUntil = this.#deps.now() + checkEvery;
      return false;
    }
  }

  async #deliverAll(): Promise<void> {
    const work = async () => {
      while (await this.#deliverNext());
    };
    // All have ended when this settles, so that a stop waits for each of them.
    const ended = await Promise.allSettled(Array.from({ length: this.#sender.concurrency }, work));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }

  /** Whether to send nothing for now. A pause far ahead is from a wrong clock. */
  #isResting(): boolean {
    const wait = this.#pausedUntil - this.#deps.now();
    return this.#isStopped || (wait > 0 && wait <= checkEvery);
  }

  /** Looks anew for each delivery, so that a lead that has just come goes first. @returns whether there may be more */
  async #deliverNext(): Promise<boolean> {
    if (this.#isStopped || this.#connectionFailure) return false;
    const items = await this.#store.due(this.#deps.now());
    for (const skipsFailing of [true, false]) {
      for (const item of items) if (await this.#attempt(item, skipsFailing)) return true;
    }
    return false;
  }

  /**
   * Addresses an item to whoever its recipients are now, leases a delivery of it to this server, and sends it.
   * @returns false when there is none to send, or another server was faster
   */
  async #attempt(listed: Item, skipsFailing: boolean): Promise<boolean> {
    const seen = this.#store.deliveriesOf(listed);
    const now = this.#deps.now();
    const keyOf = (to: string) => `${this.#store.idOf(listed)} ${to}`;
    const isSkipped = ([to]: [string, Delivery]) =>
      this.#sending.has(keyOf(to)) || (skipsFailing && this.#failing.has(to));
    const seenDue = dueIn(seen, now);
    if (seenDue.length > 0 && seenDue.every(isSkipped)) return false;
    const recipients = await this.#sender.recipients(listed);
    let claim: { to: string; leased: Delivery } | undefined;
    const item = await this.#store.update(listed, (before) => {
      claim = undefined;
      // What has changed since it was listed may have other recipients.
      if (!isDeepStrictEqual(before, seen)) return before;
      const after = addressed(before, recipients, iso(now));
      const due = dueIn(after, now);
      const next = due.find((each) => !isSkipped(each));
      if (!next) return due.length > 0 ? before : after;
      const [to, delivery] = next;
      // Without a time from a wrong clock, by which it would still be due.
      claim = { to, leased: { ...delivery, dueAt: iso(now), leasedUntil: iso(now + lease) } };
      return { ...after, [to]: claim.leased };
    });
    if (item === undefined || claim === undefined) return false;
    const { leased, to } = claim;
    this.#sending.add(keyOf(to));
    try {
      const after = await this.#send(item, to, leased);
      // Unless somebody has requested it anew meanwhile, or removed it.
      await this.#store.update(item, (before) =>
        isDeepStrictEqual(before?.[to], leased) ? { ...before, [to]: after } : before,
      );
    } finally {
      this.#sending.delete(keyOf(to));
    }
    return true;
  }

  /** @returns the delivery after an attempt @throws {StoreUnavailable} and it is due again when its lease is over */
  async #send(item: Item, to: string, leased: Delivery): Promise<Delivery> {
    const attempts = leased.attempts + 1;
    try {
      const outcome = await this.#sender.send(item, to, this.#timeLimit());
      this.#failing.delete(to);
      return outcome === 'sent' ? { attempts, sentAt: iso(this.#deps.now()) } : { attempts: leased.attempts };
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const { leasedUntil: _until, ...before } = leased;
      if (this.#stopping.signal.aborted) return before;
      const failure = this.#sender.explain(error, to);
      this.#deps.log.warn(
        { errorCode: failure.code, about: this.#store.idOf(item) },
        `${this.#sender.name} did not go out`,
      );
      if (failure.isOfConnection) this.#connectionFailure = failure;
      const now = this.#deps.now();
      const isOver = now >= (this.#sender.lastAttemptAt?.(item, to, failure) ?? Infinity);
      // A refusal stays: the address has to be corrected.
      if (!isOver || failure.isFinal) this.#remember(to, failure);
      else this.#failing.delete(to);
      const dueAt = iso(now + pauseAfter(attempts, failure));
      return { attempts, problem: failure.sentence, ...(!isOver && { dueAt }) };
    }
  }

  #timeLimit(): AbortSignal {
    return AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(sendTimeout)]);
  }

  /** The last failure stands at the end. */
  #remember(to: string, failure: Failure): void {
    if (this.#failing.size > maxFailing) this.#failing.clear();
    this.#failing.delete(to);
    this.#failing.set(to, failure);
  }

  /** Makes everything due that has failed: the restart may have fixed the cause. */
  async #wake(): Promise<void> {
    const now = iso(this.#deps.now());
    for (const item of await this.#store.pending()) {
      const failed = Object.entries(this.#store.deliveriesOf(item) ?? {}).filter(([, each]) => hasFailed(each));
      if (failed.length === 0) continue;
      const woken = Object.fromEntries(failed.map(([to, each]) => [to, { ...each, dueAt: now }]));
      const seen = this.#store.deliveriesOf(item);
      await this.#store.update(item, (before) => (isDeepStrictEqual(before, seen) ? { ...before, ...woken } : before));
    }
  }
}

/** Whether it waits for its next attempt. A leased one may be on its way. */
const hasFailed = ({ attempts, dueAt, leasedUntil }: Delivery): boolean =>
  attempts > 0 && dueAt !== undefined && leasedUntil === undefined;

const isDue = (delivery: Delivery, now: number): boolean => {
  const time = dueTimeOf(delivery);
  return time !== undefined && (time <= now || time >= now + longestWait);
};

/** Those that may be sent now, the least often tried first. */
const dueIn = (deliveries: Deliveries = {}, now: number): [string, Delivery][] =>
  Object.entries(deliveries)
    .filter(([, each]) => isDue(each, now))
    .toSorted(([, a], [, b]) => a.attempts - b.attempts);

/** Adds the recipients who are new, and drops the pending deliveries of those who no longer are recipients. */
function addressed(before: Deliveries | undefined, recipients: readonly string[], now: string): Deliveries | undefined {
  if (!before) return undefined;
  const kept = Object.entries(before).filter(([to, { dueAt }]) => dueAt === undefined || recipients.includes(to));
  const added = recipients.filter((to) => !Object.hasOwn(before, to)).map((to) => [to, newDelivery(now)] as const);
  if (added.length === 0 && kept.length === Object.keys(before).length && kept.length > 0) return before;
  return kept.length + added.length === 0 ? undefined : Object.fromEntries([...kept, ...added]);
}

/** How long a delivery waits for its next attempt, in milliseconds. @param attempts failed so far, from 1 */
function pauseAfter(attempts: number, { isFinal }: Failure): number {
  const all = isFinal ? pausesWhenRefused : pauses;
  return all[attempts - 1] ?? all.at(-1) ?? day;
}
