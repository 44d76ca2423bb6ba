import { endpoints } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { mockLead, mockLeads } from '../../../mocks/fixtures/leads.ts';
import { InboxPage, office, withLeads, withTeam } from '#test/admin/InboxPage.tsx';

const meta = preview.meta({
  title: 'Admin/Inbox/SelectedLeads',
  tags: ['internal', '!stable'],
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  args: { search: '' },
  beforeEach: withLeads(() => mockLeads(12)),
});

/** The checkbox of a person's latest lead. */
const latest = (canvas: StoryContext['canvas'], name: string) => {
  const [checkbox] = canvas.getAllByRole('checkbox', { name: `Select ${name}` });
  if (!checkbox) throw new Error('No checkbox');
  return checkbox;
};

/** Marks several leads at once. They leave the open view. */
export const SelectingSeveral = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await expect(bar.getByRole('checkbox', { name: 'All 12 in view' })).toHaveFocus();
    const marks = within(bar.getByRole('group', { name: 'Mark as' }));
    await expect(marks.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(latest(canvas, 'Rosa Delgado'));
    await userEvent.click(latest(canvas, 'Priya Natarajan'));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('checkbox', { name: 'All 12 in view' }));
    await expect(bar.getByText('12 selected')).toBeVisible();
    await userEvent.click(latest(canvas, 'Rosa Delgado'));
    await expect(bar.getByText('11 selected')).toBeVisible();
  },
});
/** Shift selects all from the row before to this one, and a click on a row selects it, too. */
SelectingSeveral.test('selects a range with Shift', async ({ canvas, userEvent }) => {
  const boxes = canvas.getAllByRole('checkbox', { name: /^Select / });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'All 12 in view' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'All 12 in view' }));
  const [second, fifth] = [boxes[1], boxes[4]];
  if (!second || !fifth) throw new Error('Too few rows');
  await userEvent.click(second);
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(fifth);
  await userEvent.keyboard('{/Shift}');
  await expect(canvas.getByText('4 selected')).toBeVisible();
  await userEvent.click(canvas.getAllByRole('link', { name: /Priya Natarajan/ })[0] ?? second);
  await expect(canvas.queryByRole('article')).toBeNull();
});
/** Bulk buttons and those of an open lead are never on the screen together. */
export const SelectClosesTheLead = meta.story({
  ...onlyOn('desktop'),
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: `?lead=${mockLead(0).id}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Selected leads' })).toBeVisible();
  },
});
export const MarkedSeveral = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 12 in view' }));
    await userEvent.click(latest(canvas, 'Rosa Delgado'));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('11 leads marked done.')).toBeVisible();
    await expect(await canvas.findByText('1 lead')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^Select / })).toBeNull();
  },
});
/** Undo restores each lead's status. */
export const UndoneForSeveral = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    const before = mockLeads(12).map(({ id }) => office.find(id)?.status);
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 12 in view' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Selected leads' })).getByRole('button', { name: 'Spam' }),
    );
    await canvas.findByText('12 leads marked spam.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('12 leads');
    await waitFor(() => expect(mockLeads(12).map(({ id }) => office.find(id)?.status)).toEqual(before));
  },
});
/** Each press takes away the button that was pressed; from the list the keyboard goes on. */
export const FocusAfterPress = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    const count = await canvas.findByText('12 leads');
    const press = async (name: string) => {
      const bar = canvas.queryByRole('group', { name: 'Selected leads' });
      (await (bar ? within(bar) : canvas).findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    const start = async () => {
      await press('Select');
      await expect(canvas.getByRole('checkbox', { name: 'All 12 in view' })).toHaveFocus();
    };
    await start();
    await press('Cancel');
    await waitFor(() => expect(count).toHaveFocus());
    for (const [button, done] of [
      ['Done', '12 leads marked done.'],
      ['Spam', '12 leads marked spam.'],
      ['Follow up tomorrow', /^12 leads: follow up on/],
    ] as const) {
      await start();
      await userEvent.keyboard(' ');
      await press(button);
      await canvas.findByText(done);
      await waitFor(() => expect(count).toHaveFocus());
      await press('Undo');
      await waitFor(() => expect(count).toHaveTextContent('12 leads'));
      await waitFor(() => expect(count).toHaveFocus());
    }
  },
});
/** Applicants come for an interview, customers for a visit. */
export const OfApplications = meta.story({
  parameters: { visual: { skip: 'It looks like the others but for a word' } },
  beforeEach: withLeads(() =>
    (['career-application', 'career-application', 'contact'] as const).map((kind, index) => mockLead(index, { kind })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    for (const name of ['Rosa Delgado', 'Marcus Bell']) await userEvent.click(latest(canvas, name));
    await expect(bar.getByRole('button', { name: 'Interview' })).toBeVisible();
    await userEvent.click(bar.getByRole('checkbox', { name: 'All 3 in view' }));
    await expect(bar.getByRole('button', { name: 'Scheduled' })).toBeVisible();
  },
});
/** Leads that somebody else changed are skipped, and stay selected. */
export const SomeChangedByAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All 12 in view' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    const lead = office.find(mockLead(2).id);
    if (!lead) throw new Error('The lead is gone');
    const event = { at: lead.receivedAt, kind: 'status', detail: 'contacted', by: 'Marcus Bell' } as const;
    office.update(lead, { status: 'contacted', history: [...lead.history, event] });
    await userEvent.click(bar.getByRole('button', { name: 'Done' }));
    await canvas.findByText(
      'Not changed, because somebody else just changed them: Priya Natarajan (by Marcus Bell). Check and try again.',
    );
    await expect(canvas.getByText('11 leads marked done.')).toBeVisible();
    await canvas.findByText('1 lead');
    await expect(latest(canvas, 'Priya Natarajan')).toBeChecked();
    await expect(office.find(lead.id)?.status).toBe('contacted');
  },
});
/** Assigns all selected leads to one person. */
export const AssignsSeveral = meta.story({
  beforeEach: withTeam,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(latest(canvas, 'Rosa Delgado'));
    await userEvent.click(latest(canvas, 'Priya Natarajan'));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByText('Assign to'));
    await userEvent.click(bar.getByRole('button', { name: 'Marcus Bell' }));
    await canvas.findByText('2 leads assigned to Marcus Bell.');
    await expect(office.find(mockLead(0).id)?.assignee?.name).toBe('Marcus Bell');
  },
});
/** The menu lists the team, and stays in view. */
export const AssigneeMenu = meta.story({
  beforeEach: withTeam,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(latest(canvas, 'Rosa Delgado'));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByText('Assign to'));
    const nobody = bar.getByRole('button', { name: 'Nobody' });
    await expect(nobody.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(nobody.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});
/** After an error, the selection stays. */
export const ChangeFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${endpoints.adminLeads}/changes`, () => HttpResponse.text('We couldn’t save this.', { status: 503 })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(latest(canvas, 'Rosa Delgado'));
    const bar = within(canvas.getByRole('group', { name: 'Selected leads' }));
    await userEvent.click(bar.getByRole('button', { name: 'Spam' }));
    await expect(await canvas.findByText('We couldn’t save this.')).toBeVisible();
    await expect(latest(canvas, 'Rosa Delgado')).toBeChecked();
  },
});
