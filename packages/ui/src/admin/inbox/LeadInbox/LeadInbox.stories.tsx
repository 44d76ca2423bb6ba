import { endpoints } from '@hvac/content/model';
import { http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { leadSaying, mockLead, mockLeads, stuckLead, suspectLead } from '../../../mocks/fixtures/leads.ts';
import { inboxFailures } from '../../../mocks/inbox.ts';
import { currentAddress, InboxPage, withLeads } from '../testing/InboxPage.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadInbox',
  component: InboxPage,
  parameters: { layout: 'fullscreen', visual: { unstick: true } },
  args: { search: '' },
  beforeEach: withLeads(() => mockLeads(12)),
});

export const SomeLeads = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Unread\. Rosa Delgado/ });
    await expect(canvas.getByText('12 leads')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Leads' })).getAllByRole('link')).toHaveLength(12);
    await expect(document.title).toMatch(/^\(2\) /);
    await expect(canvas.getByText('Last lead')).toHaveTextContent('9:41 AM today');
  },
});
export const Empty = meta.story({
  beforeEach: withLeads(() => []),
  play: async ({ canvas }) => {
    await canvas.findByText('No leads yet. They show here as soon as somebody sends a form.');
    await expect(canvas.getByText('Last lead')).toHaveTextContent('none yet');
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
    await canvas.findByText('Leads 1 to 50');
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    const line = await canvas.findByText('Leads 51 to 100');
    await expect(line).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await canvas.findByText('Leads 101 to 150');
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await canvas.findByText('Leads 51 to 100');
    await userEvent.type(canvas.getByRole('searchbox'), 'priya{Enter}');
    // Another filter begins with its first page.
    await canvas.findByText('Leads 1 to 50');
    await expect(currentAddress()).toBe('?q=priya');
  },
});
export const LastPage = meta.story({
  beforeEach: withLeads(() => mockLeads(61)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await canvas.findByText('Leads 51 to 61');
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeDisabled();
  },
});
export const Filtered = meta.story({
  args: { search: '?kind=referral&q=lena' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 leads');
    await expect(canvas.getByRole('searchbox')).toHaveValue('lena');
    for (const row of canvas.getAllByRole('link', { name: /AM/ })) await expect(row).toHaveTextContent('Referral');
  },
});
export const FilteredToNone = meta.story({
  args: { search: '?q=igloo' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No lead fits these filters.');
    const toggle = canvas.queryByRole('button', { name: 'More filters' });
    if (toggle) await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('12 leads');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(currentAddress()).toBe('');
  },
});
/** What an address says that is not known is passed over, not an error. */
export const NonsenseInTheAddress = meta.story({
  args: { search: '?kind=pizza&from=yesterday&status=new' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d leads$/);
    await expect(canvas.queryByRole('alert', { name: /./ })).toBeNull();
  },
});
export const Suspects = meta.story({
  beforeEach: withLeads(() => [...mockLeads(3), suspectLead(3), suspectLead(4)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspects (2)' }));
    await canvas.findByText('2 leads');
    await expect(currentAddress()).toBe('?folder=suspects');
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(inboxFailures('get', endpoints.adminLeads).neverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const FailedToLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(inboxFailures('get', endpoints.adminLeads).serverError);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong on our side. Please try again, or call us.');
    await expect(canvas.queryByText(/No leads/)).toBeNull();
  },
});
export const LoadsAtTheSecondTry = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(endpoints.adminLeads, () => Response.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The leads could not be loaded. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('12 leads');
    await expect(canvas.queryByText('Not loaded')).toBeNull();
  },
});
export const OverviewFails = meta.story({
  beforeEach({ msw }) {
    msw.use(inboxFailures('get', endpoints.adminOverview).offline);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This page may be out of date: the server did not answer.');
    await canvas.findByText('12 leads');
  },
});
export const MailStuck = meta.story({
  beforeEach: withLeads(() => [stuckLead(0), stuckLead(1), ...mockLeads(6).slice(2)]),
  play: async ({ canvas }) => {
    await canvas.findByText('2 messages have not gone out.');
    await expect(await canvas.findAllByText('Mail is stuck')).toHaveLength(2);
  },
});
export const MailOff = meta.story({
  beforeEach: withLeads(() => mockLeads(4).map((lead) => ({ ...lead, mail: 'off' as const })), {
    server: 'off',
    lastSentAt: null,
    waiting: 4,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mail is off.')).toBeVisible();
  },
});
export const DifficultTexts = meta.story({
  beforeEach: withLeads(() => [
    leadSaying('التكييف لا يعمل منذ يوم الثلاثاء', { name: 'عمر الفاروق' }),
    { ...leadSaying('🔥🥵 AC is out 👨‍👩‍👧‍👦'), id: mockLead(1).id, name: '🌴 Palm' },
    { ...leadSaying('<script>alert(1)</script>'), id: mockLead(2).id, name: '<b>Bold</b>' },
    { ...leadSaying('W'.repeat(5000)), id: mockLead(3).id },
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('<b>Bold</b>');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

let saved: { name: string; url: string }[] = [];

/** The file comes with what the filter shows. */
export const ExportsTheList = meta.story({
  args: { search: '?status=new' },
  beforeEach() {
    saved = [];
    const record = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      saved.push({ name: event.target.download, url: event.target.href });
    };
    // The link is never in the page: its click is caught where it is made.
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLElement) {
      this.addEventListener('click', record, { once: true });
      this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    });
    return () => pressed.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const rows = (await canvas.findAllByText(/^\d leads$/))[0]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toBe('leads-2026-11-21.csv');
    const text = await (await fetch(saved[0]?.url ?? '')).text();
    await expect(text.trim().split('\r\n')).toHaveLength(Number.parseInt(rows ?? '', 10) + 1);
  },
});
export const ExportFails = meta.story({
  beforeEach({ msw }) {
    msw.use(inboxFailures('get', `${endpoints.adminLeads}.csv`).offline);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await canvas.findByText('The list could not be exported. Please try again.');
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
