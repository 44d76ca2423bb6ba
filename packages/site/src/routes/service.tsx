import { canonicalPath, company, type PagePath } from '@hvac/company';
import { PageLayout, PlanTable } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, service } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

/** Pages of this kind that do not describe one service. */
const topLevel: readonly PagePath[] = ['/services', '/about', '/privacy-policy'];

/** A page about a service or the company; the plans page starts with a comparison. */
export const Page = ({ page, path }: PageProps<'service'> | PageProps<'plan'>) => {
  const address = canonicalPath(path);
  const trail = topLevel.includes(address) ? parents.top : parents.service;
  return (
    <>
      <PageHead
        metadata={page.metadata}
        path={path}
        data={[
          breadcrumbs(trail, page.title, address),
          ...(trail === parents.service ? [service(page.title, address)] : []),
        ]}
      />
      <PageLayout page={page} phone={company.phone} breadcrumbs={trail}>
        {'plans' in page && <PlanTable plans={page.plans} notes={page.notes} />}
      </PageLayout>
    </>
  );
};
