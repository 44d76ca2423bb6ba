import { areas, company, legalLinks, navigation, routes, type PageKind } from '@hvac/content';
import { SiteLayout } from '@hvac/ui/site';
import { Outlet, useLocation } from 'react-router-dom';

/** The year of the build, for the copyright line: the same in the prerendered page and in the browser. */
const year = Number(import.meta.env['VITE_BUILD_YEAR']);

/** What they call for is their form: the emergency banner ends them. */
const kindsWithoutClosingCall: readonly PageKind[] = ['home', 'city', 'city-service'];

const hasClosingCall = (path: string) =>
  path in routes && !kindsWithoutClosingCall.includes(routes[path as keyof typeof routes].kind);

/** What surrounds the visitors' pages; the office's screens have a frame of their own. */
export const SiteShell = () => (
  <SiteLayout
    company={company}
    navigation={navigation}
    areas={areas}
    legalLinks={legalLinks}
    year={year}
    hasClosingCall={hasClosingCall(useLocation().pathname)}
  >
    <Outlet />
  </SiteLayout>
);
