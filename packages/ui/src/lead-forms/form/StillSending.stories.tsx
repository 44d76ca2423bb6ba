import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { runTimers, timerDelays } from '../../test-utils/timers.ts';
import { StillSending } from './StillSending.tsx';
import { wonderAfter } from './useStillSending.ts';

const meta = preview.meta({
  title: 'Lead forms/StillSending',
  component: StillSending,
  args: { sending: true },
});

export const JustSent = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(timerDelays()).toEqual([wonderAfter]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Slow = meta.story({
  play: async ({ canvas }) => {
    await runTimers(wonderAfter);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Please keep this page open/));
  },
});
export const NotSending = meta.story({
  tags: ['behavior'],
  args: { sending: false },
  play: async ({ canvas }) => {
    await expect(timerDelays()).toEqual([]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
