import { companyFacts } from '@hvac/content';
import { CityServiceView } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, faqPage, service } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'city-service'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[
        breadcrumbs(parents.city, page.title, path),
        service(page.title, path, `${page.city}, FL`),
        faqPage(page.questions),
      ]}
    />
    <CityServiceView
      page={page}
      breadcrumbs={parents.city}
      phone={companyFacts.landingPhone.value}
      action={{ label: 'Schedule service', to: '/contact' }}
    />
  </>
);
