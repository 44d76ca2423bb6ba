import { endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockLead, mockLeads, mockSuspectLead } from '../../../mocks/fixtures/leads.ts';
import { rowsInView } from '../LeadList/LeadRow.tsx';
import { currentSearch, goBack } from '#test/admin/AdminPage.tsx';
import { choose, InboxPage, withLeads } from '#test/admin/InboxPage.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/LeadInbox',
  tags: ['!manifest'],
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  args: { search: '' },
  beforeEach: withLeads(() => mockLeads(12)),
});

/** Back and reload keep the current page. */
export const PagesInTheAddress = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: withLeads(() => mockLeads(170)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await canvas.findByText(/^51 to 100 of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await canvas.findByText(/^101 to 150 of/);
    await expect(currentSearch()).toBe('?after=50&after=100');
    const row = rowsInView()[3];
    if (!row) throw new Error('No row');
    await userEvent.click(row);
    await canvas.findByRole('article');
    void goBack();
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.getByText(/^101 to 150 of/)).toBeVisible();
    void goBack();
    await canvas.findByText(/^51 to 100 of/);
  },
});
/** A shared URL of a later page has a way back to newer ones. */
export const ArrivedAtAPage = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '?after=50&after=100' },
  beforeEach: withLeads(() => mockLeads(170)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^101 to 150 of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await canvas.findByText(/^51 to 100 of/);
  },
});
/** A page of the release before: its cursor is no longer read, and the newest leads show in its place. */
export const ArrivedAtAnOldPage = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '?after=1795900857737.5f0c2b9e-0000-4000-8000-000000000000.50&view=all' },
  beforeEach: (context) => {
    const end = withLeads(() => mockLeads(12))(context);
    context.msw.use(
      http.get(endpoints.adminLeads, ({ request }) => {
        if (!new URL(request.url).searchParams.has('cursor')) return undefined;
        return HttpResponse.text('Please load the list again', { status: 400 });
      }),
    );
    return end;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('12 leads');
    await expect(canvas.queryByText('Please load the list again')).toBeNull();
    await expect(currentSearch()).toBe('?view=all');
  },
});
/** Keyboard only: along the list, into a lead, to the next one, back, and to the search. */
export const ByKeys = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    const [first, second, third] = rowsInView();
    await userEvent.keyboard('jj');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Rosa Delgado' })).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(await canvas.findByRole('heading', { name: 'Priya Natarajan' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    // Letters in a text field are no shortcuts.
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('searchbox')).toHaveValue('j');
  },
});
export const Keys = meta.story({
  parameters: { visual: { viewport: true } },
  beforeEach: () => () => localStorage.removeItem('hvac-inbox-keys'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.keyboard('?');
    const list = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use these keys in this browser' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(list).not.toBeVisible();
    await userEvent.keyboard('j/?');
    await expect(list).not.toBeVisible();
    await expect(rowsInView()).not.toContain(document.activeElement);
    await choose(canvas, userEvent, 'Keyboard shortcuts');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Use these keys in this browser' }));
  },
});
export const LastPage = meta.story({
  beforeEach: withLeads(() => mockLeads(61)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await canvas.findByText(/^51 to 61 of/);
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeDisabled();
  },
});
export const Filtered = meta.story({
  args: { search: '?kind=referral&q=lena' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 leads');
    await expect(canvas.getByRole('searchbox')).toHaveValue('lena');
    for (const row of rowsInView()) await expect(row).toHaveTextContent('Referral');
  },
});
export const FilteredToNone = meta.story({
  args: { search: '?q=igloo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No leads match.')).toBeVisible();
  },
});
export const ClearsFilters = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '?q=igloo' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No leads match.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await canvas.findByText('12 leads');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(currentSearch()).toBe('');
  },
});
/** Unknown parameters in the URL are ignored. */
export const NonsenseInTheAddress = meta.story({
  parameters: { visual: { skip: 'Looks like SomeLeads' } },
  args: { search: '?view=nowhere&kind=pizza&from=yesterday' },
  play: async ({ canvas }) => {
    await canvas.findByText('12 leads');
    await expect(canvas.queryByRole('alert', { name: /./ })).toBeNull();
  },
});
/** A search covers all views, and says so. */
export const SearchFindsAll = meta.story({
  beforeEach: withLeads(() => [
    mockLead(0),
    mockLead(7, { status: 'done' }),
    mockLead(14, { status: 'spam' }),
    mockSuspectLead(21),
  ]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 leads, 1 may be spam');
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa{Enter}');
    await canvas.findByText('4 leads, 1 may be spam');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await canvas.findByText('2 leads, 1 may be spam');
  },
});
