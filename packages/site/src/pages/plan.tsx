import { company } from '@hvac/content';
import { MaintenancePlanView } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, service } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'plan'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[breadcrumbs(parents.service, page.title, path), service(page.title, path)]}
    />
    <MaintenancePlanView page={page} phone={company.phone} breadcrumbs={parents.service} />
  </>
);
