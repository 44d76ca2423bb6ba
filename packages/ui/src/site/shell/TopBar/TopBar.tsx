import type { CompanyFacts } from '@hvac/content/model';
import { Icon } from '../../../kit/Icon/Icon.tsx';
import { Link } from '../../../kit/link/LinkProvider.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import { bar, notice, row, schedule, socials as socialsStyle } from './TopBar.css.ts';

interface TopBarProps {
  /** The networks, with the company's address on each. */
  socials: CompanyFacts['socials'];
  /** Path of the page where people ask for an appointment. */
  contactPage: string;
}

/** The dark bar at the top of every page. */
export const TopBar = ({ socials, contactPage }: TopBarProps) => (
  <div className={bar} data-surface="dark">
    <div className={row}>
      <div className={socialsStyle}>
        <SocialLinks socials={socials} />
      </div>
      <span className={notice}>Licensed &amp; insured · Residential &amp; commercial</span>
      <Link href={contactPage} className={schedule}>
        <Icon name="calendar" />
        <span>Schedule Service Online</span>
      </Link>
    </div>
  </div>
);
