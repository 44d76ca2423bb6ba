import type { BlogIndexPageContent } from '@hvac/content/model';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { FeaturedPost } from '../../sections/FeaturedPost/FeaturedPost.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PostCard, type PostSummary } from '../../sections/PostCard/PostCard.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import { PageLayout, type PageLayoutProps } from '../PageLayout/PageLayout.tsx';
import { posts as postList } from './BlogIndexPage.css.ts';

export interface BlogIndexPageProps extends Pick<PageLayoutProps, 'phone' | 'breadcrumbs'> {
  /** Content of the page. */
  page: BlogIndexPageContent;
  /** Articles, newest first. */
  posts: readonly [PostSummary, ...PostSummary[]];
}

/** The index of articles: the newest one large, the others in a grid that links to the services complete. */
export const BlogIndexPage = ({ page, posts, phone, breadcrumbs }: BlogIndexPageProps) => {
  const [newest, ...others] = posts;
  return (
    <PageLayout
      page={page}
      phone={phone}
      breadcrumbs={breadcrumbs}
      hero={
        <PageHero
          hero={{ layout: 'plain' }}
          title={page.title}
          size="section"
          lead={page.lead}
          breadcrumbs={breadcrumbs}
        >
          <FeaturedPost post={newest} picture={page.picture} />
        </PageHero>
      }
    >
      <Section space="snug">
        <div className={postList}>
          {others.map((post) => (
            <PostCard key={post.path} post={post} />
          ))}
          <SideLinks {...page.sidebar} />
        </div>
      </Section>
    </PageLayout>
  );
};
