import type { CompanyFacts } from '@hvac/content/model';
import { headerWords } from '@hvac/content/words';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import { bar, line, row, schedule, socials as socialsStyle } from './TopBar.css.ts';

interface TopBarProps {
  /** For the social links, the notice and the link to the contact page. */
  company: Pick<CompanyFacts, 'shortName' | 'socials' | 'notice' | 'contactPage'>;
}

/** The dark bar at the top of every page. */
export const TopBar = ({ company }: TopBarProps) => (
  <div data-surface="dark" className={bar}>
    <div className={row}>
      <div className={socialsStyle}>
        <SocialLinks company={company} />
      </div>
      <span className={line}>{company.notice}</span>
      <Link href={company.contactPage} className={schedule}>
        <Icon name="calendar" />
        <span>{headerWords.scheduleOnline}</span>
      </Link>
    </div>
  </div>
);
