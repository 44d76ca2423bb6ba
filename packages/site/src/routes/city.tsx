import { areas, cityWords, company, companyFacts } from '@hvac/company';
import { CityPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, service } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { LateCityForm } from '../navigation/LateCityForm.tsx';
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
      <CityPage
        page={page}
        breadcrumbs={parents.city}
        phone={companyFacts.landingPhone.value}
        emergencyPhone={company.phone}
        words={cityWords(page)}
        nearby={areas.filter(({ to }) => neighbors.includes(to))}
        form={<LateCityForm city={page.city} />}
      />
    </>
  );
};
