'use client';

import type { CompanyFacts, LinkItem } from '@hvac/content/model';
import { loginWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import * as css from './AdminLayout.css.ts';

export interface AdminLayoutProps {
  /** Whose site it is. */
  company: Pick<CompanyFacts, 'mark' | 'shortName' | 'tagline'>;
  /** The office's screens, and their paths. */
  screens: readonly LinkItem[];
  /** The screen's heading. */
  title: string;
  /** What stands beside the heading: a count, or a search. */
  aside?: ReactNode;
  /** Who is logged in; nothing before that is known. */
  you?: string | undefined;
  onLogout: () => void;
  /** The screen. */
  children: ReactNode;
}

/** What surrounds the office's screens: the way between them, and out. */
export const AdminLayout = ({ company, screens, title, aside, you, onLogout, children }: AdminLayoutProps) => {
  const current = useCurrentPath();
  return (
    <>
      <header data-surface="dark" className={css.bar}>
        <Container>
          <div className={css.row}>
            <div className={css.logo}>
              <Logo company={company} />
            </div>
            <nav aria-label="Office" className={css.nav}>
              {screens.map(({ label, to }) => (
                <Link key={to} href={to} aria-current={to === current ? 'page' : undefined} className={css.link}>
                  {label}
                </Link>
              ))}
            </nav>
            {you !== undefined && <bdi className={css.you}>{you}</bdi>}
            <button type="button" onClick={onLogout} className={css.logout}>
              {loginWords.logout}
            </button>
          </div>
        </Container>
      </header>
      <Container>
        <div className={css.screen}>
          <div className={css.title}>
            <Heading level={1} size="coupon">
              {title}
            </Heading>
            {aside}
          </div>
          {children}
        </div>
      </Container>
    </>
  );
};
