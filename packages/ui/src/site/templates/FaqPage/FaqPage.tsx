import type { FaqPageContent, LinkItem } from '@hvac/content/model';
import { faqWords } from '@hvac/content/words';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { DiagramFigure } from '../../sections/DiagramFigure/DiagramFigure.tsx';
import { FaqList } from '../../sections/FaqList/FaqList.tsx';
import { JumpLinks } from '../../sections/JumpLinks/JumpLinks.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import { fragmentOf } from '../PageLayout/fragmentOf.ts';
import { PageLayout, type PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import { beside, questions } from './FaqPage.css.ts';

export interface FaqPageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** Questions and answers, with a diagram beside them, or below them on phones. */
  page: FaqPageContent;
  /** The other pages of questions. */
  others: readonly LinkItem[];
}

/** A page of questions and answers: links to its groups, then an accordion for each group. */
export const FaqPage = ({ page, phone, breadcrumbs, others }: FaqPageProps) => {
  const { title, intro, groups, diagram, callToAction } = page;
  return (
    <PageLayout
      page={{ callToAction }}
      phone={phone}
      breadcrumbs={breadcrumbs}
      hero={
        <PageHero hero={{ layout: 'plain' }} title={title} size="section" lead={intro} breadcrumbs={breadcrumbs}>
          {groups.length > 1 && (
            <JumpLinks
              label={faqWords.topics}
              counted={faqWords.counted}
              links={groups.map(({ heading, faqs }) => ({
                label: heading,
                to: `#${fragmentOf(heading)}`,
                count: faqs.length,
              }))}
            />
          )}
        </PageHero>
      }
    >
      <div className={questions}>
        <Container>
          <Columns split="aside" gap="section">
            <Stack gap="xxl">
              {groups.map(({ heading, faqs }) => (
                <FaqList key={heading} id={fragmentOf(heading)} heading={heading} faqs={faqs} />
              ))}
            </Stack>
            <div className={beside}>
              <Stack gap="xl">
                {diagram && <DiagramFigure diagram={diagram} />}
                <SideLinks heading={faqWords.others} links={others} />
              </Stack>
            </div>
          </Columns>
        </Container>
      </div>
    </PageLayout>
  );
};
