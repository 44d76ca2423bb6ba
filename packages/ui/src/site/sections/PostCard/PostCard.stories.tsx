import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { post, posts } from '#test/fixtures/posts.ts';
import { PostCard, type PostSummary } from './PostCard.tsx';

const withPicture = (part: string): PostSummary => posts.find(({ picture }) => picture.src.includes(part)) ?? post;

const meta = preview.meta({
  title: 'Sections/PostCard',
  component: PostCard,
  args: { post },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Diagram = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: post.title });
    await expect(link).toHaveAttribute('href', post.path);
    // The link covers the whole card.
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(picture.x + picture.width / 2, picture.y + 20);
    await expect(hit).toBe(link);
  },
});
export const Scene = meta.story({ args: { post: withPicture('jacksonville') } });
export const Spot = meta.story({ args: { post: withPicture('spot-') } });
export const LongText = meta.story({
  args: {
    post: {
      ...post,
      title: 'Everything that a homeowner between the marsh and the Atlantic should know about monitoring from afar',
      summary: `${post.summary} ${post.summary}`,
    },
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
