import { company } from '@hvac/company';
import type { CompanyFacts } from '@hvac/content/model';
import { FormBand, PageLayout } from '@hvac/ui/site';
import { UiProvider } from '@hvac/ui/lead-forms';
import type { ComponentType } from 'react';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import { queryClient } from '../api/query-client.ts';
import type { PageProps } from '../routes/page-props.ts';
import { parents } from '../navigation/parents.ts';

interface FormPageProps extends PageProps<'careers' | 'referral'> {
  /** The page's form. */
  Form: ComponentType<{ company: CompanyFacts }>;
}

/** A page around one form. */
export const FormPage = ({ page, path, Form }: FormPageProps) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <UiProvider client={queryClient}>
      <PageLayout
        page={page}
        breadcrumbs={parents.top}
        phone={company.phone}
        end={
          <FormBand {...page.form}>
            <Form company={company} />
          </FormBand>
        }
      />
    </UiProvider>
  </>
);
