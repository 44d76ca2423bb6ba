import type {
  CityServicePage as CityServicePageContent,
  LinkItem,
  Phone,
  QuoteWords,
  ServicePictures,
} from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { beginning } from '../../../components/RichText/beginning.ts';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { DiagramFigure } from '../../sections/DiagramFigure/DiagramFigure.tsx';
import { QuoteCard } from '../../sections/QuoteCard/QuoteCard.tsx';
import { CityServiceAside } from './CityServiceAside.tsx';
import * as css from './CityServicePage.css.ts';

export interface CityServicePageProps {
  /** The words of the page. */
  page: CityServicePageContent;
  /** The pages above it: home, service area. */
  breadcrumbs: readonly LinkItem[];
  /** The number that the page shows. */
  phone: Phone;
  /** What stands around the quote form. */
  quote: QuoteWords;
  /** The drawings that stand for the services. */
  pictures: ServicePictures;
  /** The quote form. */
  form: ReactNode;
}

/** The page of one service in one city, between header and footer. */
export const CityServicePage = ({ page, breadcrumbs, phone, quote, pictures, form }: CityServicePageProps) => {
  const { title, tagline, picture, diagram, city, body, questions } = page;
  const drawingAt = diagram ? beginning(body) : body.length;
  return (
    <>
      <img src={picture.src} alt={picture.alt} width={1440} height={520} fetchPriority="high" className={css.strip} />
      <Container>
        <div className={css.grid}>
          <div className={css.head}>
            <Breadcrumbs parents={breadcrumbs} title={title} />
            <Heading level={1} size="section">
              {title}
            </Heading>
            <Text size="lead" tone="lead">
              {tagline}
            </Text>
            <div className={css.actions}>
              <ButtonLink href="#quote" iconAfter="arrowRight">
                {quote.action}
              </ButtonLink>
              <CallButton phone={phone} variant="secondary" />
            </div>
          </div>
          <div className={css.article}>
            <RichText content={body.slice(0, drawingAt)} headingSize="coupon" />
            {diagram && <DiagramFigure diagram={diagram} />}
            {diagram && <RichText content={body.slice(drawingAt)} headingSize="coupon" />}
            {questions.length > 0 && (
              <div className={css.questions}>
                <Heading level={2} size="coupon">{`Questions from ${city}`}</Heading>
                <Accordion
                  items={questions.map(({ question, answer }) => ({
                    title: question,
                    content: <RichText content={answer} />,
                  }))}
                />
              </div>
            )}
          </div>
          <div className={css.quote}>
            <QuoteCard {...quote}>{form}</QuoteCard>
          </div>
          <CityServiceAside {...page} picture={pictures[page.kind]} />
        </div>
      </Container>
    </>
  );
};
