import type { CompanyFacts, LinkItem, NavigationItem } from '@hvac/content/model';
import type { ReactNode } from 'react';
import { EmergencyCall } from '../EmergencyCall/EmergencyCall.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { HydrationFallback } from '../HydrationFallback/HydrationFallback.tsx';
import { SkipLink } from '../../../components/SkipLink/SkipLink.tsx';
import { loading, main, layout } from './SiteLayout.css.ts';
import './print.css.ts';

interface SiteLayoutProps {
  /** For the header, the footer and the call button. */
  company: CompanyFacts;
  /** The main navigation. */
  navigation: readonly NavigationItem[];
  /** The footer's links to pages. */
  footerLinks?: readonly LinkItem[];
  /** The footer's list of service areas. */
  areas: readonly LinkItem[];
  /** The links in the footer's last line. */
  legalLinks: readonly LinkItem[];
  /** Year of the copyright line. */
  year: number;
  /** The page ends with a band of its own that has the phone: the footer has no banner. */
  hasClosingCall?: boolean;
  /** The page. */
  children: ReactNode;
}

/** The layout of every page. */
export const SiteLayout = ({
  company,
  navigation,
  footerLinks = [],
  areas,
  legalLinks,
  year,
  hasClosingCall = false,
  children,
}: SiteLayoutProps) => (
  <div className={layout}>
    <div className={loading} aria-hidden="true" />
    <SkipLink />
    <Header company={company} navigation={navigation} />
    <EmergencyCall company={company} />
    <main id="main" tabIndex={-1} className={main}>
      {children}
    </main>
    <Footer
      company={company}
      links={footerLinks}
      areas={areas}
      legalLinks={legalLinks}
      year={year}
      hasBanner={!hasClosingCall}
    />
    <HydrationFallback phone={company.phone} />
  </div>
);
