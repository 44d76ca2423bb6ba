import { endpoints } from '@hvac/content/model';
import { http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import {
  mockLeadWithMessage,
  mockLead,
  mockLeads,
  mockUnsentLead,
  mockSuspectLead,
} from '../../../mocks/fixtures/leads.ts';
import { failures } from '../../../mocks/failures.ts';
import { rowsInView } from '../LeadList/LeadRow.tsx';
import { currentSearch } from '#test/admin/AdminPage.tsx';
import { asMember, choose, InboxPage, office, withLeads } from '#test/admin/InboxPage.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadInbox',
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  args: { search: '' },
  beforeEach: withLeads(() => mockLeads(12)),
});

export const SomeLeads = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Unread\. Rosa Delgado/ });
    await expect(canvas.getByText('12 leads')).toBeVisible();
    // One row per person.
    await expect(rowsInView()).toHaveLength(7);
    await expect(document.title).toMatch(/^\(2\) /);
  },
});
/** Five whole rows fit on a phone's screen, seven on a desktop's. */
export const FirstScreen = meta.story({
  parameters: { visual: { skip: 'Looks like SomeLeads' } },
  play: async ({ canvas }) => {
    await canvas.findByText('12 leads');
    const whole = rowsInView().filter((row) => row.getBoundingClientRect().bottom <= innerHeight);
    await expect(whole.length).toBeGreaterThanOrEqual(innerWidth < 768 ? 5 : 7);
  },
});
export const FirstScreenOfADesk = FirstScreen.extend(onlyOn('desktop'));
/** The view of all leads. */
export const OpensOnOwnLeads = meta.story({
  beforeEach: asMember([mockLead(0).id, mockLead(1).id]),
  parameters: { visual: { skip: 'Looks like Filtered' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 leads');
    await expect(currentSearch()).toBe('?assignee=me');
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await canvas.findByText('12 leads');
    await expect(currentSearch()).toBe('');
  },
});
OpensOnOwnLeads.test('without own leads it shows all', { beforeEach: asMember([]) }, async ({ canvas }) => {
  await canvas.findByText('12 leads');
  await expect(canvas.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'false');
});
export const Empty = meta.story({
  beforeEach: withLeads(() => []),
  play: async ({ canvas }) => {
    await canvas.findByText('No leads yet. They’ll show up here when somebody sends a form.');
    await expect(document.title).not.toMatch(/^\(/);
  },
});
export const OneLead = meta.story({
  beforeEach: withLeads(() => mockLeads(1)),
  play: async ({ canvas }) => {
    await canvas.findByText('1 lead');
    await expect(canvas.queryByRole('button', { name: 'Older' })).toBeNull();
  },
});
export const Thousands = meta.story({
  beforeEach: withLeads(() => mockLeads(2120)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1 to 50 of/);
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    const line = await canvas.findByText(/^51 to 100 of/);
    await expect(line).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await canvas.findByText(/^101 to 150 of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await canvas.findByText(/^51 to 100 of/);
    await userEvent.type(canvas.getByRole('searchbox'), 'priya{Enter}');
    // Another filter starts with its first page.
    await canvas.findByText(/^1 to 50 of/);
    await expect(currentSearch()).toBe('?view=all&q=priya');
  },
});
/** A dialog that the menu opened gives the focus back to the menu, whose item is hidden by then. */
export const DialogFromTheMenu = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    const menu = canvas.getByText('More');
    for (const name of ['One person’s data', 'Notifications', 'Keyboard shortcuts']) {
      await userEvent.click(menu);
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = await canvas.findByRole('dialog', { name });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(menu).toHaveFocus());
    }
  },
});
/** New leads first, then due ones by day, then the rest, newest first. */
export const Queue = meta.story({
  beforeEach: withLeads(() => [
    ...mockLeads(4),
    mockLead(4, { status: 'scheduled', followUp: '2026-11-21' }),
    mockLead(5, { status: 'contacted', followUp: '2026-11-19' }),
    mockLead(6, { status: 'contacted', followUp: '2026-11-24' }),
    mockLead(7, { status: 'scheduled', followUp: '2026-11-30' }),
    mockLead(8, { status: 'done' }),
    mockLead(9, { status: 'spam' }),
    mockSuspectLead(10),
  ]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7 leads, 1 may be spam');
    await expect(rowsInView().map(({ dataset }) => dataset['lead'])).toEqual(
      [0, 1, 2, 10, 5, 4].map((index) => mockLead(index).id),
    );
    await expect(canvas.getByText('Due Nov 19')).toBeVisible();
    await expect(canvas.getByText('Interview today')).toBeVisible();
    for (const [view, number] of [
      ['Due', 2],
      ['Scheduled', 3],
      ['Applications', 2],
      ['Done', 1],
      ['Spam', 1],
      ['All', 11],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${view}`) }));
      await canvas.findByText(new RegExp(`^${number} leads?\\b`));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Open 7' }));
    await canvas.findByText('7 leads, 1 may be spam');
    await expect(currentSearch()).toBe('');
  },
});
/** An emergency is on the first screen, no matter how many leads are due. */
export const EmergencyOnTop = meta.story({
  beforeEach: withLeads(() => [
    ...Array.from({ length: 14 }, (_, index) =>
      mockLead(index + 1, {
        status: 'contacted',
        followUp: '2026-11-20',
        unread: false,
        phone: '',
        email: `${index}@example.com`,
      }),
    ),
    { ...mockLeadWithMessage('NO HEAT, infant at home, please call NOW'), urgent: true as const },
  ]),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^Unread\. .*NO HEAT/ });
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.getByText('Emergency')).toBeVisible();
  },
});
/** Applications have a view of their own, with an interview where customers have a visit. */
export const Applications = meta.story({
  args: { search: '?view=applications' },
  beforeEach: [
    withLeads(() => mockLeads(12)),
    () => {
      const lead = office.find(mockLead(4).id);
      if (lead) office.update(lead, { status: 'scheduled', followUp: '2026-11-24' });
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('2 leads');
    await expect(canvas.getByText('Interview')).toBeVisible();
    await expect(canvas.getByText('Interview Nov 24')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Applications 1', pressed: true })).toBeVisible();
  },
});
export const NothingLeft = meta.story({
  beforeEach: withLeads(() => [mockLead(0, { status: 'done', unread: false })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is left to do.')).toBeVisible();
  },
});
export const Suspects = meta.story({
  beforeEach: withLeads(() => [...mockLeads(3), mockSuspectLead(3), mockSuspectLead(4)]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5 leads, 2 may be spam');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Possible spam only' }));
    await canvas.findByText('2 leads, 2 may be spam');
    await expect(currentSearch()).toBe('?view=suspects');
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.adminLeads).neverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const FailedToLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.adminLeads).serverError);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong on our end. Please try again, or call us.');
    await expect(canvas.queryByText(/No leads/)).toBeNull();
  },
});
export const AnswersOfAnotherShape = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.adminLeads, () => Response.json(null)));
    msw.use(http.get(endpoints.adminOverview, () => Response.json({ counts: [] })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load the leads. Please try again.');
    await canvas.findByText('The server didn’t answer, so this page may be out of date.');
  },
});
export const LoadsAtTheSecondTry = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.adminLeads, () => Response.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We couldn’t load the leads. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('12 leads');
    await expect(canvas.queryByText('Couldn’t load')).toBeNull();
  },
});
export const OverviewFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', endpoints.adminOverview).offline);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The server didn’t answer, so this page may be out of date.');
    await canvas.findByText('12 leads');
  },
});
export const MailStuck = meta.story({
  beforeEach: withLeads(() => [mockUnsentLead(0), mockUnsentLead(1), ...mockLeads(6).slice(2)]),
  play: async ({ canvas }) => {
    await canvas.findByText('2 messages haven’t been sent.');
    await expect(await canvas.findAllByText('Mail is stuck')).toHaveLength(2);
  },
});
export const MailOff = meta.story({
  beforeEach: withLeads(() => mockLeads(4).map((lead) => ({ ...lead, mail: 'off' as const })), {
    server: 'off',
    waiting: 4,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email is off.')).toBeVisible();
  },
});
export const TestMessageSent = meta.story({
  beforeEach: withLeads(() => mockLeads(4), { tried: false }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Email hasn’t been tested.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test message' }));
    await expect(await canvas.findByText('Email is working.')).toBeVisible();
    await expect(canvas.getByText(/sent a test message to office@hvac\.example\./)).toBeVisible();
  },
});
export const DifficultTexts = meta.story({
  beforeEach: withLeads(() => [
    mockLeadWithMessage('التكييف لا يعمل منذ يوم الثلاثاء', { name: 'عمر الفاروق' }),
    { ...mockLead(1), subject: '🔥🥵 AC is out 👨‍👩‍👧‍👦', name: '🌴 Palm' },
    { ...mockLead(2), subject: '<script>alert(1)</script>', name: '<b>Bold</b>' },
    { ...mockLead(3), subject: 'W'.repeat(160) },
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('<b>Bold</b>');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

let saved: { name: string; url: string }[] = [];

/** The file contains the filtered leads. */
export const ExportsTheList = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '?kind=contact' },
  beforeEach() {
    saved = [];
    const record = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      saved.push({ name: event.target.download, url: event.target.href });
    };
    // The link is never in the DOM, so listen for its click on creation.
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLElement) {
      this.addEventListener('click', record, { once: true });
      this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    });
    return () => pressed.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const rows = (await canvas.findByText(/^\d leads$/, { selector: '[role=status]' })).textContent;
    await choose(canvas, userEvent, 'Export this list (CSV)');
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toBe('leads-2026-11-21.csv');
    const text = await (await fetch(saved[0]?.url ?? '')).text();
    await expect(text.trim().split('\r\n')).toHaveLength(Number.parseInt(rows ?? '', 10) + 1);
  },
});
export const ExportFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failures('get', `${endpoints.adminLeads}.csv`).offline);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await choose(canvas, userEvent, 'Export this list (CSV)');
    await canvas.findByText('We couldn’t export the list. Please try again.');
  },
});
export const LoggedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await expect(document.title).toMatch(/^\(2\) /);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(document.title).not.toMatch(/^\(/);
    await expect(canvas.queryByRole('list', { name: 'Leads' })).toBeNull();
  },
});
