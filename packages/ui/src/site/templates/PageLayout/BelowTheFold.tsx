'use client';

import { useDeferredValue, type ReactNode } from 'react';
import { useIsNavigation } from '../../../components/link/LinkProvider.tsx';
import { oneScreen } from './BelowTheFold.css.ts';

/** What a page shows below its first screen. After a link inside the site, React paints the heading before it. */
export const BelowTheFold = ({ children }: { children: ReactNode }) => {
  const isShown = useDeferredValue(true, !useIsNavigation());
  return isShown ? children : <div className={oneScreen} />;
};
