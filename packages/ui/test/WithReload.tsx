import { Fragment, useEffect, useReducer, type ReactNode } from 'react';
import { forgetFocus } from '#storybook/focus.ts';

const event = 'story-reload';

/** Remounts what `WithReload` shows, as a reload of the page does. */
export function reload(): void {
  forgetFocus();
  window.dispatchEvent(new Event(event));
}

/** Remounts its children when a story calls `reload`. */
export const WithReload = ({ children }: { children: ReactNode }) => {
  const [loads, load] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener(event, load);
    return () => window.removeEventListener(event, load);
  }, []);
  return <Fragment key={loads}>{children}</Fragment>;
};
