import { timeoutManager } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import type { Schedule } from '../src/components/private/schedule.ts';

// No query polls by itself: a story says when time has passed.
timeoutManager.setTimeoutProvider<number>({
  setTimeout: (callback, delay) => window.setTimeout(callback, delay),
  clearTimeout: (id) => window.clearTimeout(id),
  setInterval: () => 0,
  clearInterval: () => {},
});

/** The timers that wait in the story that is running. */
const timers = new Set<{ task: () => void; ms: number }>();

/** Holds every timer of a story until the story says that its time has passed. */
export const holdTimers: Schedule = (task, ms) => {
  const timer = { task, ms };
  timers.add(timer);
  return () => timers.delete(timer);
};

/** How long each of the timers waits, in ms. */
export const timerDelays = () => Array.from(timers, ({ ms }) => ms);

/** Runs out the timers that wait for so many ms, once there is one. */
export async function runTimers(ms: number) {
  await waitFor(() => expect(timerDelays()).toContain(ms));
  // Found first: a task may set its timer again.
  for (const timer of Array.from(timers).filter((waiting) => waiting.ms === ms)) {
    timers.delete(timer);
    timer.task();
  }
}
