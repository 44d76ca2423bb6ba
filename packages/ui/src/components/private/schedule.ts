import { createContext, use } from 'react';

/** Runs a task after some milliseconds. Returns how to call it off. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** Takes the place of every timer below it. Tests and stories decide when time has passed. */
export const ScheduleContext = createContext<Schedule | undefined>(undefined);

/** @param schedule the timer that a page uses */
export const useSchedule = (schedule: Schedule): Schedule => use(ScheduleContext) ?? schedule;

/** Runs the task when the time comes, whether or not the page is in view. */
export const afterDelay: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/**
 * Runs the task while the page is in view: when the time comes, or when the visitor returns after it.
 * A timer alone stands still while a laptop sleeps, and would call the API from tabs that nobody looks at.
 */
export const whileVisible: Schedule = (task, ms) => {
  const due = Date.now() + ms;
  const check = (elapsed: boolean) => {
    if (document.hidden || !elapsed) return;
    stop();
    task();
  };
  const onReturn = () => check(Date.now() >= due);
  const stopTimer = afterDelay(() => check(true), ms);
  const stop = () => {
    stopTimer();
    document.removeEventListener('visibilitychange', onReturn);
  };
  document.addEventListener('visibilitychange', onReturn);
  return stop;
};
