import type { FaqPage, LinkItem, Phone } from '@hvac/content/model';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { DiagramFigure } from '../../sections/DiagramFigure/DiagramFigure.tsx';
import { FaqList } from '../../sections/FaqList/FaqList.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';

export interface FaqViewProps {
  /** The page's questions and answers; its diagram stands beside them, and under them on phones. */
  page: FaqPage;
  /** The number that the page shows. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
  /** The other pages of questions. */
  others: readonly LinkItem[];
}

/** A page of questions and answers: what is urgent can be called about from the top, the rest opens row by row. */
export const FaqView = ({ page, phone, breadcrumbs, others }: FaqViewProps) => (
  <>
    <PageHero title={page.title} lead={page.intro} picture={page.picture} breadcrumbs={breadcrumbs} phone={phone} />
    <Section space="snug">
      <Columns split="aside" gap="section">
        <FaqList faqs={page.faqs} />
        <Stack gap="xl">
          {page.diagram && <DiagramFigure diagram={page.diagram} />}
          <SideLinks heading="More questions and answers" links={others} />
        </Stack>
      </Columns>
    </Section>
    <CallToAction {...page.callToAction} phone={phone} />
  </>
);
