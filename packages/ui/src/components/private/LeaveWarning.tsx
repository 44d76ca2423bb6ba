import { useEffect, useEffectEvent } from 'react';
import { useLeaveGuard, type LeaveGuardProps } from '../link/LinkProvider.tsx';

/** Asks before the page is left: the browser's own question for a load, the router's guard for a link of the site. */
export const LeaveWarning = ({ when }: LeaveGuardProps) => {
  const Guard = useLeaveGuard();
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (when()) event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  // oxlint-disable-next-line react/static-components -- the component comes from the context, it is not made here
  return Guard && <Guard when={when} />;
};
