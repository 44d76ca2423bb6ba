import { areas, cityWords, company, companyFacts, quoteWords } from '@hvac/company';
import { CityPage } from '@hvac/ui/site';
import { QuoteForm, UiProvider } from '@hvac/ui/lead-forms';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, service } from '../head/structured-data.ts';
import { queryClient } from '../api/query-client.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

export const Page = ({ page, path }: PageProps<'city'>) => {
  const neighbors: readonly string[] = page.nearby;
  const name = `HVAC Services ${page.city}, FL`;
  return (
    <>
      <PageHead
        metadata={page.metadata}
        path={path}
        data={[
          breadcrumbs(parents.city, page.city, path),
          service(name, path, 'Heating and air conditioning', `${page.city}, FL`),
        ]}
      />
      <UiProvider client={queryClient}>
        <CityPage
          page={page}
          breadcrumbs={parents.city}
          phone={companyFacts.landingPhone.value}
          emergencyPhone={company.phone}
          words={cityWords(page)}
          nearby={areas.filter(({ to }) => neighbors.includes(to))}
          form={<QuoteForm city={page.city} send={quoteWords.send} company={company} labelledBy="quote-title" />}
        />
      </UiProvider>
    </>
  );
};
