'use client';

import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const PlainLink = ({ children, ...props }: LinkComponentProps) => <a {...props}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);
const PathContext = createContext('/');
const NavigationContext = createContext(false);

export interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: () => boolean;
}

export const LeaveGuardContext = createContext<ComponentType<LeaveGuardProps> | undefined>(undefined);

interface LinkProviderProps {
  /** Renders a link inside the site, such as a router's. Plain anchors unless given. */
  component?: ComponentType<LinkComponentProps>;
  /** Holds a client-side navigation back and asks first, when something would be lost. None unless given. */
  leaveGuard?: ComponentType<LeaveGuardProps>;
  /** Path of the page that is showing, for the highlight in the navigation. */
  currentPath: string;
  /** The page was reached by a link inside the site, without a load. No unless given. */
  isNavigation?: boolean;
  children: ReactNode;
}

/** The only seam between the components and a router. */
export const LinkProvider = ({
  component = PlainLink,
  leaveGuard,
  currentPath,
  isNavigation = false,
  children,
}: LinkProviderProps) => (
  <LinkContext value={component}>
    <LeaveGuardContext value={leaveGuard}>
      <PathContext value={currentPath}>
        <NavigationContext value={isNavigation}>{children}</NavigationContext>
      </PathContext>
    </LeaveGuardContext>
  </LinkContext>
);

export const useCurrentPath = () => use(PathContext);

export const useIsNavigation = () => use(NavigationContext);

/**
 * An unstyled link: the router's for a path of the site, an anchor for tel:, mailto: and fragments, a new tab for other
 * hosts.
 */
export const Link = ({ href, ...props }: LinkComponentProps) => {
  const Component = use(LinkContext);
  // oxlint-disable-next-line react/static-components -- the component comes from the context, it is not made here
  if (href.startsWith('/')) return <Component href={href} {...props} />;
  const external = /^https?:/.test(href);
  return <PlainLink href={href} {...(external ? { target: '_blank', rel: 'noopener' } : {})} {...props} />;
};
