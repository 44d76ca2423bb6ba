import { useLayoutEffect } from 'react';
import { loading } from './SpecialsList.css.ts';

/** Keeps what has the focus where it is on the screen while what stands before it in the page changes. */
function keepFocusInPlace(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const before = focused.getBoundingClientRect().top;
  if (before < 0 || before > innerHeight) return;
  queueMicrotask(() => scrollBy({ top: focused.getBoundingClientRect().top - before, behavior: 'instant' }));
}

/** Stands where the offers will be. It goes before they come: what follows them is still where the visitor sees it. */
export const Loading = ({ children }: { children: string }) => {
  useLayoutEffect(() => keepFocusInPlace, []);
  return <p className={loading}>{children}</p>;
};
