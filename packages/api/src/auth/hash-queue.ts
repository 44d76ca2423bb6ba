import { HttpError } from '../http/http-error.ts';

interface Job {
  failures: number;
  start: () => void;
  refuse: (error: HttpError) => void;
}

/** Most jobs that wait. */
const capacity = 100;

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
   * @throws {HttpError} 429 when too many others go before it
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
    return new Promise((start, refuse) => {
      const at = this.#waiting.findIndex((job) => job.failures < failures);
      this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, { failures, start, refuse });
      if (this.#waiting.length > capacity) this.#waiting.shift()?.refuse(tooBusy());
    });
  }
}
