import { company } from '@hvac/company';
import { posts } from '@hvac/company/posts';
import { BlogIndexPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

export const Page = ({ page, path }: PageProps<'blog'>) => (
  <>
    <PageHead metadata={page.metadata} path={path} data={[breadcrumbs(parents.top, page.title, path)]} />
    <BlogIndexPage page={page} posts={posts} phone={company.phone} breadcrumbs={parents.top} />
  </>
);
