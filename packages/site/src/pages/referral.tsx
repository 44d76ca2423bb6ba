import { company } from '@hvac/content';
import { FormPageView } from '@hvac/ui';
import { ReferralForm, UiProvider } from '@hvac/ui/leads';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'referral'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <UiProvider client={queryClient}>
      <FormPageView
        page={page}
        breadcrumbs={parents.top}
        phone={company.phone}
        form={<ReferralForm phone={company.phone} email={company.email} />}
      />
    </UiProvider>
  </>
);
