import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { posts } from '#test/fixtures/posts.ts';
import { PostMeta } from './PostMeta.tsx';

const meta = preview.meta({
  title: 'Sections/PostMeta',
  component: PostMeta,
  args: { category: 'System Monitoring', tone: 'ink' as const, date: '2025-10-01' as const },
});

export const InTheIndex = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct 1, 2025')).toHaveAttribute('datetime', '2025-10-01');
  },
});
export const WithAuthor = meta.story({
  args: { author: 'Whitley’s Heating & Air' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/By Whitley’s/)).toBeVisible();
  },
});
export const Categories = meta.story({
  render: () => (
    <Stack>
      {posts.map(({ path, category, tone, date }) => (
        <PostMeta key={path} category={category} tone={tone} date={date} />
      ))}
    </Stack>
  ),
});
