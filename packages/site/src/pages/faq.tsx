import { company, faqLinks } from '@hvac/content';
import { FaqView } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, faqPage } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'faq'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[breadcrumbs(parents.top, page.title, path), faqPage(page.faqs)]}
    />
    <FaqView
      page={page}
      phone={company.phone}
      breadcrumbs={parents.top}
      others={faqLinks.filter(({ to }) => to !== path)}
    />
  </>
);
