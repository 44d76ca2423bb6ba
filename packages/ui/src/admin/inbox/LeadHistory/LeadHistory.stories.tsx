import type { LeadEvent } from '@hvac/content/model';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LeadHistory } from './LeadHistory.tsx';

const history: LeadEvent[] = [
  { at: '2026-11-20T22:14:00.000Z', kind: 'received', detail: '' },
  { at: '2026-11-20T22:14:30.000Z', kind: 'mail-failed', detail: '451 try again later' },
  { at: '2026-11-20T22:16:00.000Z', kind: 'mail-resend', detail: '' },
  { at: '2026-11-20T22:16:04.000Z', kind: 'mail-sent', detail: '' },
  { at: '2026-11-21T14:00:00.000Z', kind: 'status', detail: 'contacted' },
  { at: '2026-11-21T14:01:00.000Z', kind: 'assigned', detail: 'Marcus Bell', by: 'Rosa Delgado' },
  { at: '2026-11-21T14:02:00.000Z', kind: 'note', detail: '', by: 'Marcus Bell' },
];

const meta = preview.meta({
  title: 'Admin/Inbox/LeadHistory',
  tags: ['internal', '!stable'],
  component: LeadHistory,
  args: { kind: 'service-request' as const, now: Date.parse('2026-11-21T15:00:00Z'), history },
});

export const EverythingThatHappens = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines).toEqual([
      '9:02 AM todayNote added by Marcus Bell',
      '9:01 AM todayAssigned to Marcus Bell by Rosa Delgado',
      '9:00 AM todayMarked contacted',
      'Nov 20 at 5:16 PMEmailed to the office',
      'Nov 20 at 5:16 PMMail sent again',
      'Nov 20 at 5:14 PMMail failed: 451 try again later',
      'Nov 20 at 5:14 PMReceived',
    ]);
  },
});
