'use client';

import { useDeferredValue, type ReactNode } from 'react';
import { useIsNavigation } from '../../../components/link/LinkProvider.tsx';
import { oneScreen } from './BelowTheFold.css.ts';

/**
 * What a page shows below its first screen. After a link inside the site, React paints the heading before it. A link to
 * a part of the page, pressed meanwhile, needs it at once: it scrolls there.
 */
export const BelowTheFold = ({ children }: { children: ReactNode }) => {
  const isNavigation = useIsNavigation();
  const isPainted = useDeferredValue(true, !isNavigation);
  return isPainted || !isNavigation ? children : <div className={oneScreen} />;
};
