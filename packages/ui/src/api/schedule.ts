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

/**
 * Runs the task in a hidden page too, but more rarely: an office works in other windows, and a lead should not wait for
 * it to look. When somebody returns, it runs as soon as its time in view has come.
 */
export const rarelyWhenHidden: Schedule = (task, ms) => {
  const stopSeen = whileVisible(() => {
    stop();
    task();
  }, ms);
  const timer = setTimeout(() => {
    if (!document.hidden) return;
    stop();
    task();
  }, hiddenRest * ms);
  const stop = () => {
    stopSeen();
    clearTimeout(timer);
  };
  return stop;
};

/** So many times slower: 4 s become 20 s, and browsers that hold timers back make it a minute at most. */
const hiddenRest = 5;
