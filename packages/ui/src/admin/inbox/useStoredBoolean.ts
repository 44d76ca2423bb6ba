import { useState } from 'react';

function kept(key: string, initially: boolean): boolean {
  try {
    const value = localStorage.getItem(key);
    return value === null ? initially : value === 'on';
  } catch {
    return initially;
  }
}

/**
 * A switch that this browser keeps; one that keeps nothing has it as it is at first.
 * @param key in the browser's local storage
 * @param initially how it is before anybody has switched it
 */
export function useStoredBoolean(key: string, initially: boolean): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => kept(key, initially));
  const turn = (next: boolean) => {
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // Until the page is left, then.
    }
    setOn(next);
  };
  return [on, turn];
}
