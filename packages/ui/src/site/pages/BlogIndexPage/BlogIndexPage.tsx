import type { BlogIndexPage as BlogIndexPageContent, LinkItem, Phone } from '@hvac/content/model';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { FeaturedPost } from '../../sections/FeaturedPost/FeaturedPost.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PostCard, type PostSummary } from '../../sections/PostCard/PostCard.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { posts as postList } from './BlogIndexPage.css.ts';

export interface BlogIndexPageProps {
  /** The page's own words. */
  page: BlogIndexPageContent;
  /** The articles, the newest first. */
  posts: readonly [PostSummary, ...PostSummary[]];
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
}

/** The index of the articles: the newest one first and large, the others in a grid, the way to the services beside them. */
export const BlogIndexPage = ({ page, posts, phone, breadcrumbs }: BlogIndexPageProps) => {
  const [newest, ...others] = posts;
  return (
    <PageLayout
      page={{ ...page, opening: { layout: 'plain' } }}
      phone={phone}
      breadcrumbs={breadcrumbs}
      opening={
        <PageHero
          opening={{ layout: 'plain' }}
          title={page.title}
          size="card"
          lead={page.lead}
          breadcrumbs={breadcrumbs}
        >
          <FeaturedPost post={newest} picture={page.picture} />
        </PageHero>
      }
    >
      <Section space="snug">
        <Columns split="aside" gap="xxl">
          <div className={postList}>
            {others.map((post) => (
              <PostCard key={post.path} post={post} />
            ))}
          </div>
          <SideLinks {...page.sidebar} />
        </Columns>
      </Section>
    </PageLayout>
  );
};
