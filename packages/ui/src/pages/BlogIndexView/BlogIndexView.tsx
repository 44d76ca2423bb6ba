import type { BlogIndexPage, LinkItem, Phone } from '@hvac/content/model';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { PostCard, type PostSummary } from '../../sections/PostCard/PostCard.tsx';
import { SideLinks } from '../../sections/SideLinks/SideLinks.tsx';
import { posts as postList } from './BlogIndexView.css.ts';

export interface BlogIndexViewProps {
  /** The page's own words. */
  page: BlogIndexPage;
  /** The articles, the newest first. */
  posts: readonly PostSummary[];
  /** The company's number, unless the page has one of its own. */
  phone: Phone;
  /** The pages above this one. */
  breadcrumbs: readonly LinkItem[];
}

/** The index of the articles, with the way to the services beside it. */
export const BlogIndexView = ({ page, posts, phone: mainPhone, breadcrumbs }: BlogIndexViewProps) => {
  const { title, lead, badge, picture, actions, sidebar, callToAction, phone = mainPhone } = page;
  return (
    <>
      <PageHero {...{ title, lead, badge, picture, actions, breadcrumbs }} />
      <Section space="snug">
        <Columns split="aside" gap="xxl">
          <div className={postList}>
            {posts.map((post) => (
              <PostCard key={post.path} post={post} />
            ))}
          </div>
          <SideLinks {...sidebar} />
        </Columns>
      </Section>
      <CallToAction {...callToAction} phone={phone} />
    </>
  );
};
