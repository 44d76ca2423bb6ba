import { company, mapPlaces } from '@hvac/company';
import { ServiceAreaPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

export const Page = ({ page, path }: PageProps<'service-area'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <ServiceAreaPage page={page} breadcrumbs={parents.top} phone={company.phone} path={path} places={mapPlaces} />
  </>
);
