import { company, metadata } from '@hvac/content';
import { HomePage } from '@hvac/ui/site';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/lead-forms';
import { PageHead } from '../head/PageHead.tsx';
import { business } from '../head/structured-data.ts';
import { queryClient } from '../api/query-client.ts';
import type { PageProps } from './page-props.ts';

export const Page = ({ page, path }: PageProps<'home'>) => (
  <>
    <PageHead metadata={metadata['/']} path={path} data={[business()]} />
    <UiProvider client={queryClient}>
      <HomePage {...page} phone={company.phone} form={<ServiceRequestForm company={company} />} />
    </UiProvider>
  </>
);
