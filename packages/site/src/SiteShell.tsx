import { areas, company, legalLinks, navigation, routes, type PageKind } from '@hvac/content';
import { SiteLayout } from '@hvac/ui/site';
import { Outlet, useLocation } from 'react-router-dom';

/** The year of the build, so that the copyright line is the same in the prerendered page and the browser. */
const year = Number(import.meta.env['VITE_BUILD_YEAR']);

/** Pages without the emergency banner, because they are about their form. */
const kindsWithoutClosingCall: readonly PageKind[] = ['home', 'city', 'city-service'];

const hasClosingCall = (path: string) =>
  path in routes && !kindsWithoutClosingCall.includes(routes[path as keyof typeof routes].kind);

/** The layout of public pages. */
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
