import { useState } from 'react';
import { readStorage, writeStorage } from '../../forms/storage.ts';

/**
 * A boolean in local storage. Not beside `readStorage`: the page's first script imports that, and has no React.
 * @param key in local storage
 * @param initially its value before anybody has switched it
 */
export function useStoredBoolean(key: string, initially: boolean): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => (readStorage(key, 'browser')?.['on'] ?? String(initially)) === 'true');
  const turn = (next: boolean) => {
    writeStorage(key, { on: String(next) }, 'browser');
    setOn(next);
  };
  return [on, turn];
}
