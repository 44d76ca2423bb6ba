import { company, companyFacts, servicePictures } from '@hvac/content';
import { CityServiceView } from '@hvac/ui/site';
import { QuoteForm, UiProvider } from '@hvac/ui/leads';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, faqPage, service } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from './page-props.ts';
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
    <UiProvider client={queryClient}>
      <CityServiceView
        page={page}
        breadcrumbs={parents.city}
        phone={companyFacts.landingPhone.value}
        action={{ label: 'Get a free quote', to: '#quote' }}
        pictures={servicePictures}
        form={
          <QuoteForm
            city={page.city}
            phone={companyFacts.landingPhone.value}
            email={company.email}
            officeHours={company.officeHours[0]}
            labelledBy="quote-title"
          />
        }
      />
    </UiProvider>
  </>
);
