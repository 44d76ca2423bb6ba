import type { BlogPost } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { blogIndexPage, post, posts } from '#test/fixtures/posts.ts';
import { BlogIndexPage } from './BlogIndexPage.tsx';

const long = (summary: BlogPost): BlogPost => ({
  ...summary,
  title: `${summary.title}, and what else a homeowner between the marsh and the Atlantic should know`,
  summary: `${summary.summary} ${summary.summary}`,
});

const meta = preview.meta({
  title: 'Pages/Blog index',
  component: BlogIndexPage,
  parameters: { layout: 'fullscreen' },
  args: { page: blogIndexPage, posts, phone, breadcrumbs: [{ label: 'Home', to: '/' }] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Oct 1, 2025');
    await expect(first).toHaveTextContent('System Monitoring');
    await expect(canvas.getByRole('link', { name: `Read ${post.title}` })).toHaveAttribute('href', post.path);
    await expect(canvas.getByRole('link', { name: 'HVAC' })).toHaveAttribute('href', '/heating');
  },
});
export const OnePost = meta.story({ args: { posts: [post] } });
export const ManyPosts = meta.story({
  args: {
    posts: [post, ...[...posts, ...posts].map((summary, index) => ({ ...summary, path: `${summary.path}-${index}` }))],
  },
});
export const LongText = meta.story({
  args: { posts: [long(post), ...posts.slice(1).map(long)] },
});
