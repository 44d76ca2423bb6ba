import type { LeaveGuardProps } from '@hvac/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a link of the site, back or forward leaves a page on which something would be lost. */
export const LeaveGuard = ({ when }: LeaveGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The browser's own dialog, as for a load.
    if (window.confirm('Leave this page? What you entered hasn’t been sent.')) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return null;
};
