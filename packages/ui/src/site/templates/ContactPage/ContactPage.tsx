import type { CompanyFacts, ContactPageContent } from '@hvac/content/model';
import { contactPageWords } from '@hvac/content/words';
import { useId, type ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { AutoGrid } from '../../../components/layout/AutoGrid/AutoGrid.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PictureImage } from '../../../components/Picture/PictureImage.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { ContactDetails } from '../../sections/ContactDetails/ContactDetails.tsx';
import { MapEmbed } from '../../sections/MapEmbed/MapEmbed.tsx';
import { SealCard } from '../../sections/SealCard/SealCard.tsx';
import { PageLayout, type PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import { desk, head, reviewed } from './ContactPage.css.ts';

interface ContactPageProps extends Pick<PageLayoutProps, 'breadcrumbs'> {
  /** Content of the page. */
  page: ContactPageContent;
  company: CompanyFacts;
  /** URL of the embedded map, from another host. It loads on request only. */
  mapSrc: string;
  /** URL of the listing on the maps site. */
  mapListing: string;
  /** The contact form. */
  form: ReactNode;
}

/** The contact page: the form first, with phone, email, address and map beside and below it. */
export const ContactPage = ({ page, breadcrumbs, company, mapSrc, mapListing, form }: ContactPageProps) => {
  const { title, lead, picture, map, badges, reviews } = page;
  const formHeading = useId();
  const hero = (
    <>
      <Container>
        <Breadcrumbs parents={breadcrumbs} title={title} />
        <div className={head}>
          <Heading level={1}>{title}</Heading>
          <Text tone="lead">
            {lead} <TextLink href={`tel:${company.phone.dial}`}>{company.phone.display}</TextLink>
          </Text>
        </div>
      </Container>
      <div className={desk}>
        <Container>
          <Columns split="aside" gap="xxl" align="start">
            <Card as="section" labelledBy={formHeading}>
              <Stack gap="m">
                <Heading level={2} size="card" id={formHeading}>
                  {page.form.heading}
                </Heading>
                {form}
                <Text size="small" tone="soft">
                  {page.form.intro}
                </Text>
              </Stack>
            </Card>
            <Columns split={{ tablet: 'even', desktop: 'whole' }} gap="xxl" align="start">
              <Stack gap="l">
                {picture && <PictureImage picture={picture} />}
                <ContactDetails company={company} heading={contactPageWords.details} />
              </Stack>
              <Stack>
                <Heading level={2} size="card">
                  {map.heading}
                </Heading>
                <MapEmbed
                  title={map.heading}
                  src={mapSrc}
                  picture={map.still}
                  button={map.button}
                  note={map.note}
                  listing={{ label: contactPageWords.listing, href: mapListing }}
                />
              </Stack>
            </Columns>
          </Columns>
        </Container>
      </div>
    </>
  );
  return (
    <PageLayout page={page} phone={company.phone} breadcrumbs={breadcrumbs} hero={hero}>
      <Section space="snug">
        <AutoGrid as="div" maxColumns={3} gap="m">
          {badges.map((badge) => (
            <SealCard key={badge.title} {...badge} />
          ))}
          <Card padding="snug">
            {/* One line where the card is alone, and so wide. */}
            <div className={reviewed}>
              <Inline justify="between">
                <Text size="lead">{reviews.text}</Text>
                <TextLink href={reviews.href} standalone iconAfter="arrowRight">
                  {reviews.label}
                </TextLink>
              </Inline>
            </div>
          </Card>
        </AutoGrid>
      </Section>
    </PageLayout>
  );
};
