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
  /** The footer's list of service areas. */
  areas: readonly LinkItem[];
  /** The links in the footer's last line. */
  legalLinks: readonly LinkItem[];
  /** Year of the copyright line. */
  year: number;
  /** The page ends with its own call to action. */
  hasClosingCall?: boolean;
  /** The page. */
  children: ReactNode;
}

/** The layout of every page. */
export const SiteLayout = ({
  company,
  navigation,
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
    <Footer company={company} areas={areas} legalLinks={legalLinks} year={year} quiet={hasClosingCall} />
    <HydrationFallback phone={company.phone} />
  </div>
);
