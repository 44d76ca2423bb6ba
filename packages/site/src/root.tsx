import { areas, company, legalLinks, navigation } from '@hvac/content';
import { LinkProvider, Shell } from '@hvac/ui';
import { StrictMode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { DocumentHead } from './head/DocumentHead.tsx';
import { LeaveGuard } from './navigation/LeaveGuard.tsx';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { SiteLink } from './navigation/SiteLink.tsx';

/** The year of the build, for the copyright line: the same in the prerendered page and in the browser. */
const year = Number(import.meta.env['VITE_BUILD_YEAR']);

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
            <Shell company={company} navigation={navigation} areas={areas} legalLinks={legalLinks} year={year}>
              <Outlet />
            </Shell>
          </LinkProvider>
          <NavigationEffects />
          <ScrollRestoration />
        </body>
      </html>
    </StrictMode>
  );
};
