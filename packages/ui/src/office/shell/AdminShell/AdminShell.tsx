'use client';

import type { CompanyFacts } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Heading } from '../../../kit/Heading/Heading.tsx';
import { Logo } from '../../../kit/Logo/Logo.tsx';
import { Container } from '../../../kit/layout/Container/Container.tsx';
import { Link, useCurrentPath } from '../../../kit/link/LinkProvider.tsx';
import * as css from './AdminShell.css.ts';

interface AdminShellProps {
  /** Whose site it is. */
  company: Pick<CompanyFacts, 'shortName' | 'tagline'>;
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

/** The office's screens. */
const screens = [
  { label: 'Leads', href: '/admin/leads' },
  { label: 'Specials', href: '/admin/specials' },
  { label: 'Visits', href: '/admin/visits' },
  { label: 'Team', href: '/admin/team' },
] as const;

/** What surrounds the office's screens: the way between them, and out. */
export const AdminShell = ({ company, title, aside, you, onLogout, children }: AdminShellProps) => {
  const current = useCurrentPath();
  return (
    <>
      <header data-surface="dark" className={css.bar}>
        <Container>
          <div className={css.row}>
            <div className={css.logo}>
              <Logo shortName={company.shortName} tagline={company.tagline} surface="dark" />
            </div>
            <nav aria-label="Office" className={css.nav}>
              {screens.map(({ label, href }) => (
                <Link key={href} href={href} aria-current={href === current ? 'page' : undefined} className={css.link}>
                  {label}
                </Link>
              ))}
            </nav>
            {you !== undefined && <bdi className={css.you}>{you}</bdi>}
            <button type="button" onClick={onLogout} className={css.logout}>
              Logout
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
