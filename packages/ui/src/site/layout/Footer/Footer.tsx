'use client';

import type { CompanyFacts, LinkItem, Phone } from '@hvac/content/model';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Link, useCurrentPath } from '../../../components/link/LinkProvider.tsx';
import { Airflow } from '../../sections/Airflow/Airflow.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import {
  area,
  areaLink,
  areas as areaList,
  bottom,
  chips,
  credential,
  footer,
  group,
  hours,
  legal,
  legalLink,
  network,
  payment,
  title as titleStyle,
  top,
} from './Footer.css.ts';
import * as banner from './EmergencyBanner.css.ts';
import { FooterContact } from './FooterContact.tsx';

interface FooterProps {
  /** Contact, hours, payments, credentials and license. */
  company: CompanyFacts;
  /** The places that the company serves. */
  areas: readonly LinkItem[];
  /** Pages that every footer has to name, such as the privacy policy. */
  legalLinks: readonly LinkItem[];
  /** Year of the copyright line. */
  year: number;
}

/** The banner writes the number with its country digit. */
const withCountry = ({ display, dial }: Phone) => `${dial.charAt(1)} ${display}`;

/** The foot of every page, under the colored band that asks people with a broken system to call. */
export const Footer = ({ company, areas, legalLinks, year }: FooterProps) => {
  const { name, emergency, phone, license, officeHours, payments, credentials, socials } = company;
  const path = useCurrentPath();
  return (
    <footer>
      <div className={banner.band}>
        <div className={banner.air}>
          <Airflow tone="onAction" fade="start" />
        </div>
        <Container>
          <div className={banner.row}>
            <div>
              <Heading level={2}>{emergency.heading}</Heading>
              <p className={banner.words}>{emergency.text}</p>
            </div>
            <div className={banner.call}>
              <ButtonLink href={`tel:${phone.dial}`} variant="dark" size="large" icon="phone" fullWidth>
                {withCountry(phone)}
              </ButtonLink>
            </div>
          </div>
        </Container>
      </div>
      <div data-surface="dark" className={footer}>
        <Container>
          <div className={top}>
            <div className={group}>
              <Logo company={company} />
              <FooterContact company={company} />
              <div className={hours}>
                <Title>Office hours</Title>
                <div>
                  {officeHours.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </div>
            </div>
            <div className={group}>
              <Title>Areas We Serve</Title>
              <ul className={areaList}>
                {areas.map(({ label, to }) => (
                  <li key={to} className={area}>
                    <Link href={to} className={areaLink} aria-current={to === path ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className={bottom}>
            <div className={network}>
              <SocialLinks socials={socials} />
            </div>
            <Chips title="Accepted payments" words={payments} look={payment} />
            <Chips title="Credentials" words={credentials} look={credential} />
          </div>
          <div className={legal}>
            <span>{`© ${year} ${name}`}</span>
            <span>{`Contractor license ${license}`}</span>
            {legalLinks.map(({ label, to }) => (
              <Link key={to} href={to} className={legalLink} aria-current={to === path ? 'page' : undefined}>
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
  <div className={titleStyle}>
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
  <div className={group}>
    <Title>{title}</Title>
    <ul className={chips}>
      {words.map((word) => (
        <li key={word} className={look}>
          {word}
        </li>
      ))}
    </ul>
  </div>
);
