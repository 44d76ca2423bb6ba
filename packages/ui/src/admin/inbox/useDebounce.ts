import { useEffect, useRef } from 'react';
import { afterDelay, useSchedule } from '../../components/private/schedule.ts';

/** Runs the task of the latest render, some milliseconds after the last `call`, or at once. */
export function useDebounce(task: () => void, ms: number) {
  const schedule = useSchedule(afterDelay);
  const cancel = useRef<() => void>(undefined);
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => () => cancel.current?.(), []);
  return {
    call: () => {
      cancel.current?.();
      cancel.current = schedule(() => latest.current(), ms);
    },
    runNow: () => {
      cancel.current?.();
      task();
    },
  };
}
