import { company, metadata } from '@hvac/company';
import { HomePage } from '@hvac/ui/site';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/lead-forms';
import { useSpecials } from '@hvac/ui/specials';
import { PageHead } from '../head/PageHead.tsx';
import { business } from '../head/structured-data.ts';
import { queryClient } from '../api/query-client.ts';
import type { PageProps } from './page-props.ts';

/** With the office's first offer of today, once it is loaded. */
const Home = ({ page }: Pick<PageProps<'home'>, 'page'>) => {
  const [special] = useSpecials().specials;
  return <HomePage {...page} phone={company.phone} special={special} form={<ServiceRequestForm company={company} />} />;
};

export const Page = ({ page, path }: PageProps<'home'>) => (
  <>
    <PageHead metadata={metadata['/']} path={path} data={[business]} />
    <UiProvider client={queryClient}>
      <Home page={page} />
    </UiProvider>
  </>
);
