import { company, faqLinks } from '@hvac/company';
import type { FaqGroup } from '@hvac/content/model';
import { FaqPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, faqPage } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

const questionsOf = (groups: readonly FaqGroup[]) => groups.flatMap(({ faqs }) => faqs);

export const Page = ({ page, path }: PageProps<'faq'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[breadcrumbs(parents.top, page.title, path), faqPage(questionsOf(page.groups))]}
    />
    <FaqPage
      page={page}
      phone={company.phone}
      breadcrumbs={parents.top}
      others={faqLinks.filter(({ to }) => to !== path)}
    />
  </>
);
