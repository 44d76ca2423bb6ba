import { company } from '@hvac/content';
import type { Phone } from '@hvac/content/model';
import { FormSection, PageFrame } from '@hvac/ui/site';
import { UiProvider } from '@hvac/ui/leads';
import type { ComponentType } from 'react';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import { queryClient } from '../query-client.ts';
import type { PageProps } from './page-props.ts';
import { parents } from './parents.ts';

interface FormPageProps extends PageProps<'careers' | 'referral'> {
  /** What the page is for. */
  Form: ComponentType<{ phone: Phone; email: string; officeHours: string }>;
}

/** A page around one form. */
export const FormPage = ({ page, path, Form }: FormPageProps) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <UiProvider client={queryClient}>
      <PageFrame
        page={page}
        breadcrumbs={parents.top}
        phone={company.phone}
        end={
          <FormSection {...page.form}>
            <Form phone={company.phone} email={company.email} officeHours={company.officeHours[0]} />
          </FormSection>
        }
      />
    </UiProvider>
  </>
);
