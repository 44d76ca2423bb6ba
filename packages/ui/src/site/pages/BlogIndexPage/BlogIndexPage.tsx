import type { BlogIndexPage, LinkItem, Phone } from '@hvac/content/model';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { LeadPost } from '../../sections/FeaturedPost/FeaturedPost.tsx';
import { Opening } from '../../sections/PageHero/PageHero.tsx';
import { PostCard, type PostSummary } from '../../sections/PostCard/PostCard.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import { PageFrame } from '../PageLayout/PageLayout.tsx';
import { posts as postList } from './BlogIndexPage.css.ts';

export interface BlogIndexViewProps {
  /** The page's own words. */
  page: BlogIndexPage;
  /** The articles, the newest first. */
  posts: readonly [PostSummary, ...PostSummary[]];
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
}

/** The index of the articles: the newest one first and large, the others in a grid, the way to the services beside them. */
export const BlogIndexView = ({ page, posts, phone, breadcrumbs }: BlogIndexViewProps) => {
  const [newest, ...others] = posts;
  return (
    <PageFrame
      page={{ ...page, opening: { layout: 'plain' } }}
      phone={phone}
      breadcrumbs={breadcrumbs}
      opening={
        <Opening
          opening={{ layout: 'plain' }}
          title={page.title}
          size="card"
          lead={page.lead}
          breadcrumbs={breadcrumbs}
        >
          <LeadPost post={newest} picture={page.picture} />
        </Opening>
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
    </PageFrame>
  );
};
