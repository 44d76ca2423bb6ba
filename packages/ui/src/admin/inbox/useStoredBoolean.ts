import { useState } from 'react';
import { readStorage, writeStorage } from '../../hydration/storage.ts';

/**
 * A boolean in local storage. It is not in storage.ts, because a script without React imports that.
 * @param initially the default
 */
export function useStoredBoolean(key: string, initially: boolean): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => (readStorage(key, 'browser')?.['on'] ?? String(initially)) === 'true');
  const turn = (next: boolean) => {
    writeStorage(key, { on: String(next) }, 'browser');
    setOn(next);
  };
  return [on, turn];
}
