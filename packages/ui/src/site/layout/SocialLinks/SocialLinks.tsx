import type { CompanyFacts, SocialNetwork } from '@hvac/content/model';
import { socialLinksWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { IconName } from '../../../components/Icon/icons.ts';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { link, list } from './SocialLinks.css.ts';

interface SocialLinksProps {
  /** The company's social networks. */
  company: Pick<CompanyFacts, 'shortName' | 'socials'>;
}

const icons: Record<SocialNetwork, IconName> = {
  Facebook: 'facebook',
  X: 'x',
  YouTube: 'youtube',
  Google: 'google',
  Pinterest: 'pinterest',
};

/** Links to social networks, as icons on a dark surface. */
export const SocialLinks = ({ company: { shortName, socials } }: SocialLinksProps) => (
  <ul role="list" className={list} aria-label={socialLinksWords.label}>
    {socials.map(({ network, href }) => (
      <li key={network}>
        <Link href={href} className={link} aria-label={fillIn(socialLinksWords.link, { company: shortName, network })}>
          <Icon name={icons[network]} />
        </Link>
      </li>
    ))}
  </ul>
);
