import { canonicalPath, company, companyFacts } from '@hvac/content';
import { ContactView } from '@hvac/ui';
import { ContactForm, UiProvider } from '@hvac/ui/leads';
import { useState, useSyncExternalStore } from 'react';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, business } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from '../routes.tsx';
import { AskedSpecial } from './AskedSpecial.tsx';
import { parents } from './parents.ts';

/** The offer that the address names: known in the browser alone, since the page is prerendered without a query. */
const askedFor = () => new URLSearchParams(window.location.search).get('special');
const neverChanges = () => () => {};

export const Page = ({ page, path }: PageProps<'contact'>) => {
  const asked = useSyncExternalStore(neverChanges, askedFor, () => null);
  const [special, setSpecial] = useState<{ title: string }>();
  return (
    <>
      <PageHead
        metadata={page.metadata}
        path={path}
        data={[breadcrumbs(parents.top, page.title, canonicalPath(path)), business()]}
      />
      <UiProvider client={queryClient}>
        {asked !== null && <AskedSpecial title={asked} onFound={setSpecial} />}
        <ContactView
          page={page}
          breadcrumbs={parents.top}
          company={company}
          mapSrc="https://www.google.com/maps?q=Jacksonville,+FL&output=embed"
          mapListing={companyFacts.google.value}
          form={<ContactForm phone={company.phone} email={company.email} special={special} />}
        />
      </UiProvider>
    </>
  );
};
