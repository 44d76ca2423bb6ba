import { HttpError } from '../http/http-error.ts';

interface Job {
  failures: number;
  start: () => void;
  refuse: () => void;
}

/** Most jobs that wait. */
const capacity = 100;
/** Longest wait behind jobs that go first, in milliseconds: each login gets an answer before its connection is cut. */
const longestWait = 10_000;

const tooBusy = () =>
  new HttpError(429, 'Too many passwords are tried just now. Please try again in a minute.', { 'Retry-After': '60' });

/**
 * Hashes one password at a time: more would starve the file syncs, which share Node's four threads. Addresses with the
 * fewest wrong passwords go first, and among equals the newest; under overload the last of that order is given up. So a
 * flood delays a login from elsewhere by one hash, and not by all of its own.
 */
export class HashQueue {
  /** The next one is the last. */
  readonly #waiting: Job[] = [];
  #busy = false;

  /**
   * @param failures wrong passwords that came from the same address lately
   * @throws {HttpError} 429 when too many others go before it, after 10 s at most
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

  #turn(failures: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        failures,
        start() {
          clearTimeout(timer);
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(tooBusy());
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        job.refuse();
      }, longestWait);
      const at = this.#waiting.findIndex((other) => other.failures < failures);
      this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, job);
      if (this.#waiting.length > capacity) this.#waiting.shift()?.refuse();
    });
  }
}
