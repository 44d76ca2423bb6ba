import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { runTimers } from '#test/timers.ts';
import { StillSending, slowAfterMs } from './StillSending.tsx';

const meta = preview.meta({
  title: 'Lead forms/StillSending',
  tags: ['internal', '!stable'],
  component: StillSending,
  args: { sending: true },
});

export const Slow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await runTimers(slowAfterMs);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Please keep this page open/));
  },
});
