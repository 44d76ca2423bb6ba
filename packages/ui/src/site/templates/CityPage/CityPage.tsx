import type { CityPageContent, CityWords, LinkItem, Phone } from '@hvac/content/model';
import { cityPageWords } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Airflow } from '../../sections/Airflow/Airflow.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Rating } from '../../sections/Rating/Rating.tsx';
import { QuoteCard } from '../../sections/QuoteCard/QuoteCard.tsx';
import { PageSections } from '../../sections/SectionRenderer/PageSections.tsx';
import { ServiceNotes } from '../../sections/ServiceNotes/ServiceNotes.tsx';
import { ServiceTiles } from '../../sections/ServiceTiles/ServiceTiles.tsx';
import { BelowTheFold } from '../PageLayout/BelowTheFold.tsx';
import type { PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import { CityHero } from './CityHero.tsx';
import { CityPlaces } from './CityPlaces.tsx';
import * as css from './CityPage.css.ts';

export interface CityPageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** The number of the banner, day and night. */
  emergencyPhone: Phone;
  /** The words of the city's page. */
  page: CityPageContent;
  /** What every city's page says around them. */
  words: CityWords;
  /** Pages of the cities around. */
  nearby: readonly LinkItem[];
  /** The quote form. */
  form: ReactNode;
}

interface CityBannerProps {
  /** Such as "24/7 emergency service available". */
  text: string;
  phone: Phone;
}

/** The emergency banner of a city page: one line, and the phone. */
const CityBanner = ({ text, phone }: CityBannerProps) => (
  <div data-surface="dark" className={css.banner}>
    <p>{text}</p>
    <ButtonLink href={`tel:${phone.dial}`} variant="secondary" size="compact" icon="phone">
      {fillIn(cityPageWords.call, { phone: phone.display })}
    </ButtonLink>
  </div>
);

/** The landing page of a city between header and footer. */
export const CityPage = ({ page, breadcrumbs, phone, emergencyPhone, words, nearby, form }: CityPageProps) => {
  const { city, tagline, picture, banner } = page;
  return (
    <>
      <CityHero
        title={words.title}
        breadcrumbs={breadcrumbs}
        current={city}
        tagline={tagline}
        action={words.quote.action}
        phone={phone}
        picture={picture}
      >
        <Rating>{words.reviews}</Rating>
      </CityHero>
      <BelowTheFold>
        <div className={css.tiles}>
          <Container>
            <ServiceTiles label={cityPageWords.tiles} tiles={words.tiles} />
            {banner && <CityBanner text={banner} phone={emergencyPhone} />}
          </Container>
        </div>
        <Section>
          <div className={css.grid}>
            <div className={css.intro}>
              <Heading level={2}>{words.question}</Heading>
              <RichText content={page.intro} />
            </div>
            <div className={css.form}>
              <QuoteCard {...words.quote}>{form}</QuoteCard>
            </div>
            <div className={css.rest}>
              <div className={css.home}>
                <Airflow variant="card" fade="start" />
                <Heading level={2} size="title">
                  {words.home}
                </Heading>
                <RichText content={page.home} />
                <Text>
                  <strong>{words.promise}</strong>
                </Text>
              </div>
              <Columns split={{ tablet: 'even' }} gap="xxl">
                {words.lists.map((list) => (
                  <ServiceNotes key={list.heading} {...list} />
                ))}
              </Columns>
            </div>
            <div className={css.places}>
              <CityPlaces {...page} nearby={nearby} />
            </div>
          </div>
        </Section>
        <PageSections sections={[...(page.sections ?? []), ...(words.sections ?? [])]} />
      </BelowTheFold>
    </>
  );
};
