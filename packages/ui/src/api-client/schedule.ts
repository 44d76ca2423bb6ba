/** Runs a task after some milliseconds. Returns how to call it off. */
export type Schedule = (task: () => void, ms: number) => () => void;

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
  const timer = setTimeout(() => check(true), ms);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
  document.addEventListener('visibilitychange', onReturn);
  return stop;
};
