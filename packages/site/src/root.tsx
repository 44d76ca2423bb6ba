import { LinkProvider } from '@hvac/ui';
import { StrictMode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { DocumentHead } from './head/DocumentHead.tsx';
import { LeaveGuard } from './navigation/LeaveGuard.tsx';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { SiteLink } from './navigation/SiteLink.tsx';

/** The whole document: React hoists each page's title and tags into its head. */
export const Root = () => {
  const { pathname } = useLocation();
  return (
    <StrictMode>
      <html lang="en-US">
        <head>
          <DocumentHead />
        </head>
        <body>
          <LinkProvider component={SiteLink} leaveGuard={LeaveGuard} currentPath={pathname}>
            <Outlet />
          </LinkProvider>
          <NavigationEffects />
          <ScrollRestoration />
        </body>
      </html>
    </StrictMode>
  );
};
