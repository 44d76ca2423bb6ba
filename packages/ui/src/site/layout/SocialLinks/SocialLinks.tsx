import type { CompanyFacts, SocialNetwork } from '@hvac/content/model';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { IconName } from '../../../components/Icon/icons.ts';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { link, list } from './SocialLinks.css.ts';

interface SocialLinksProps {
  /** The networks, with the company's address on each. */
  socials: CompanyFacts['socials'];
}

const icons: Record<SocialNetwork, IconName> = {
  Facebook: 'facebook',
  X: 'x',
  YouTube: 'youtube',
  Google: 'google',
  Pinterest: 'pinterest',
};

/** The company on other networks, as icons on a dark surface. */
export const SocialLinks = ({ socials }: SocialLinksProps) => (
  <ul className={list} aria-label="Social links">
    {socials.map(({ network, href }) => (
      <li key={network}>
        <Link href={href} className={link} aria-label={`${network} (opens in a new tab)`}>
          <Icon name={icons[network]} />
        </Link>
      </li>
    ))}
  </ul>
);
