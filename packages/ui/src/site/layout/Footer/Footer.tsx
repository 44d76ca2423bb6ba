'use client';

import type { CompanyFacts, LinkItem } from '@hvac/content/model';
import { footerWords as words, licenseWords } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { CallButton } from '../../../components/private/CallButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { useOfficeHours } from '../../../components/private/useOfficeStatus.ts';
import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { Airflow } from '../../sections/Airflow/Airflow.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import * as css from './Footer.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';

interface FooterProps {
  /** Contact, hours, payments, credentials and license. */
  company: CompanyFacts;
  /** Pages that people look for at the end of a page. */
  links?: readonly LinkItem[];
  /** The service areas. */
  areas: readonly LinkItem[];
  /** Links such as the privacy policy. */
  legalLinks: readonly LinkItem[];
  /** Year of the copyright line. */
  year: number;
  /** Begins with the emergency banner, unless the page ends with a band that has the phone. */
  hasBanner?: boolean;
}

/** Phone, email, address and office hours of the company. */
const FooterContact = ({ company }: Pick<FooterProps, 'company'>) => {
  const { phone, email, address, city } = company;
  return (
    <div>
      <div translate="no">
        <Link href={`tel:${phone.dial}`} className={css.contactLink}>
          <Icon name="phone" />
          {phone.display}
        </Link>
        <Link href={`mailto:${email}`} className={css.contactLink}>
          <Icon name="mail" />
          {email}
        </Link>
        {address ? (
          <Link
            href={address.mapHref}
            className={css.contactLink}
            aria-label={fillIn(words.map, { address: address.lines.join(' ') })}
          >
            <Icon name="mapPin" />
            <span className={css.lines}>{address.lines.join('\n')}</span>
          </Link>
        ) : (
          <span className={css.contactLink}>
            <Icon name="mapPin" />
            {city}
          </span>
        )}
      </div>
      <p className={css.contactLink}>
        <Icon name="clock" />
        <VisuallyHidden>{words.hours}</VisuallyHidden>
        <span className={css.lines}>{useOfficeHours(company).join('\n')}</span>
      </p>
    </div>
  );
};

/** The footer of every page; its first band is the emergency call. */
export const Footer = ({ company, links = [], areas, legalLinks, year, hasBanner = true }: FooterProps) => {
  const { name, emergency, phone, license, licenseRegister, payments, credentials } = company;
  const path = useCurrentPath();
  return (
    <footer>
      {hasBanner && (
        <div className={css.band}>
          <div className={css.air}>
            <Airflow tone="onAction" fade="start" />
          </div>
          <Container>
            <div className={css.row}>
              <div>
                <Heading level={2}>{emergency.heading}</Heading>
                <p className={css.words}>{emergency.text}</p>
              </div>
              <div className={css.call}>
                <CallButton phone={phone} withCountry fullWidth variant="dark" size="large" />
              </div>
            </div>
          </Container>
        </div>
      )}
      <div data-surface="dark" className={css.footer}>
        <Container>
          <div className={css.top}>
            <Stack gap={{ phone: 'xxs', tablet: 's' }} align="start">
              <Logo company={company} />
              <FooterContact company={company} />
            </Stack>
            <div className={css.pages}>
              {links.length > 0 && <Links title={words.links} links={links} look={css.company} />}
              <Links title={words.areas} links={areas} look={css.areas} />
            </div>
          </div>
          <div className={css.bottom}>
            <div className={css.network}>
              <SocialLinks company={company} />
            </div>
            <Chips title={words.payments} facts={payments} />
            <Chips title={words.credentials} facts={credentials} />
          </div>
          <div className={css.legal}>
            <span translate="no">{fillIn(words.copyright, { year, name })}</span>
            <Link href={licenseRegister} className={css.legalLink}>
              {fillIn(licenseWords.license, { license })}
            </Link>
            {legalLinks.map(({ label, to }) => (
              <Link key={to} href={to} className={css.legalLink} aria-current={to === path ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </div>
        </Container>
      </div>
    </footer>
  );
};

const Title = ({ children }: { children: string }) => (
  <div className={css.title}>
    <Heading level={2} size="card">
      {children}
    </Heading>
  </div>
);

interface LinksProps {
  title: string;
  links: readonly LinkItem[];
  look: string;
}

const Links = ({ title, links, look }: LinksProps) => {
  const path = useCurrentPath();
  return (
    <Stack gap={{ phone: 'xxs', tablet: 's' }}>
      <Title>{title}</Title>
      <ul role="list" className={look}>
        {links.map(({ label, to }) => (
          <li key={to} className={css.area}>
            <Link href={to} className={css.areaLink} aria-current={to === path ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
};

interface ChipsProps {
  title: string;
  facts: readonly string[];
}

const Chips = ({ title, facts }: ChipsProps) => (
  <Stack gap={{ phone: 'xxs', tablet: 's' }} align="start">
    <Title>{title}</Title>
    <Inline as="ul" gap={{ phone: 'xxs', tablet: 'xs' }}>
      {facts.map((fact) => (
        <li key={fact} className={css.chip}>
          {fact}
        </li>
      ))}
    </Inline>
  </Stack>
);
