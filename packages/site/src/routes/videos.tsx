import { company } from '@hvac/company';
import { VideosPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

export const Page = ({ page, path }: PageProps<'videos'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <VideosPage page={page} phone={company.phone} breadcrumbs={parents.top} />
  </>
);
