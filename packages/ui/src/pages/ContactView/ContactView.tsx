import type { CompanyFacts, ContactPage, LinkItem } from '@hvac/content/model';
import { useId, type ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { ContactDetails } from '../../sections/ContactDetails/ContactDetails.tsx';
import { MapEmbed } from '../../sections/MapEmbed/MapEmbed.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PageSections } from '../../sections/PageSectionView/PageSections.tsx';
import { SealCard } from '../../sections/SealCard/SealCard.tsx';
import { grid, seals } from './ContactView.css.ts';

interface ContactViewProps {
  /** The words of the page. */
  page: ContactPage;
  /** The pages above it. */
  breadcrumbs: readonly LinkItem[];
  company: CompanyFacts;
  /** Address of the map, from another host; it loads only when asked for. */
  mapSrc: string;
  /** The listing on the maps site. */
  mapListing: string;
  /** The contact form. */
  form: ReactNode;
}

/** The contact page: the form at the left, and every other way to reach the company beside it. */
export const ContactView = ({ page, breadcrumbs, company, mapSrc, mapListing, form }: ContactViewProps) => {
  const { title, lead, picture, actions, sections, map, badges, reviews, callToAction } = page;
  const formHeading = useId();
  return (
    <>
      <PageHero {...{ title, lead, picture, actions, breadcrumbs }} phone={company.phone} />
      <Section space="snug">
        <div className={grid}>
          <Card as="section" labelledBy={formHeading}>
            <Stack gap="l">
              <Heading level={2} id={formHeading}>
                {page.form.heading}
              </Heading>
              <Text tone="soft">{page.form.intro}</Text>
              {form}
            </Stack>
          </Card>
          <Stack gap="xxl">
            <ContactDetails company={company} heading="Reach us directly" />
            <Stack>
              <Heading level={2} size="card">
                {map.heading}
              </Heading>
              <MapEmbed
                title={map.heading}
                src={mapSrc}
                picture={{
                  src: '/pictures/map-service-area.svg',
                  alt: 'Drawn map of north-east Florida: Jacksonville on the St. Johns River, and the beaches',
                }}
                button={map.button}
                note={map.note}
                listing={{ label: 'Open the maps listing', href: mapListing }}
              />
            </Stack>
            <div className={seals}>
              {badges.map((badge) => (
                <SealCard key={badge.seal} {...badge} />
              ))}
            </div>
            <Stack gap="xs" align="start">
              <Text>{reviews.text}</Text>
              <TextLink href={reviews.href} standalone iconAfter="arrowRight">
                {reviews.label}
              </TextLink>
            </Stack>
          </Stack>
        </div>
      </Section>
      <PageSections sections={sections} />
      <CallToAction {...callToAction} phone={company.phone} />
    </>
  );
};
