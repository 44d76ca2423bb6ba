'use client';

import type { CompanyFacts, LinkItem, Phone } from '@hvac/content/model';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { useOfficeHours } from '../../../components/useOfficeStatus.ts';
import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { Airflow } from '../../sections/Airflow/Airflow.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import * as css from './Footer.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';

interface FooterProps {
  /** Contact, hours, payments, credentials and license. */
  company: CompanyFacts;
  /** The service areas. */
  areas: readonly LinkItem[];
  /** Links such as the privacy policy. */
  legalLinks: readonly LinkItem[];
  /** Year of the copyright line. */
  year: number;
  /** The page ends with its own call to action: the emergency banner is smaller. */
  quiet?: boolean;
}

/** Phone, e-mail and address of the company. */
const FooterContact = ({ company: { phone, email, address, city } }: Pick<FooterProps, 'company'>) => (
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
        aria-label={`${address.lines.join(' ')} (map, opens in a new tab)`}
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
);

/** The banner shows the number with its country code. */
const withCountry = ({ display, dial }: Phone) => `${dial.charAt(1)} ${display}`;

/** The footer of every page; its first band is the emergency call. */
export const Footer = ({ company, areas, legalLinks, year, quiet = false }: FooterProps) => {
  const { name, emergency, phone, license, payments, credentials } = company;
  const officeHours = useOfficeHours(company);
  const path = useCurrentPath();
  return (
    <footer>
      <div className={quiet ? css.quiet : css.band} data-surface={quiet ? 'dark' : undefined}>
        {!quiet && (
          <div className={css.air}>
            <Airflow tone="onAction" fade="start" />
          </div>
        )}
        <Container>
          <div className={css.row}>
            <div>
              <Heading level={2} {...(quiet && { size: 'card' as const })}>
                {emergency.heading}
              </Heading>
              <p className={css.words}>{emergency.text}</p>
            </div>
            <div className={css.call}>
              <ButtonLink
                href={`tel:${phone.dial}`}
                icon="phone"
                fullWidth
                {...(quiet ? { variant: 'secondary' } : { variant: 'dark', size: 'large' })}
              >
                <span translate="no">{withCountry(phone)}</span>
              </ButtonLink>
            </div>
          </div>
        </Container>
      </div>
      <div data-surface="dark" className={css.footer}>
        <Container>
          <div className={css.top}>
            <Stack gap="s" align="start">
              <Logo company={company} />
              <FooterContact company={company} />
              <div className={css.hours}>
                <Title>Office hours</Title>
                <div>
                  {officeHours.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </div>
            </Stack>
            <Stack gap="s" align="start">
              <Title>Areas We Serve</Title>
              <ul className={css.areas}>
                {areas.map(({ label, to }) => (
                  <li key={to} className={css.area}>
                    <Link href={to} className={css.areaLink} aria-current={to === path ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Stack>
          </div>
          <div className={css.bottom}>
            <div className={css.network}>
              <SocialLinks company={company} />
            </div>
            <Chips title="Accepted payments" words={payments} look={css.payment} />
            <Chips title="Credentials" words={credentials} look={css.credential} />
          </div>
          <div className={css.legal}>
            <span translate="no">{`© ${year} ${name}`}</span>
            <span>{`Contractor license ${license}`}</span>
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

interface ChipsProps {
  title: string;
  words: readonly string[];
  look: string;
}

const Chips = ({ title, words, look }: ChipsProps) => (
  <Stack gap="s" align="start">
    <Title>{title}</Title>
    <Inline as="ul" gap="xs">
      {words.map((word) => (
        <li key={word} className={look}>
          {word}
        </li>
      ))}
    </Inline>
  </Stack>
);
