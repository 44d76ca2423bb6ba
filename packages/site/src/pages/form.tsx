import { company } from '@hvac/content';
import { FormPageView, ReachUs } from '@hvac/ui';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from '../routes.tsx';
import { parents } from './parents.ts';

export const Page = ({ page, path }: PageProps<'form'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <FormPageView
      page={page}
      breadcrumbs={parents.top}
      phone={company.phone}
      form={
        <ReachUs phone={company.phone} email={company.email} subject={page.title}>
          {path === '/careers'
            ? 'Call us during office hours, or write with your name, your phone number and what you have done so far.'
            : 'Call or write, with your name and your friend’s name and phone number.'}
        </ReachUs>
      }
    />
  </>
);
