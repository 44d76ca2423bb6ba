import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';

/** How often is looked for something to send, in milliseconds. */
const lookEvery = 1_000;

/** Calls work again and again until it is stopped; a call that takes longer delays the next one. */
export function againAndAgain(work: () => Promise<void>, log: Logger, every = lookEvery): { stop(): void } {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    work()
      .catch((error: unknown) => log.error(describeError(error), 'The outbox failed; it goes on'))
      .finally(() => {
        running = false;
      });
  }, every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
