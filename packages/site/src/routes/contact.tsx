import { canonicalPath, company, companyFacts, contactSubject } from '@hvac/company';
import { ContactPage } from '@hvac/ui/site';
import { ContactForm, UiProvider } from '@hvac/ui/lead-forms';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, businessContact } from '../head/structured-data.ts';
import { queryClient } from '../api/query-client.ts';
import type { PageProps } from './page-props.ts';
import { SpecialFromUrl } from './SpecialFromUrl.tsx';
import { parents } from '../navigation/parents.ts';

const neverChanges = () => () => {};

/** A parameter of the URL. Only the browser knows it, since the page is prerendered without a query. */
function useParameter(name: string): string | null {
  const { search } = useLocation();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return hydrated ? new URLSearchParams(search).get(name) : null;
}

export const Page = ({ page, path }: PageProps<'contact'>) => {
  const titleInUrl = useParameter('special');
  const about = contactSubject(useParameter('about') ?? '');
  const [special, setSpecial] = useState<{ title: string }>();
  return (
    <>
      <PageHead
        metadata={page.metadata}
        path={path}
        data={[breadcrumbs(parents.top, page.title, canonicalPath(path)), businessContact]}
      />
      <UiProvider client={queryClient}>
        {titleInUrl !== null && <SpecialFromUrl title={titleInUrl} onFound={setSpecial} />}
        <ContactPage
          page={page}
          breadcrumbs={parents.top}
          company={company}
          mapSrc={`https://www.google.com/maps?q=${encodeURIComponent(company.address?.lines.join(', ') ?? company.city)}&output=embed`}
          mapListing={companyFacts.google.value}
          form={
            <ContactForm
              company={company}
              // The URL may have changed since the lookup.
              subject={special && special.title === titleInUrl ? special : about}
            />
          }
        />
      </UiProvider>
    </>
  );
};
