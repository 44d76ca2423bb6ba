import { areas, company, footerLinks, legalLinks, navigation, routes, type PageKind } from '@hvac/company';
import { SiteLayout } from '@hvac/ui/site';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { buildYear } from './head/build-year.ts';

/** Pages without a call to action of their own at the end: the footer’s emergency call is shown in full there. */
const kindsWithoutClosingCall: readonly PageKind[] = ['home', 'city', 'city-service', 'post'];

const hasClosingCall = (path: string) =>
  path in routes && !kindsWithoutClosingCall.includes(routes[path as keyof typeof routes].kind);

interface ShellProps {
  /** Path of the page. */
  path: string;
  children: ReactNode;
}

/** The layout of public pages. */
export const Shell = ({ path, children }: ShellProps) => (
  <SiteLayout
    company={company}
    navigation={navigation}
    footerLinks={footerLinks}
    areas={areas}
    legalLinks={legalLinks}
    year={buildYear}
    hasClosingCall={hasClosingCall(path)}
  >
    {children}
  </SiteLayout>
);

/** The layout as a route. */
export const SiteShell = () => (
  <Shell path={useLocation().pathname}>
    <Outlet />
  </Shell>
);
