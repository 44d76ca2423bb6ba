import { areas, company, footerLinks, legalLinks, navigation, routes, type PageKind } from '@hvac/content';
import { SiteLayout } from '@hvac/ui/site';
import { Outlet, useLocation } from 'react-router-dom';
import { buildYear } from './head/build-year.ts';

/** Pages without a call to action of their own at the end: the footer’s emergency call is shown in full there. */
const kindsWithoutClosingCall: readonly PageKind[] = ['home', 'city', 'city-service', 'post'];

const hasClosingCall = (path: string) =>
  path in routes && !kindsWithoutClosingCall.includes(routes[path as keyof typeof routes].kind);

/** The layout of public pages. */
export const SiteShell = () => (
  <SiteLayout
    company={company}
    navigation={navigation}
    footerLinks={footerLinks}
    areas={areas}
    legalLinks={legalLinks}
    year={buildYear}
    hasClosingCall={hasClosingCall(useLocation().pathname)}
  >
    <Outlet />
  </SiteLayout>
);
