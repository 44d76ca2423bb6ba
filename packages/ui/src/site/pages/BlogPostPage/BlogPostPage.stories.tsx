import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../test-utils/fixtures/company.ts';
import { post, posts } from '../../../test-utils/fixtures/posts.ts';
import { BlogPostPage, type BlogPostPageProps } from './BlogPostPage.tsx';

const more = posts.slice(1).map(({ title, path }) => ({ label: title, to: path }));
const withPicture = (part: string) => posts.find(({ picture }) => picture.src.includes(part)) ?? post;

const breadcrumbs: BlogPostPageProps['breadcrumbs'] = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/whitleys-heating-and-air-blog' },
];

const meta = preview.meta({
  title: 'Pages/Blog post',
  component: BlogPostPage,
  parameters: { layout: 'fullscreen' },
  args: {
    post,
    phone,
    more: more.slice(0, 3),
    breadcrumbs,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(post.title);
    await expect(canvas.getByText('Oct 1, 2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare the two plans' })).toHaveAttribute(
      'href',
      '/maintenance-plan',
    );
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'href',
      '/whitleys-heating-and-air-blog',
    );
  },
});
export const Scene = meta.story({ args: { post: withPicture('jacksonville') } });
export const Spot = meta.story({ args: { post: withPicture('spot-'), more: more.slice(3) } });
export const NothingMoreToRead = meta.story({ args: { more: [] } });
export const ManyMore = meta.story({
  args: { more: [...more, ...more].map((link, index) => ({ ...link, to: `/blog/${index}` })) },
});
export const LongText = meta.story({
  args: {
    post: {
      ...post,
      title: 'Everything that a homeowner between the marsh and the Atlantic should know about monitoring from afar',
      author: 'The service team of Whitley’s Heating & Air in Jacksonville, Florida',
      body: [...post.body, ...post.body, ...post.body],
    },
  },
});
