import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Schedule } from '../../api/schedule.ts';
import { StillSending } from './StillSending.tsx';
import { wonderAfter } from './useStillSending.ts';

const waiting: { task: () => void; ms: number }[] = [];
const byHand: Schedule = (task, ms) => {
  const entry = { task, ms };
  waiting.push(entry);
  return () => waiting.splice(waiting.indexOf(entry), 1);
};

const meta = preview.meta({
  title: 'Leads/StillSending',
  component: StillSending,
  args: { sending: true, schedule: byHand },
  beforeEach: () => {
    waiting.length = 0;
  },
});

export const JustSent = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(waiting.map(({ ms }) => ms)).toContain(wonderAfter);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Slow = meta.story({
  play: async ({ canvas }) => {
    for (const { task } of waiting) task();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Please keep this page open/));
  },
});
export const NotSending = meta.story({
  tags: ['behavior'],
  args: { sending: false },
  play: async ({ canvas }) => {
    await expect(waiting).toEqual([]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
