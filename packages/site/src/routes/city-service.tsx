import { companyFacts, quoteWords } from '@hvac/company';
import { CityServicePage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, faqPage, service } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { LateCityForm } from '../navigation/LateCityForm.tsx';
import { parents } from '../navigation/parents.ts';

const serviceTypes = { cooling: 'Air conditioning', heating: 'Heating', air: 'Indoor air quality' } as const;

export const Page = ({ page, path }: PageProps<'city-service'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[
        breadcrumbs(parents.city, page.title, path),
        service(page.title, path, serviceTypes[page.kind], `${page.city}, FL`),
        faqPage(page.questions),
      ]}
    />
    <CityServicePage
      page={page}
      breadcrumbs={parents.city}
      phone={companyFacts.landingPhone.value}
      quote={quoteWords}
      form={<LateCityForm city={page.city} />}
    />
  </>
);
