import type { Log } from '../log.ts';
import { describeError } from '../log.ts';

/** How often is looked for something to send, in milliseconds. */
const lookEvery = 1_000;

/** Calls work again and again until it is stopped; a call that takes longer delays the next one. */
export function everySecond(work: () => Promise<void>, log: Log): { stop(): void } {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    work()
      .catch((error: unknown) => log.error(describeError(error), 'The outbox failed; it goes on'))
      .finally(() => {
        running = false;
      });
  }, lookEvery);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
