import { useEffect, useRef } from 'react';
import { useStoredBoolean } from '../useStoredBoolean.ts';

/** What is typed here is text. Dialogs have keys of their own. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/**
 * Runs an action when its key is pressed anywhere on the page, but not while somebody types. Letters can be switched
 * off: speech input would press them by chance.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>) {
  const [on, switchKeys] = useStoredBoolean('hvac-inbox-keys', true);
  const latest = useRef({ actions, on });
  useEffect(() => {
    latest.current = { actions, on };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      const { actions: now, on: letters } = latest.current;
      const action = letters || event.key.length > 1 ? now[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { on, switchKeys };
}
