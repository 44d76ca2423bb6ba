'use client';

import type { CompanyFacts, NavigationItem } from '@hvac/content/model';
import { headerWords } from '@hvac/content/words';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { container } from '../../../components/layout/Container/Container.css.ts';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { MainNavigation } from '../MainNavigation/MainNavigation.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { always, brand, callIcon, header, line, number, row, schedule, scheduleLabel } from './Header.css.ts';
import { useMenus } from './useMenus.ts';

interface HeaderProps {
  /** For the logo, the phone and the social links. */
  company: CompanyFacts;
  /** The items of the main navigation. */
  navigation: readonly NavigationItem[];
}

/** The header of every page: top bar, logo, emergency phone and main navigation. Works before hydration. */
export const Header = ({ company, navigation }: HeaderProps) => {
  const { phone, emergency, contactPage } = company;
  const call = `tel:${phone.dial}`;
  return (
    <header className={header} ref={useMenus()}>
      <div className={`${container} ${row}`}>
        <div className={brand}>
          <Logo company={company} />
        </div>
        <Link href={contactPage} className={schedule} aria-label={headerWords.scheduleOnline}>
          <Icon name="calendar" />
          <span className={scheduleLabel}>{headerWords.schedule}</span>
        </Link>
        <Link href={call} className={callIcon} aria-label={`${emergency.line} ${phone.display}`}>
          <Icon name="phone" size={22} />
        </Link>
        <MainNavigation items={navigation} phone={phone} contactPage={contactPage}>
          <SocialLinks company={company} />
        </MainNavigation>
        {/* A second link to the phone, so that focus goes in the order that each width shows. */}
        <Link href={call} className={line}>
          <span className={always}>{emergency.line}</span>{' '}
          <span translate="no" className={number}>
            {phone.display}
          </span>
        </Link>
      </div>
      <TopBar company={company} />
    </header>
  );
};
