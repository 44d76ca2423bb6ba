import { canonicalPath, company, companyFacts } from '@hvac/content';
import { ContactView } from '@hvac/ui';
import { ContactForm, UiProvider } from '@hvac/ui/leads';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs, business } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'contact'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[breadcrumbs(parents.top, page.title, canonicalPath(path)), business()]}
    />
    <UiProvider>
      <ContactView
        page={page}
        breadcrumbs={parents.top}
        company={company}
        mapSrc="https://www.google.com/maps?q=Jacksonville,+FL&output=embed"
        mapListing={companyFacts.google.value}
        form={<ContactForm phone={company.phone} email={company.email} />}
      />
    </UiProvider>
  </>
);
