import type { CityServicePageContent, QuoteWords, RichTextContent } from '@hvac/content/model';
import { cityServiceWords as words } from '@hvac/content/words';
import type { ReactNode } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { DiagramFigure } from '../../sections/DiagramFigure/DiagramFigure.tsx';
import { PointList } from '../../sections/PointList/PointList.tsx';
import { QuoteCard } from '../../sections/QuoteCard/QuoteCard.tsx';
import { PageSections } from '../../sections/SectionRenderer/PageSections.tsx';
import { ZipCodes } from '../../sections/ZipCodes/ZipCodes.tsx';
import { CityHero } from '../CityPage/CityHero.tsx';
import * as css from '../CityPage/CityPage.css.ts';
import { BelowTheFold } from '../PageLayout/BelowTheFold.tsx';
import type { PageLayoutProps } from '../PageLayout/PageLayout.tsx';

export interface CityServicePageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** The words of the page. */
  page: CityServicePageContent;
  /** What stands around the quote form. */
  quote: QuoteWords;
  /** The quote form. */
  form: ReactNode;
}

/** How many blocks of an article stand before its drawing: up to its second paragraph. */
const beginning = (content: RichTextContent): number => {
  const paragraphs = content.flatMap(({ kind }, index) => (kind === 'lead' || kind === 'paragraph' ? [index] : []));
  return (paragraphs[1] ?? 0) + 1;
};

/** The page of one service in one city, between header and footer. */
export const CityServicePage = ({ page, breadcrumbs, phone, quote, form }: CityServicePageProps) => {
  const { title, tagline, picture, diagram, city, body, services, questions, related, zipCodes } = page;
  const drawingAt = diagram ? beginning(body) : body.length;
  return (
    <>
      <CityHero
        title={title}
        size="section"
        breadcrumbs={breadcrumbs}
        current={title}
        tagline={tagline}
        action={quote.action}
        phone={phone}
        picture={picture}
      />
      <BelowTheFold>
        <Section>
          <div className={css.grid}>
            <div className={css.intro}>
              <Heading level={2}>{fillIn(words.services, { city })}</Heading>
              <PointList marker="plain" items={services} />
              {zipCodes && zipCodes.length > 0 && (
                <Stack gap="s" align="start">
                  <Heading level={2} size="card">
                    {words.zipCodes}
                  </Heading>
                  <ZipCodes zipCodes={zipCodes} />
                </Stack>
              )}
            </div>
            <div className={css.form}>
              <QuoteCard {...quote}>{form}</QuoteCard>
            </div>
            <div className={`${css.rest} ${css.article}`}>
              <RichText content={body.slice(0, drawingAt)} headingSize="title" />
              {diagram && <DiagramFigure diagram={diagram} />}
              {diagram && <RichText content={body.slice(drawingAt)} headingSize="title" />}
              {questions.length > 0 && (
                <Stack gap="l">
                  <Heading level={2} size="title">
                    {fillIn(words.questions, { city })}
                  </Heading>
                  <Accordion
                    items={questions.map(({ question, answer }) => ({
                      title: question,
                      content: <RichText content={answer} />,
                    }))}
                  />
                </Stack>
              )}
            </div>
            <div className={css.places}>
              <Card tone="band" padding="snug">
                <Stack gap="xs">
                  <Heading level={2} size="card">
                    {words.related}
                  </Heading>
                  <ul role="list">
                    {related.map(({ label, to }) => (
                      <li key={to}>
                        <TextLink href={to} standalone iconAfter="arrowRight">
                          {label}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </Stack>
              </Card>
            </div>
          </div>
        </Section>
        {page.sections && <PageSections sections={page.sections} />}
      </BelowTheFold>
    </>
  );
};
