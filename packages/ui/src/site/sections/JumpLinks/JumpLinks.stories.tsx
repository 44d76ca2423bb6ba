import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { JumpLinks } from './JumpLinks.tsx';

const meta = preview.meta({
  title: 'Sections/JumpLinks',
  tags: ['internal', '!stable'],
  component: JumpLinks,
  args: {
    label: 'On this page',
    links: [
      { label: 'What each form keeps', to: '#forms' },
      { label: 'How long we keep it', to: '#retention' },
      { label: 'Who sees it, and what mail you get', to: '#people' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How long we keep it' })).toHaveAttribute('href', '#retention');
  },
});
export const WithCounts = meta.story({
  args: {
    label: 'Topics',
    links: [
      { label: 'When something is wrong', to: '#wrong', count: 4 },
      { label: 'Day to day', to: '#daily', count: 11 },
    ],
  },
});
