import type { CompanyFacts } from '@hvac/content/model';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/link/LinkProvider.tsx';
import { contactLink, lines } from './Footer.css.ts';

interface FooterContactProps {
  company: CompanyFacts;
}

/** How to reach the company: phone, e-mail, and its place on a map. */
export const FooterContact = ({ company: { phone, email, address, city } }: FooterContactProps) => (
  <div>
    <Link href={`tel:${phone.dial}`} className={contactLink}>
      <Icon name="phone" />
      {phone.display}
    </Link>
    <Link href={`mailto:${email}`} className={contactLink}>
      <Icon name="mail" />
      {email}
    </Link>
    {address ? (
      <Link
        href={address.mapHref}
        className={contactLink}
        aria-label={`${address.lines.join(' ')} (map, opens in a new tab)`}
      >
        <Icon name="mapPin" />
        <span className={lines}>{address.lines.join('\n')}</span>
      </Link>
    ) : (
      <span className={contactLink}>
        <Icon name="mapPin" />
        {city}
      </span>
    )}
  </div>
);
