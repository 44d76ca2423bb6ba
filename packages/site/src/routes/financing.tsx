import { company } from '@hvac/company';
import { FinancingPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

export const Page = ({ page, path }: PageProps<'financing'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <FinancingPage page={page} breadcrumbs={parents.top} phone={company.phone} />
  </>
);
