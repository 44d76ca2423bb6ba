import { HttpError } from '../http/http-error.ts';

interface Job {
  failures: number;
  start: () => void;
  refuse: () => void;
}

/** Maximum number of waiting jobs. */
const capacity = 100;
/** Longest wait, in milliseconds. A login is answered before its connection times out. */
const longestWait = 10_000;

const tooBusy = () =>
  new HttpError(429, 'Too many people are logging in right now. Please try again in a minute.', {
    'Retry-After': '60',
  });

/**
 * Hashes one password at a time: more would starve file syncs, which share Node's four threads. Addresses with the
 * fewest wrong passwords go first, then the newest job. The last in this order is refused under overload, so a flood of
 * guesses delays a login from elsewhere by one hash.
 */
export class HashQueue {
  /** In reverse order: the last one is next. */
  readonly #waiting: Job[] = [];
  #busy = false;

  /**
   * @param failures recent wrong passwords from the same address
   * @throws {HttpError} 429 when too many others go first, after 10 seconds at most
   */
  async run<Result>(job: () => Promise<Result>, failures = 0): Promise<Result> {
    if (this.#busy) await this.#turn(failures);
    this.#busy = true;
    try {
      return await job();
    } finally {
      const next = this.#waiting.pop();
      this.#busy = next !== undefined;
      next?.start();
    }
  }

  /** Settles when it is this job's turn. */
  async #turn(failures: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const job: Job = { failures, start: resolve, refuse: () => reject(tooBusy()) };
    const at = this.#waiting.findIndex((other) => other.failures < failures);
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, job);
    if (this.#waiting.length > capacity) this.#waiting.shift()?.refuse();
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      job.refuse();
    }, longestWait);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }
}
