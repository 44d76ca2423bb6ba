import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import type { Current } from './currentPage.ts';
import { label as labelStyle, marks } from './marks.css.ts';

interface MenuLinkProps {
  label: string;
  to: string;
  className: string;
  /** Overrides the path's result, for items with aliases or a menu. */
  current?: Current;
}

/** A link of the navigation, marked when it is the current page. */
export const MenuLink = ({ label, to, className, current }: MenuLinkProps) => {
  const path = useCurrentPath();
  const mark = current ?? (to === path ? 'page' : undefined);
  return (
    <Link href={to} className={className} aria-current={mark === 'page' ? 'page' : undefined}>
      <span className={mark ? `${labelStyle} ${marks[mark]}` : labelStyle}>{label}</span>
    </Link>
  );
};
