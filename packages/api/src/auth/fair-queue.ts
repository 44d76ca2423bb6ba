import { HttpError } from '../http/http-error.ts';

interface Waiting {
  owner: string;
  /** By the queue's clock. */
  since: number;
  start: () => void;
  refuse: (error: Crowded) => void;
}

/** Too many wait already. */
export class Crowded extends HttpError {
  override name = 'Crowded';

  constructor() {
    super(429, 'Too many passwords are tried just now. Please try again in a minute.', { 'Retry-After': '60' });
  }
}

/** Most that wait, of all owners together. */
const mostWaiting = 200;
/** How long somebody waits behind better claims, in milliseconds. A connection without an answer is cut after 120 s. */
const longestWait = 30_000;
/** Owners whose mutex are remembered. */
const mostOwners = 10_000;

/**
 * Runs tasks one at a time, those first whose owner has had the fewest mutex: who comes for the first time
 * does not wait behind the many tries of others. Among equals the latest goes first. A queue in order of
 * arrival would make everybody wait for all that a flood has piled up.
 */
export class FairQueue {
  readonly #mutex = new Map<string, number>();
  #waiting: Waiting[] = [];
  #busy = false;
  readonly #now: () => number;

  /** @param now milliseconds; a clock that nobody sets */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * @param owner who is served in turn with the others, such as an address
   * @throws {Crowded} at once, or later when others with better claims have come; after 30 s at the latest
   */
  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    await this.#turn(owner);
    try {
      return await task();
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  #turn(owner: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ owner, since: this.#now(), start: resolve, refuse: reject });
      if (this.#waiting.length > mostWaiting) this.#take(this.#last()).refuse(new Crowded());
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy) return;
    const since = this.#now() - longestWait;
    for (const late of this.#waiting.filter((waiting) => waiting.since < since)) late.refuse(new Crowded());
    this.#waiting = this.#waiting.filter((waiting) => waiting.since >= since);
    if (this.#waiting.length === 0) return;
    this.#busy = true;
    const { owner, start } = this.#take(this.#first());
    const mutex = this.#mutexOf(owner);
    if (this.#mutex.size >= mostOwners) this.#mutex.clear();
    this.#mutex.set(owner, mutex + 1);
    start();
  }

  readonly #mutexOf = (owner: string): number => this.#mutex.get(owner) ?? 0;

  /** Where the one stands who is served next. */
  #first(): number {
    const fewest = Math.min(...this.#waiting.map(({ owner }) => this.#mutexOf(owner)));
    return this.#waiting.findLastIndex(({ owner }) => this.#mutexOf(owner) === fewest);
  }

  /** Where the one stands who has the weakest claim: of the owner with the most mutex, had and asked for. */
  #last(): number {
    const asked = new Map<string, number>();
    for (const { owner } of this.#waiting) asked.set(owner, (asked.get(owner) ?? this.#mutexOf(owner)) + 1);
    const most = Math.max(...asked.values());
    return this.#waiting.findIndex(({ owner }) => asked.get(owner) === most);
  }

  #take(at: number): Waiting {
    const [taken] = this.#waiting.splice(at, 1);
    if (!taken) throw new Error('Nobody waits');
    return taken;
  }
}
