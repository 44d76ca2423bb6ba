import type {
  CityServicePage as CityServicePageContent,
  QuoteWords,
  RichTextContent,
  ServicePictures,
} from '@hvac/content/model';
import type { ReactNode } from 'react';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CallButton } from '../../../components/Button/CallButton.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { imageProps } from '../../../components/Picture/imageProps.ts';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { DiagramFigure } from '../../sections/DiagramFigure/DiagramFigure.tsx';
import { QuoteCard } from '../../sections/QuoteCard/QuoteCard.tsx';
import { ServiceNotes } from '../../sections/ServiceNotes/ServiceNotes.tsx';
import { ZipCodes } from '../../sections/ZipCodes/ZipCodes.tsx';
import { BelowTheFold } from '../PageLayout/BelowTheFold.tsx';
import type { PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import * as css from './CityServicePage.css.ts';

export interface CityServicePageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** The words of the page. */
  page: CityServicePageContent;
  /** What stands around the quote form. */
  quote: QuoteWords;
  /** The drawings that stand for the services. */
  pictures: ServicePictures;
  /** The quote form. */
  form: ReactNode;
}

/** How many blocks of an article stand before its drawing: up to its second paragraph. */
const beginning = (content: RichTextContent): number => {
  const paragraphs = content.flatMap(({ kind }, index) => (kind === 'lead' || kind === 'paragraph' ? [index] : []));
  return (paragraphs[1] ?? 0) + 1;
};

/** The page of one service in one city, between header and footer. */
export const CityServicePage = ({ page, breadcrumbs, phone, quote, pictures, form }: CityServicePageProps) => {
  const { title, tagline, picture, diagram, city, kind, body, services, questions, related, zipCodes } = page;
  const drawingAt = diagram ? beginning(body) : body.length;
  return (
    <>
      <img {...imageProps(picture.src, true)} alt={picture.alt} className={css.strip} />
      <Container>
        <Columns split="asideForm" gap={{ phone: 'xl', desktop: 'section' }}>
          <Stack gap="xl">
            <Stack align="start">
              <Breadcrumbs parents={breadcrumbs} title={title} />
              <Heading level={1} size="section">
                {title}
              </Heading>
              <Text size="lead" tone="lead">
                {tagline}
              </Text>
              <ButtonGroup stacked>
                <ButtonLink href="#quote" iconAfter="arrowRight">
                  {quote.action}
                </ButtonLink>
                <CallButton phone={phone} variant="secondary" />
              </ButtonGroup>
            </Stack>
            <ServiceNotes heading={`What we do in ${city}`} picture={pictures[kind]} pictureIsLarge items={services} />
            {zipCodes && zipCodes.length > 0 && (
              <Stack gap="s" align="start">
                <Heading level={2} size="card">
                  ZIP codes we serve
                </Heading>
                <ZipCodes zipCodes={zipCodes} />
              </Stack>
            )}
          </Stack>
          <div className={css.quote}>
            <BelowTheFold>
              <QuoteCard {...quote}>{form}</QuoteCard>
            </BelowTheFold>
          </div>
        </Columns>
      </Container>
      <BelowTheFold>
        <Section tone="card" space="snug">
          <div className={css.article}>
            <RichText content={body.slice(0, drawingAt)} headingSize="title" />
            {diagram && <DiagramFigure diagram={diagram} />}
            {diagram && <RichText content={body.slice(drawingAt)} headingSize="title" />}
            {questions.length > 0 && (
              <div className={css.questions}>
                <Heading level={2} size="title">{`Questions from ${city}`}</Heading>
                <Accordion
                  items={questions.map(({ question, answer }) => ({
                    title: question,
                    content: <RichText content={answer} />,
                  }))}
                />
              </div>
            )}
          </div>
        </Section>
        <Container>
          <div className={css.related}>
            <Heading level={2} size="card">
              Related pages
            </Heading>
            <ul className={css.links}>
              {related.map(({ label, to }) => (
                <li key={to}>
                  <TextLink href={to} standalone iconAfter="arrowRight">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        </Container>
      </BelowTheFold>
    </>
  );
};
