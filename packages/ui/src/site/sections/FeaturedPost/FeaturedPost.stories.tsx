import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { post } from '#test/fixtures/posts.ts';
import { FeaturedPost } from './FeaturedPost.tsx';

const meta = preview.meta({ title: 'Sections/FeaturedPost', component: FeaturedPost, args: { post } });

export const WithAScene = meta.story({
  args: { picture: { src: '/pictures/hero-blog.svg', size: [800, 480], alt: 'A phone on a table shows a chart' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Read ${post.title}` })).toHaveAttribute('href', post.path);
    await expect(canvas.getByRole('img', { name: 'A phone on a table shows a chart' })).toBeVisible();
  },
});
export const ItsOwnDrawing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: post.picture.alt })).toBeVisible();
  },
});
