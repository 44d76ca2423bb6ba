import { LinkProvider } from '@hvac/ui';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { LeaveGuard } from './navigation/LeaveGuard.tsx';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { SiteLink } from './navigation/SiteLink.tsx';

/** The root route: router links and navigation effects. */
export const Root = () => {
  const { pathname, hash } = useLocation();
  // Back, forward and a fragment need the whole page at once to find their scroll position.
  const isNavigation = useNavigationType() !== NavigationType.Pop && !hash;
  return (
    <>
      <LinkProvider component={SiteLink} leaveGuard={LeaveGuard} currentPath={pathname} isNavigation={isNavigation}>
        <Outlet />
      </LinkProvider>
      <NavigationEffects />
      <ScrollRestoration />
    </>
  );
};
