'use client';

import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const PlainLink = ({ children, ...props }: LinkComponentProps) => <a {...props}>{children}</a>;

export interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: () => boolean;
}

interface Site {
  /** Renders a link inside the site, such as a router's. Plain anchors unless given. */
  component?: ComponentType<LinkComponentProps>;
  /** Holds a client-side navigation back and asks first, when something would be lost. None unless given. */
  leaveGuard?: ComponentType<LeaveGuardProps>;
  /** Path of the page that is showing, for the highlight in the navigation. */
  currentPath: string;
  /** The page was reached by a link inside the site, without a load. No unless given. */
  isNavigation?: boolean;
}

const SiteContext = createContext<Site>({ currentPath: '/' });

interface LinkProviderProps extends Site {
  children: ReactNode;
}

/** The only seam between the components and a router. */
export const LinkProvider = ({ children, ...site }: LinkProviderProps) => (
  <SiteContext value={site}>{children}</SiteContext>
);

export const useCurrentPath = () => use(SiteContext).currentPath;

export const useIsNavigation = () => use(SiteContext).isNavigation ?? false;

export const useLeaveGuard = () => use(SiteContext).leaveGuard;

/**
 * An unstyled link: the router's for a path of the site, an anchor for tel:, mailto: and fragments, a new tab for other
 * hosts.
 */
export const Link = ({ href, ...props }: LinkComponentProps) => {
  const { component: Component = PlainLink } = use(SiteContext);
  if (href.startsWith('/')) return <Component href={href} {...props} />;
  const external = /^https?:/.test(href);
  return <PlainLink href={href} {...(external ? { target: '_blank', rel: 'noopener' } : {})} {...props} />;
};
