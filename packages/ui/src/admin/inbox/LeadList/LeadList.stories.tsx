import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { leadSaying, mockLead, mockLeads, stuckLead } from '../../../mocks/fixtures/leads.ts';
import { LeadList } from './LeadList.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadList',
  component: LeadList,
  args: {
    leads: mockLeads(4),
    now: Date.parse('2026-11-21T15:00:00Z'),
    hrefOf: (id) => `?lead=${id}`,
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
});

export const SomeUnread = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const unread = canvas.getByRole('link', { name: /^Unread\. Rosa Delgado.*9:41 AM.*Service request.*New/ });
    await expect(canvas.getByRole('link', { name: /^Priya Natarajan/ })).toBeVisible();
    await userEvent.click(unread);
    await expect(args.onOpen).toHaveBeenLastCalledWith(mockLead(0).id);
  },
});
export const OneOpen = meta.story({
  args: { open: mockLead(1).id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(/Marcus Bell/);
  },
});
export const ByArrowKeys = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}j');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(mockLead(1).id);
  },
});
export const MailNotFine = meta.story({
  args: {
    leads: [
      stuckLead(0),
      mockLead(1, { mail: 'waiting' }),
      mockLead(2, { mail: 'off' }),
      mockLead(3, { mail: 'none' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Rosa Delgado.*Mail is stuck/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Marcus Bell.*Waiting to be mailed/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Walter Okafor/ })).not.toHaveAccessibleName(/mail/i);
  },
});
export const OldAndOtherYears = meta.story({
  args: {
    leads: [
      mockLead(0, { receivedAt: '2026-11-20T22:00:00.000Z' }),
      mockLead(1, { receivedAt: '2025-03-02T01:30:00.000Z', status: 'done' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 20')).toBeVisible();
    // Evening in Florida, and the next day in Greenwich already.
    await expect(canvas.getByText('Mar 1, 2025')).toBeVisible();
  },
});
export const DifficultTexts = meta.story({
  args: {
    leads: [
      leadSaying('التكييف لا يعمل منذ يوم الثلاثاء', { name: 'عمر الفاروق' }),
      { ...leadSaying('🔥🥵 AC is out 👨‍👩‍👧‍👦'), id: mockLead(1).id },
      { ...leadSaying('<script>alert(1)</script>'), id: mockLead(2).id, name: '<b>Bold</b>' },
      {
        ...leadSaying('W'.repeat(5000)),
        id: mockLead(3).id,
        name: 'Maximiliana Konstantinopolitanska-Featherstonehaugh',
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.getByText('<b>Bold</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
