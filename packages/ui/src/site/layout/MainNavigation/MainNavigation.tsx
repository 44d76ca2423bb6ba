import type { NavigationItem, Phone } from '@hvac/content/model';
import { navigationWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { actions, list, nav, toggle, toggleButton, whenClosed, whenOpen } from './MainNavigation.css.ts';
import { NavigationEntry } from './NavigationEntry.tsx';

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
    <details className={toggle} data-site-menu="" suppressHydrationWarning>
      <summary className={toggleButton} aria-label={navigationWords.menu}>
        <span className={whenClosed}>
          <Icon name="menu" size={24} weight={2.4} />
        </span>
        <span className={whenOpen}>
          <Icon name="close" size={24} weight={2.4} />
        </span>
      </summary>
    </details>
    <nav className={nav} aria-label={navigationWords.label}>
      <ul role="list" className={list}>
        {items.map((entry, index) => (
          <NavigationEntry key={entry.to} entry={entry} flyouts={index < items.length / 2 ? 'right' : 'left'} />
        ))}
      </ul>
      <div className={actions}>
        <ButtonGroup stacked>
          <ButtonLink href={`tel:${phone.dial}`} icon="phone" fullWidth>
            {fillIn(navigationWords.call, { phone: phone.display })}
          </ButtonLink>
          <ButtonLink href={contactPage} variant="secondary" icon="calendar" fullWidth>
            {navigationWords.schedule}
          </ButtonLink>
        </ButtonGroup>
        {children}
      </div>
    </nav>
  </>
);
