import { endpoints, type LeadSource } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { failures } from '../../../mocks/failures.ts';
import { holdCalls } from '../../../mocks/held.ts';
import { mockSession } from '../../../mocks/session.ts';
import { createTeamHandlers, mockTeam } from '../../../mocks/team.ts';
import { clearSession, logIn } from '../../auth/adminToken.ts';
import { AdminPage } from '#test/admin/AdminPage.tsx';
import { LeadSources } from './LeadSources.tsx';

const from = (month: string, leads: number, its: Partial<LeadSource>): LeadSource => ({
  month,
  source: '',
  campaign: '',
  referrer: '',
  page: '/',
  leads,
  booked: 0,
  quoted: 0,
  lost: 0,
  earned: 0,
  ...its,
});

const rows = [
  from('2026-11', 10, {
    source: 'google',
    campaign: 'heat-pumps-fall',
    page: '/heating-repair',
    booked: 3,
    earned: 14_200,
  }),
  from('2026-11', 4, { source: 'google', campaign: 'heat-pumps-fall', booked: 1, quoted: 2, lost: 1 }),
  from('2026-11', 9, { referrer: 'www.facebook.com', page: '/specials' }),
  from('2026-11', 6, {}),
  from('2026-11', 5, { source: 'Phone call', page: '' }),
  from('2026-11', 1, { source: '<b>x</b>', campaign: 'unbroken'.repeat(10), page: '/blog/a' }),
  from('2026-10', 3, { source: 'flyer', campaign: 'neptune-beach', page: '/neptune-beach-hvac' }),
  ...[28, 41, 57, 33, 22, 19, 1].map((leads, index) => from(`2026-0${9 - index}`, leads, {})),
];

const answering = (its: readonly LeadSource[]) =>
  http.get(endpoints.adminSources, () => HttpResponse.json({ rows: its }));

const meta = preview.meta({
  title: 'Admin/Sources',
  component: LeadSources,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminPage path="/admin/sources">
        <Story />
      </AdminPage>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...createTeamHandlers(mockTeam), answering(rows));
    logIn(mockSession);
    return clearSession;
  },
});

export const ByMonth = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    // One row a source, whichever page they came to.
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => cell.textContent));
    await expect(cells[1]).toEqual(['google, heat-pumps-fall', '14', '40%', '4', '2', '1', '$14,200']);
    await expect(cells.at(-1)?.slice(0, 4)).toEqual(['All sources', '35', '100%', '4']);
    await expect(within(table).getByText(/^<b>x<\/b>, /)).toBeVisible();
    await expect(canvas.getByLabelText('Month')).toHaveDisplayValue('November 2026 (35)');
  },
});
ByMonth.test('shows an earlier month', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Month'), '2026-10');
  await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  await expect(canvas.getByText('flyer, neptune-beach')).toBeVisible();
});
const LeftAndOpened = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(!open)}>Another screen</Button>
      {open && <LeadSources />}
    </>
  );
};
/** A month has begun since the screen was last open: the list of months and the table still agree. */
export const MonthHasBegun = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  render: () => <LeftAndOpened />,
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('table');
    const sources = holdCalls('get', endpoints.adminSources);
    msw.use(sources.handler);
    const leave = canvas.getByRole('button', { name: 'Another screen' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await waitFor(() => expect(sources.count()).toBe(1));
    await expect(canvas.getByLabelText('Month')).toHaveDisplayValue('November 2026 (35)');
    sources.answer(HttpResponse.json({ rows: [from('2026-12', 2, {}), ...rows] }));
    await canvas.findByRole('option', { name: 'December 2026 (2)' });
    await expect(canvas.getByLabelText('Month')).toHaveDisplayValue('December 2026 (2)');
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  },
});
export const NoLeads = meta.story({
  beforeEach: ({ msw }) => msw.use(answering([])),
  play: async ({ canvas }) => {
    await canvas.findByText('No leads in the last twelve months.');
  },
});
export const NotLoaded = meta.story({
  parameters: { visual: { skip: 'Ends as ByMonth' } },
  beforeEach: ({ msw }) => msw.use(failures('get', endpoints.adminSources).offline),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('We couldn’t load the sources. Please try again.');
    msw.use(answering(rows));
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await canvas.findByRole('table');
  },
});
