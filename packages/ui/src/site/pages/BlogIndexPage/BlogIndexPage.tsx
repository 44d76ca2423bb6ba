import type { BlogIndexPage as BlogIndexPageContent, LinkItem, Phone } from '@hvac/content/model';
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

/** The index of the articles: the newest one first and large, the others in a grid that the way to the services fills up. */
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
          size="page"
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
