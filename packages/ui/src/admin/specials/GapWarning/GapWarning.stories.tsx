import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { specials } from '../../../mocks/fixtures/specials.ts';
import { GapWarning } from './GapWarning.tsx';

const meta = preview.meta({
  title: 'Admin/Specials/GapWarning',
  tags: ['internal', '!stable'],
  component: GapWarning,
  args: { specials, today: '2026-12-19' as const },
});

export const ComingDay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No offer is scheduled from 01/01/2027')).toBeVisible();
  },
});
export const Today = meta.story({
  args: { specials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No offer is live today')).toBeVisible();
  },
});
export const NoGap = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { specials: specials.map((special) => ({ ...special, isActive: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No offer is/)).toBeNull();
  },
});
