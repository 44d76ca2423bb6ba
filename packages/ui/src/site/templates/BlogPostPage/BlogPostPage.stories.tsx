import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { phone } from '#test/fixtures/company.ts';
import { post, posts } from '#test/fixtures/posts.ts';
import { BlogPostPage, type BlogPostPageProps } from './BlogPostPage.tsx';

const [, ...more] = posts;
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
    related: more.slice(0, 3),
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
export const Spot = meta.story({ args: { post: withPicture('spot-'), related: more.slice(2) } });
export const NothingMoreToRead = meta.story({ args: { related: [] } });
export const LongText = meta.story({
  args: {
    post: {
      ...post,
      title: 'Everything that a homeowner between the marsh and the Atlantic should know about monitoring from afar',
      author: 'The service team of Whitley’s Heating & Air in Jacksonville, Florida',
      body: Array.from({ length: 12 }, (_, part) => part).flatMap((part) =>
        post.body.map((block) => (block.kind === 'heading' ? { ...block, text: `${block.text} (${part})` } : block)),
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'In this article' }));
    for (const link of contents.getAllByRole('link'))
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
  },
});
