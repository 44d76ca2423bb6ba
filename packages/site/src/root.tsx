import { LinkProvider } from '@hvac/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LeaveGuard } from './navigation/LeaveGuard.tsx';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { SiteLink } from './navigation/SiteLink.tsx';

/** What every page has: links that the router follows, and what a navigation does beside showing a page. */
export const Root = () => {
  const { pathname } = useLocation();
  return (
    <>
      <LinkProvider component={SiteLink} leaveGuard={LeaveGuard} currentPath={pathname}>
        <Outlet />
      </LinkProvider>
      <NavigationEffects />
      <ScrollRestoration />
    </>
  );
};
