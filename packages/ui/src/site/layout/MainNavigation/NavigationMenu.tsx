import type { LinkGroup, LinkItem } from '@hvac/content/model';
import { isGroup } from './currentPage.ts';
import { Flyout } from './Flyout.tsx';
import { MenuLink } from './MenuLink.tsx';
import { menu, row } from './NavigationMenu.css.ts';
import { popup } from './popup.css.ts';

interface NavigationMenuProps {
  /** Names the list. */
  label: string;
  /** The rows: links, and groups that open as flyouts. */
  rows: readonly (LinkItem | LinkGroup)[];
  /** The side on which flyouts have room. */
  flyouts: 'left' | 'right';
}

/** The menu of a navigation item: in its place on narrow screens, a layer below the item on wide ones. */
export const NavigationMenu = ({ label, rows, flyouts }: NavigationMenuProps) => (
  <div className={`${popup} ${menu}`}>
    <ul aria-label={label}>
      {rows.map((entry, index) =>
        isGroup(entry) ? (
          // Flyouts of lower rows grow upward, so that they stay in short windows.
          <Flyout key={entry.label} group={entry} side={flyouts} grows={index < rows.length / 2 ? 'down' : 'up'} />
        ) : (
          <li key={entry.to}>
            <MenuLink label={entry.label} to={entry.to} className={row} />
          </li>
        ),
      )}
    </ul>
  </div>
);
