import { company } from '@hvac/company';
import { posts } from '@hvac/company/posts';
import { BlogPostPage } from '@hvac/ui/site';
import { PageHead } from '../head/PageHead.tsx';
import { blogPosting, breadcrumbs } from '../head/structured-data.ts';
import type { PageProps } from './page-props.ts';
import { parents } from '../navigation/parents.ts';

/** Three related posts: same category first, then newest first. */
const relatedTo = ({ path, category }: PageProps<'post'>['page']) =>
  [true, false]
    .flatMap((isSame) => posts.filter((post) => post.path !== path && (post.category === category) === isSame))
    .slice(0, 3);

export const Page = ({ page, path }: PageProps<'post'>) => (
  <>
    <PageHead
      metadata={page.metadata}
      path={path}
      data={[breadcrumbs(parents.post, page.title, path), blogPosting(page)]}
    />
    <BlogPostPage post={page} breadcrumbs={parents.post} phone={company.phone} related={relatedTo(page)} />
  </>
);
