import { expect } from 'storybook/test';
import type { SpecialChange } from '@hvac/content/model';
import preview from '#storybook/preview.tsx';
import { SpecialHistory } from './SpecialHistory.tsx';

const history: SpecialChange[] = [
  {
    at: '2026-11-03T02:20:00.000Z',
    kind: 'edited',
    changes: [
      { field: 'expirationDate', from: '2026-11-30', to: '2026-12-31' },
      { field: 'isActive', from: 'true', to: 'false' },
      { field: 'printURL', from: '', to: 'https://coupons.example.com/fall' },
    ],
  },
  { at: '2026-10-02T13:00:00.000Z', kind: 'moved', changes: [{ field: 'order', from: '2', to: '0' }] },
  { at: '2026-10-01T13:00:00.000Z', kind: 'created', changes: [] },
];

const meta = preview.meta({
  title: 'Admin/Specials/SpecialHistory',
  tags: ['internal', '!stable'],
  component: SpecialHistory,
  args: {
    title: 'Fall tune-up',
    history,
  },
});

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'));
    // In New York it was still the evening before.
    await expect(canvas.getByText(/Nov 2, 2026, 9:20/)).toBeVisible();
    await expect(canvas.getByText('Expiration date: 11/30/2026 → 12/31/2026')).toBeVisible();
    await expect(canvas.getByText('Active: Yes → No')).toBeVisible();
    await expect(canvas.getByText('Print URL: none → https://coupons.example.com/fall')).toBeVisible();
    await expect(canvas.getByText('Place: 3 → 1')).toBeVisible();
  },
});
