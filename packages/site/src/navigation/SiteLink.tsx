import type { LinkComponentProps } from '@hvac/ui';
import { Link } from 'react-router-dom';

/** Gives the components' links to the router: after hydration they navigate without a load. */
export const SiteLink = ({ href, ...props }: LinkComponentProps) => <Link to={href} discover="none" {...props} />;
