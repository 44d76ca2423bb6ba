'use client';

import type { CompanyFacts, LinkItem } from '@hvac/content/model';
import { adminLayoutWords, loginWords } from '@hvac/content/words';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SkipLink } from '../../../components/SkipLink/SkipLink.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { teamQuery } from '../../api.ts';
import { RequireAuth } from '../../auth/RequireAuth/RequireAuth.tsx';
import { logOut } from '../../auth/adminToken.ts';
import { useAddress } from '../useAddress.ts';
import * as css from './AdminLayout.css.ts';

export interface AdminLayoutProps {
  /** For the logo. */
  company: Pick<CompanyFacts, 'mark' | 'shortName' | 'tagline'>;
  /** The navigation. */
  screens: readonly LinkItem[];
  /** The current screen. */
  children: ReactNode;
}

const Header = ({ company, screens }: Omit<AdminLayoutProps, 'children'>) => {
  const current = useCurrentPath();
  const { data: team } = useQuery(teamQuery);
  return (
    <header data-surface="dark" className={css.bar}>
      <SkipLink href="#list">{adminLayoutWords.skip}</SkipLink>
      <Container>
        <div className={css.row}>
          <div className={css.logo}>
            <Logo company={company} />
          </div>
          <nav aria-label={adminLayoutWords.navigation} className={css.nav}>
            {screens.map(({ label, to }) => (
              <Link key={to} href={to} aria-current={to === current ? 'page' : undefined} className={css.link}>
                {label}
              </Link>
            ))}
          </nav>
          {team && <bdi className={css.you}>{team.you.name}</bdi>}
          <div className={css.logout}>
            <Button variant="quiet" onClick={logOut}>
              {loginWords.logout}
            </Button>
          </div>
        </div>
      </Container>
    </header>
  );
};

/** The layout of all admin screens: requires a login, and shows the navigation and the Log out button. */
export const AdminLayout = ({ children, ...header }: AdminLayoutProps) => {
  const { changeSearch } = useAddress();
  return (
    <RequireAuth onClear={() => changeSearch('', 'replace')}>
      <Header {...header} />
      <Container>{children}</Container>
    </RequireAuth>
  );
};

interface AdminScreenProps {
  /** The screen's heading. */
  title: string;
  /** Beside the heading: buttons or a menu. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A screen in the layout. Its main content has the id `list`, the target of the skip link. */
export const AdminScreen = ({ title, aside, children }: AdminScreenProps) => (
  <div className={css.screen}>
    <div className={css.title}>
      <Heading level={1} size="title">
        {title}
      </Heading>
      {aside}
    </div>
    <Stack gap="l">{children}</Stack>
  </div>
);
