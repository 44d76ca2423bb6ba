import { canonicalPath, company, companyFacts } from '@hvac/content';
import { ContactPage } from '@hvac/ui/site';
import { ContactForm, UiProvider } from '@hvac/ui/lead-forms';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, businessContact } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from './page-props.ts';
import { AskedSpecial } from './AskedSpecial.tsx';
import { parents } from './parents.ts';

const neverChanges = () => () => {};

/** The offer that the address names: known in the browser alone, since the page is prerendered without a query. */
function useAskedFor(): string | null {
  const { search } = useLocation();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return hydrated ? new URLSearchParams(search).get('special') : null;
}

export const Page = ({ page, path }: PageProps<'contact'>) => {
  const asked = useAskedFor();
  const [special, setSpecial] = useState<{ title: string }>();
  return (
    <>
      <PageHead
        metadata={page.metadata}
        path={path}
        data={[breadcrumbs(parents.top, page.title, canonicalPath(path)), businessContact()]}
      />
      <UiProvider client={queryClient}>
        {asked !== null && <AskedSpecial title={asked} onFound={setSpecial} />}
        <ContactPage
          page={page}
          breadcrumbs={parents.top}
          company={company}
          mapSrc={`https://www.google.com/maps?q=${encodeURIComponent(company.address?.lines.join(', ') ?? company.city)}&output=embed`}
          mapListing={companyFacts.google.value}
          form={
            <ContactForm
              company={company}
              // The address may have changed since it was found.
              special={special?.title === asked ? special : undefined}
            />
          }
        />
      </UiProvider>
    </>
  );
};
