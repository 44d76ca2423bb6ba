import { canonicalPath, company, type PagePath } from '@hvac/content';
import { ServicePageView } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, service } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

/** Pages of this kind that are no services of their own. */
const topLevel: readonly PagePath[] = ['/services', '/about', '/privacy-policy'];

export const Page = ({ page, path }: PageProps<'service'>) => {
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
      <ServicePageView page={page} phone={company.phone} breadcrumbs={trail} />
    </>
  );
};
