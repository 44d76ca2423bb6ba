import type { LinkGroup } from '@hvac/content/model';
import { useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { getCurrent } from './currentPage.ts';
import { Disclosure } from './Disclosure.tsx';
import { branch, content, flyout, growths, list, listLabel, sides, spot } from './Flyout.css.ts';
import { MenuLink } from './MenuLink.tsx';
import { row } from './NavigationMenu.css.ts';
import { alwaysListed, popup } from './popup.css.ts';

interface FlyoutProps {
  /** The row and its links. */
  group: LinkGroup;
  /** Side of the menu on which it opens. */
  side: keyof typeof sides;
  /** Up: aligns its last link with the row instead of its first. */
  grows: keyof typeof growths;
}

/**
 * A submenu. With a page: a link and a button beside it. Without one: a button, or on narrow screens a labeled list.
 */
export const Flyout = ({ group, side, grows }: FlyoutProps) => {
  const { label, links, to, picture } = group;
  const path = useCurrentPath();
  const look = `${popup} ${flyout} ${sides[side]} ${growths[grows]}`;
  return (
    <li className={branch}>
      {to === undefined ? (
        <>
          <span className={listLabel} aria-hidden="true">
            {label}
          </span>
          <Disclosure label={label} variant="row" opens={side} />
        </>
      ) : (
        <>
          <MenuLink label={label} to={to} className={row} current={getCurrent(group, path)} />
          <Disclosure label={label} opens={side} />
        </>
      )}
      <div className={to === undefined ? `${look} ${alwaysListed}` : look}>
        <div className={content}>
          <ul role="list" className={list} aria-label={label}>
            {links.map((link) => (
              <li key={link.to}>
                <MenuLink label={link.label} to={link.to} className={row} />
              </li>
            ))}
          </ul>
          {picture !== undefined && (
            <div className={spot}>
              <img src={picture} alt="" width={140} height={105} loading="lazy" />
            </div>
          )}
        </div>
      </div>
    </li>
  );
};
