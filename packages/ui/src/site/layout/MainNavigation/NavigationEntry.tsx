import type { LinkGroup, LinkItem, NavigationItem } from '@hvac/content/model';
import { useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { isLinkGroup, getCurrent } from './currentPage.ts';
import { Disclosure } from './Disclosure.tsx';
import { item, link } from './MainNavigation.css.ts';
import { MenuLink } from './MenuLink.tsx';
import { Flyout } from './Flyout.tsx';
import { menu, row } from './NavigationMenu.css.ts';
import { popup } from './popup.css.ts';

interface NavigationMenuProps {
  /** Accessible name of the list. */
  label: string;
  /** The rows: links, and groups that open as flyouts. */
  rows: readonly (LinkItem | LinkGroup)[];
  /** Side on which flyouts fit. */
  flyouts: 'left' | 'right';
}

/** The menu of a navigation item: inline on narrow screens, a popup on wide ones. */
const NavigationMenu = ({ label, rows, flyouts }: NavigationMenuProps) => (
  <div className={`${popup} ${menu}`}>
    <ul role="list" aria-label={label}>
      {rows.map((entry, index) =>
        isLinkGroup(entry) ? (
          // Flyouts of lower rows open upward, to fit into low windows.
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

interface NavigationEntryProps {
  entry: NavigationItem;
  /** Side on which flyouts fit. */
  flyouts: 'left' | 'right';
}

/** An item of the navigation: a link, with a button for its menu if it has one. */
export const NavigationEntry = ({ entry, flyouts }: NavigationEntryProps) => {
  const path = useCurrentPath();
  return (
    <li className={item}>
      <MenuLink label={entry.label} to={entry.to} className={link} current={getCurrent(entry, path)} />
      {entry.menu && (
        <>
          <Disclosure label={entry.label} />
          <NavigationMenu label={entry.label} rows={entry.menu} flyouts={flyouts} />
        </>
      )}
    </li>
  );
};
