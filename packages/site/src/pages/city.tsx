import { areas, claims, company, companyFacts, servicePictures } from '@hvac/content';
import { CityView } from '@hvac/ui/site';
import { QuoteForm, UiProvider } from '@hvac/ui/leads';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, service } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from './page-props.ts';
import { parents } from './parents.ts';

const tileLinks = { cooling: '/cooling-repair', heating: '/heating-repair', maintenance: '/ac-maintenance-tune-up' };

export const Page = ({ page, path }: PageProps<'city'>) => {
  const phone = companyFacts.landingPhone.value;
  const neighbors: readonly string[] = page.nearby;
  const name = `HVAC Services ${page.city}, FL`;
  return (
    <>
      <PageHead
        metadata={page.metadata}
        path={path}
        data={[breadcrumbs(parents.city, page.city, path), service(name, path, `${page.city}, FL`)]}
      />
      <UiProvider client={queryClient}>
        <CityView
          page={page}
          breadcrumbs={parents.city}
          phone={phone}
          reviews={claims.googleReviews.text}
          years={claims.yearsServed.text}
          state={company.state}
          pictures={servicePictures}
          tileLinks={tileLinks}
          nearby={areas.filter(({ to }) => neighbors.includes(to))}
          form={
            <QuoteForm
              city={page.city}
              phone={phone}
              email={company.email}
              officeHours={company.officeHours[0]}
              labelledBy="quote-title"
            />
          }
        />
      </UiProvider>
    </>
  );
};
