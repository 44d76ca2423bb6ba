import type { NavigationItem } from '@hvac/content/model';
import { useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { standing } from './currentPage.ts';
import { Disclosure } from './Disclosure.tsx';
import { item, link } from './MainNavigation.css.ts';
import { MenuLink } from './MenuLink.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';

interface NavigationEntryProps {
  entry: NavigationItem;
  /** The side on which flyouts of its menu have room. */
  flyouts: 'left' | 'right';
}

/** A top row of the navigation: a link, and beside it the button of its menu when it has one. */
export const NavigationEntry = ({ entry, flyouts }: NavigationEntryProps) => {
  const path = useCurrentPath();
  return (
    <li className={item}>
      <MenuLink label={entry.label} to={entry.to} className={link} standing={standing(entry, path)} />
      {entry.menu && (
        <>
          <Disclosure label={entry.label} />
          <NavigationMenu label={entry.label} rows={entry.menu} flyouts={flyouts} />
        </>
      )}
    </li>
  );
};
