import { useEffect, useRef } from 'react';

/**
 * Ref of an uncontrolled input that follows its value from outside, when somebody clears the filters or goes back:
 * never while the person is in it.
 */
export function useSyncedInput(value: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return input;
}
