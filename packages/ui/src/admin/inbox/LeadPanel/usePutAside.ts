import { useEffect, useRef } from 'react';

/**
 * Leaves a lead once something was done with it: as of then, not of when the button was pressed; and not at all once
 * another lead is open.
 */
export function usePutAside(onLeave: () => void) {
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = onLeave;
    return () => {
      leave.current = undefined;
    };
  }, [onLeave]);
  return async (done: Promise<boolean>) => {
    if (await done) leave.current?.();
  };
}
