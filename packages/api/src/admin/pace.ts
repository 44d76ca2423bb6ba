import { setTimeout as pause } from 'node:timers/promises';

/** Between two turns, in milliseconds. */
const gap = 5;
/** Nobody waits longer, in milliseconds. */
const longest = 5_000;

/**
 * Gives out turns, 200 in a second. One that comes alone does not wait; of a flood, each waits for those before it,
 * so that answering it takes no more than a small share of the server's time.
 */
export class Pace {
  readonly #now: () => number;
  readonly #wait: (milliseconds: number) => Promise<void>;
  #last = -Infinity;

  /** @param now in milliseconds; tests put a clock of their own in its place */
  constructor(now = () => performance.now(), wait: (milliseconds: number) => Promise<void> = (time) => pause(time)) {
    this.#now = now;
    this.#wait = wait;
  }

  async turn(): Promise<void> {
    const now = this.#now();
    this.#last = Math.min(Math.max(now, this.#last + gap), now + longest);
    if (this.#last > now) await this.#wait(this.#last - now);
  }
}
