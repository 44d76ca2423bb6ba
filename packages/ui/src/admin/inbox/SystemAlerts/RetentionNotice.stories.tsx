import { endpoints, type RetentionHeld } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RetentionNotice } from './SystemAlerts.tsx';

const held: RetentionHeld = {
  why: 'clock',
  leads: 412,
  today: '2029-01-29',
  newestAt: '2026-11-21T14:41:00.000Z',
};

const meta = preview.meta({
  title: 'Admin/Inbox/RetentionNotice',
  component: RetentionNotice,
  args: { held },
});

export const DoubtfulClock = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('412 old leads are due to be removed, but nothing has been removed yet.'),
    ).toBeVisible();
    await expect(canvas.getByText(/today is Jan 29, 2029, .* is from Nov 21, 2026\./)).toBeVisible();
  },
});
export const ManyAtOnce = meta.story({ args: { held: { ...held, why: 'many' } } });
DoubtfulClock.test(
  'is confirmed for what was shown',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        http.post(endpoints.adminRetention, async ({ request }) => {
          const sent = await request.json();
          // The confirmation covers only what was shown.
          const isRight = JSON.stringify(sent) === JSON.stringify({ leads: 412, today: '2029-01-29' });
          return isRight
            ? new HttpResponse(null, { status: 204 })
            : HttpResponse.text('Something else', { status: 412 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The date is right. Remove them' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
);
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    const refusal = 'The list of leads to remove has just changed. Please check it again.';
    msw.use(http.post(endpoints.adminRetention, () => HttpResponse.text(refusal, { status: 412 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The date is right. Remove them' }));
    await expect(await canvas.findByText(/has just changed/)).toBeVisible();
  },
});
