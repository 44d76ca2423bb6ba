import type { ComponentProps } from 'react';
import { expect, fn, type within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockLeadWithMessage, mockLead, mockLeads, mockUnsentLead } from '../../../mocks/fixtures/leads.ts';
import { officeHours } from '#test/admin/InboxPage.tsx';
import { InboxContext } from '../InboxContext.ts';
import { LeadList } from './LeadList.tsx';
import { rowsInView } from './LeadRow.tsx';

interface InInboxProps extends ComponentProps<typeof LeadList> {
  now: number;
  onOpen: (id: string) => void;
}

const InInbox = ({ now, onOpen, ...list }: InInboxProps) => (
  <InboxContext
    value={{ team: undefined, now, hours: officeHours, undo: { offer: fn() }, hrefOf: (id) => `?lead=${id}`, onOpen }}
  >
    <LeadList {...list} />
  </InboxContext>
);

const meta = preview.meta({
  title: 'Admin/Inbox/LeadList',
  tags: ['internal', '!stable'],
  component: InInbox,
  args: {
    leads: mockLeads(4),
    now: Date.parse('2026-11-21T15:00:00Z'),
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

/** A long city is whole, and what the office acts on stands beside the phone number. */
async function expectRoomBesidePhone(canvas: ReturnType<typeof within>, call: string, mark: string) {
  const number = canvas.getByRole('link', { name: call }).getBoundingClientRect();
  const city = canvas.getByText('Saint Augustine South Beach');
  await expect(city.getBoundingClientRect().bottom).toBeLessThanOrEqual(number.top + 1);
  await expect(city.scrollWidth).toBeLessThanOrEqual(city.clientWidth);
  const { left, top, width } = canvas.getByText(mark).getBoundingClientRect();
  await expect(top).toBeLessThan(number.bottom);
  await expect(left).toBeGreaterThanOrEqual(number.right);
  await expect(width).toBeGreaterThan(10);
}

export const SomeUnread = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const unread = canvas.getByRole('link', { name: /^Unread\. Rosa Delgado.*19 min.*Schedule Repair.*New/ });
    await expect(canvas.getByRole('link', { name: /^Priya Natarajan/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Walter Okafor.*Referral: New equipment.*Jacksonville/ }),
    ).toBeVisible();
    // The friend of a referral is the person to call.
    await expect(canvas.getByRole('link', { name: 'Call Lena Whitfield, (904) 555-0171' })).toBeVisible();
    // The phone link is separate from the link to the lead.
    await expect(canvas.getByRole('link', { name: 'Call Rosa Delgado, (904) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+19045550100',
    );
    await userEvent.click(unread);
    await expect(args.onOpen).toHaveBeenLastCalledWith(mockLead(0).id);
  },
});
SomeUnread.test('opens once with a double click', async ({ args, canvas, userEvent }) => {
  await userEvent.dblClick(canvas.getByRole('link', { name: /^Priya Natarajan/ }));
  await expect(args.onOpen).toHaveBeenCalledTimes(2);
  await expect(args.onOpen).toHaveBeenLastCalledWith(mockLead(2).id);
});
/** Ten on a Friday: the clock ran for those that nobody has answered, and not at night. */
export const Waiting = meta.story({
  args: {
    now: Date.parse('2026-11-20T15:00:00Z'),
    leads: [
      mockLead(0, { receivedAt: '2026-11-20T14:50:00.000Z' }),
      mockLead(2, { receivedAt: '2026-11-20T14:42:00.000Z' }),
      mockLead(6, { receivedAt: '2026-11-20T03:00:00.000Z' }),
      mockLead(3, { receivedAt: '2026-11-20T03:00:00.000Z' }),
      mockLead(4, { receivedAt: '2026-11-19T19:00:00.000Z' }),
    ],
  },
  play: async ({ canvas }) => {
    const rows = rowsInView().map((row) => row.querySelector('time')?.textContent);
    await expect(rows).toEqual(['10 min', 'Waiting 18 min', 'Waiting 12 h', '12 h', '20 h']);
    await expect(canvas.getByText('Waiting 12 h')).toHaveStyle({ fontWeight: '600' });
  },
});
/** Visits in the order of their times, under their days. */
export const Agenda = meta.story({
  args: {
    byDay: true,
    leads: [
      mockLead(1, {
        status: 'scheduled',
        followUp: '2026-11-21',
        arrivalWindow: { from: '11:00', to: '13:00' },
        assignee: { id: 'rosa', name: 'Rosa Delgado' },
        city: 'Saint Augustine South Beach',
      }),
      mockLead(8, { status: 'contacted', followUp: '2026-11-21' }),
      mockLead(2, { status: 'scheduled', followUp: '2026-11-22', arrivalWindow: { from: '09:00', to: '11:00' } }),
      mockLead(5, { status: 'scheduled', followUp: '2026-11-24' }),
    ],
  },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(days).toEqual(['Today', 'Tomorrow', 'Tuesday, Nov 24']);
    await expect(canvas.getByText('11 AM to 1 PM')).toBeVisible();
    await expect(canvas.getByText('9 to 11 AM')).toBeVisible();
    await expectRoomBesidePhone(canvas, 'Call Marcus Bell, (904) 555-0101', 'RD');
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
    const [first, second, third] = canvas.getAllByRole('link').filter((link) => link.dataset['lead']);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(mockLead(1).id);
  },
});
export const MailProblems = meta.story({
  args: {
    leads: [
      mockUnsentLead(0),
      mockLead(1, { mail: 'waiting' }),
      mockLead(2, { mail: 'off' }),
      mockLead(3, { mail: 'none' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Rosa Delgado.*Mail is stuck/ })).toBeVisible();
    // SystemAlerts says once that mail is off.
    for (const name of [/^Unread\. Marcus Bell/, /^Priya Natarajan/, /^Walter Okafor/]) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAccessibleName(/mail/i);
    }
  },
});
/** One row per person; the panel shows the other leads. */
export const SamePersonTwice = meta.story({
  args: {
    leads: [mockLead(0), mockLead(1), mockLead(7, { offer: '$50 off any repair' }), mockLead(8, { byPhone: true })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Unread\. Rosa Delgado 2 leads/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Marcus Bell.*2 leads/ })).toHaveLength(1);
  },
});
/** The marks of a row. */
export const Marks = meta.story({
  args: {
    leads: [
      mockLead(0, { urgent: true, subject: 'Schedule Repair: No heat since last night.' }),
      mockLead(1, { offer: '$50 off any repair', subject: 'Service or maintenance: The heat pump leaks.' }),
      mockLead(2, { byPhone: true }),
      mockLead(3, { suspect: ['too-fast'], city: 'Saint Augustine South Beach' }),
    ],
  },
  play: async ({ canvas }) => {
    for (const chip of ['Emergency', '$50 off any repair', 'By phone'])
      await expect(canvas.getByText(chip)).toBeVisible();
    await expectRoomBesidePhone(canvas, 'Call Lena Whitfield, (904) 555-0171', 'May be spam');
  },
});
export const OldAndOtherYears = meta.story({
  args: {
    leads: [
      mockLead(3, { receivedAt: '2026-11-21T14:59:30.000Z' }),
      mockLead(4, { receivedAt: '2026-11-20T22:00:00.000Z' }),
      mockLead(5, { receivedAt: '2026-11-18T14:00:00.000Z' }),
      mockLead(0, { receivedAt: '2026-11-14T14:00:00.000Z' }),
      mockLead(1, { receivedAt: '2025-03-02T01:30:00.000Z', status: 'done' }),
    ],
  },
  play: async ({ canvas }) => {
    for (const ago of ['now', '17 h', '3 d', 'Since Nov 14']) await expect(canvas.getByText(ago)).toBeVisible();
    // Evening in Florida, when it is the next day in UTC.
    await expect(canvas.getByText('Mar 1, 2025')).toBeVisible();
  },
});
export const SeveralNumbers = meta.story({
  args: {
    leads: [
      { ...mockLead(1), name: 'Dana Okafor', phone: '904-555-0199 / 904-555-0198 (2nd floor)' },
      { ...mockLead(2), name: 'Luis Ortega', phone: '9045550197,9045550196,9045550195' },
      mockLead(3),
    ],
  },
  play: async ({ canvas }) => {
    const calls = canvas.getAllByRole('link', { name: /^Call (Dana|Luis)/ }).map((link) => link.getAttribute('href'));
    await expect(calls).toEqual([199, 198, 197, 196, 195].map((last) => `tel:+19045550${last}`));
    await expect(canvas.getByRole('link', { name: 'Call Dana Okafor, (904) 555-0198' })).toBeVisible();
  },
});
export const DifficultTexts = meta.story({
  args: {
    leads: [
      mockLeadWithMessage('التكييف لا يعمل منذ يوم الثلاثاء', { name: 'عمر الفاروق' }),
      { ...mockLead(1), subject: '🔥🥵 AC is out 👨‍👩‍👧‍👦' },
      { ...mockLead(2), subject: '<script>alert(1)</script>', name: '<b>Bold</b>' },
      {
        ...mockLead(3),
        subject: 'W'.repeat(160),
        name: 'Maximiliana Konstantinopolitanska-Featherstonehaugh',
        city: 'Saint Augustine South Beach',
        phone: 'please call my daughter, she has it',
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.getByText('<b>Bold</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
