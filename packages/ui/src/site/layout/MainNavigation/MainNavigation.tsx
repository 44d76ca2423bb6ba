import type { LinkGroup, LinkItem, NavigationItem, Phone } from '@hvac/content/model';
import { navigationWords as words } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import * as css from './MainNavigation.css.ts';

type Entry = LinkItem | LinkGroup | NavigationItem;

/** The rows that an entry opens. */
const rowsOf = (entry: Entry): readonly (LinkItem | LinkGroup)[] =>
  ('menu' in entry ? entry.menu : 'links' in entry ? entry.links : undefined) ?? [];

/** How an entry relates to the current page: it is the page, or its menu contains it. */
function markOf(entry: Entry, path: string): keyof typeof css.marks | undefined {
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  if (entry.to === path || aliases.includes(path)) return 'page';
  return rowsOf(entry).some((row) => markOf(row, path)) ? 'parent' : undefined;
}

interface MenuLinkProps {
  entry: Entry;
  to: string;
  className: string;
}

const MenuLink = ({ entry, to, className }: MenuLinkProps) => {
  const mark = markOf(entry, useCurrentPath());
  return (
    <Link href={to} className={className} aria-current={mark === 'page' ? 'page' : undefined}>
      <span className={mark ? `${css.label} ${css.marks[mark]}` : css.label}>{entry.label}</span>
    </Link>
  );
};

interface DisclosureProps {
  /** Name of the menu. */
  label: string;
  /** It is the whole row, on wide screens only, and not a chevron beside the row's link. */
  isRow?: boolean;
  /** Where the menu opens on wide screens. */
  opens: keyof typeof css.chevrons;
}

/** The button that opens the next sibling. `<details>` works without JavaScript, and hydration must not close it. */
const Disclosure = ({ label, isRow = false, opens }: DisclosureProps) => (
  <details className={isRow ? `${css.disclosure} ${css.wideRow}` : css.disclosure} suppressHydrationWarning>
    <summary className={css.summary} aria-label={isRow ? undefined : fillIn(words.submenu, { label })}>
      {isRow && label}
      <span className={css.chevrons[opens]}>
        <Icon name="chevronDown" size={16} weight={2.4} />
      </span>
    </summary>
  </details>
);

interface FlyoutProps {
  /** The row and its links. */
  group: LinkGroup;
  /** Side of the menu on which it opens. */
  side: keyof typeof css.sides;
  /** Up: aligns its last link with the row instead of its first. */
  grows: keyof typeof css.growths;
}

/**
 * A submenu. With a page: a link and a button beside it. Without one: a button, or on narrow screens a labeled list.
 */
const Flyout = ({ group, side, grows }: FlyoutProps) => {
  const { label, links, to, picture } = group;
  const hasPage = to !== undefined;
  return (
    <li className={css.branch}>
      {hasPage ? (
        <MenuLink entry={group} to={to} className={css.row} />
      ) : (
        <span className={css.listLabel} aria-hidden="true">
          {label}
        </span>
      )}
      <Disclosure label={label} isRow={!hasPage} opens={side} />
      <div
        className={`${css.popup} ${css.flyout} ${css.sides[side]} ${css.growths[grows]} ${hasPage ? '' : css.alwaysListed}`}
      >
        <div className={css.content}>
          <ul role="list" className={css.groupList} aria-label={label}>
            {links.map((link) => (
              <li key={link.to}>
                <MenuLink entry={link} to={link.to} className={css.row} />
              </li>
            ))}
          </ul>
          {picture !== undefined && (
            <div className={css.spot}>
              <img src={picture} alt="" width={140} height={105} loading="lazy" />
            </div>
          )}
        </div>
      </div>
    </li>
  );
};

interface MenuProps {
  /** The item whose menu it is: inline on narrow screens, a popup on wide ones. */
  item: NavigationItem;
  /** Side on which flyouts fit. */
  flyouts: 'left' | 'right';
}

const Menu = ({ item, flyouts }: MenuProps) => (
  <div className={`${css.popup} ${css.menu}`}>
    <ul role="list" aria-label={item.label}>
      {item.menu?.map((entry, index, rows) =>
        'links' in entry ? (
          // Flyouts of lower rows open upward, to fit into low windows.
          <Flyout key={entry.label} group={entry} side={flyouts} grows={index < rows.length / 2 ? 'down' : 'up'} />
        ) : (
          <li key={entry.to}>
            <MenuLink entry={entry} to={entry.to} className={css.row} />
          </li>
        ),
      )}
    </ul>
  </div>
);

interface MainNavigationProps {
  /** The items and their menus. */
  items: readonly NavigationItem[];
  /** Phone number at the end of the menu on narrow screens. */
  phone: Phone;
  /** Path of the contact page. */
  contactPage: string;
  /** At the end of the menu on narrow screens, such as social links. */
  children?: ReactNode;
}

/** The main navigation: a row with menus and flyouts on wide screens, an accordion behind a button on narrow ones. */
export const MainNavigation = ({ items, phone, contactPage, children }: MainNavigationProps) => (
  <>
    <details className={css.toggle} data-site-menu="" suppressHydrationWarning>
      <summary className={css.toggleButton} aria-label={words.menu}>
        <span className={css.whenClosed}>
          <Icon name="menu" size={24} weight={2.4} />
        </span>
        <span className={css.whenOpen}>
          <Icon name="close" size={24} weight={2.4} />
        </span>
      </summary>
    </details>
    <nav className={css.nav} aria-label={words.label}>
      <ul role="list" className={css.list}>
        {items.map((item, index) => (
          <li key={item.to} className={css.item}>
            <MenuLink entry={item} to={item.to} className={css.link} />
            {item.menu && (
              <>
                <Disclosure label={item.label} opens="down" />
                <Menu item={item} flyouts={index < items.length / 2 ? 'right' : 'left'} />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <ButtonGroup stacked>
          <ButtonLink href={`tel:${phone.dial}`} icon="phone" fullWidth>
            {fillIn(words.call, { phone: phone.display })}
          </ButtonLink>
          <ButtonLink href={contactPage} variant="secondary" icon="calendar" fullWidth>
            {words.schedule}
          </ButtonLink>
        </ButtonGroup>
        {children}
      </div>
    </nav>
  </>
);
