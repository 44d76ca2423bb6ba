import type { LeadFilter, Team, ViewCounts } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockTeam } from '../../../mocks/team.ts';
import { runTimers } from '#test/timers.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { searchDelay } from './SearchField.tsx';

const changed = fn();

const begin: LeadFilter = { view: 'open' };
const some = { open: 23, due: 2, scheduled: 4, applications: 3 };

/** Holds the filter in state, as the URL does. */
const Kept = ({ filter: first, counts, team }: { filter: LeadFilter; counts: ViewCounts; team?: Team }) => {
  const [filter, setFilter] = useState(first);
  return (
    <LeadFilters
      filter={filter}
      counts={counts}
      team={team}
      onChange={(next) => {
        changed(next);
        setFilter(next);
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Admin/Inbox/LeadFilters',
  tags: ['internal', '!stable'],
  component: Kept,
  args: { filter: begin, counts: some },
  argTypes: {
    filter: { table: { type: { summary: 'LeadFilter' } } },
    counts: { table: { type: { summary: 'ViewCounts' } } },
  },
  beforeEach: () => {
    changed.mockClear();
  },
});

/** Opens the filters behind the button. */
const openFilters = ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));

export const NothingSet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('search', { name: 'Leads' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'warm air{Enter}');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(changed).toHaveBeenLastCalledWith({ view: 'all', q: 'warm air' });
  },
});
export const SearchesWhenTypingPauses = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like LastView' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa');
    await expect(changed).not.toHaveBeenCalled();
    await runTimers(searchDelay);
    await expect(changed).toHaveBeenLastCalledWith({ view: 'all', q: 'rosa' });
    await expect(changed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
NothingSet.test('takes no more letters than the API', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByRole('searchbox'));
  await userEvent.paste('x'.repeat(201));
  await userEvent.keyboard('{Enter}');
  await expect(changed).toHaveBeenLastCalledWith({ view: 'all', q: 'x'.repeat(200) });
});
export const SearchedAll = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { filter: { view: 'all', q: 'rosa' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ view: 'open', q: undefined });
  },
});
/** Somebody who searches within a view stays there. */
export const SearchedDone = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { filter: { view: 'done', q: 'rosa' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ view: 'done', q: undefined });
  },
});
export const EverythingSet = meta.story({
  args: {
    filter: {
      view: 'suspects',
      kind: 'contact',
      unread: '1',
      q: 'water',
      from: '2026-11-01',
      to: '2026-11-21',
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openFilters(context);
    await expect(canvas.getByRole('checkbox', { name: 'Possible spam only' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Message');
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(changed).toHaveBeenLastCalledWith({ view: 'open' });
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByLabelText('From')).toHaveValue('');
  },
});
export const EachOfThem = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openFilters(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Referral');
    await expect(changed).toHaveBeenLastCalledWith({ view: 'open', kind: 'referral' });
    const asked = { view: 'open', kind: 'referral' };
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unread only' }));
    await userEvent.type(canvas.getByLabelText('To'), '2026-11-20');
    await expect(changed).toHaveBeenLastCalledWith({ ...asked, unread: '1', to: '2026-11-20' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Possible spam only' }));
    await expect(changed).toHaveBeenLastCalledWith({ ...asked, view: 'suspects', unread: '1', to: '2026-11-20' });
  },
});
/** In a team, "Mine" shows the user's own leads. */
export const Mine = meta.story({
  args: { team: mockTeam, filter: { view: 'open', assignee: 'me' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // All that forced colors leave of a chosen view.
    await expect(canvas.getByRole('button', { name: /^Open/, pressed: true })).toHaveStyle({
      textDecorationLine: 'underline',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Mine', pressed: true }));
    await expect(changed).toHaveBeenLastCalledWith({ view: 'open', assignee: undefined });
    await openFilters(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), 'Rosa Delgado');
    await expect(changed).toHaveBeenLastCalledWith({ view: 'open', assignee: mockTeam.members[0]?.id });
  },
});
/** An address that somebody shared may name a colleague who has left since, or the person who opens it. */
const shared = (assignee: string | undefined, shown: string) => ({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { team: mockTeam, filter: { ...begin, ...(assignee && { assignee }) } },
  play: async (context: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const { canvas, userEvent } = context;
    await openFilters(context);
    const select = canvas.getByRole('combobox', { name: 'Assigned to' });
    await expect(select).toHaveDisplayValue(shown);
    await userEvent.selectOptions(select, 'All');
    await expect(changed).toHaveBeenLastCalledWith({ view: 'open', assignee: undefined });
  },
});
export const SharedBySomebodyWhoLeft = meta.story(shared(mockTeam.members[2]?.id, 'Walter Okafor (switched off)'));
export const OfAnUnknownId = meta.story(shared('6f0c', 'Unknown person'));
export const SharedWithTheirName = meta.story(shared(mockTeam.you.id, 'Me'));
/** On phones the row of views scrolls sideways. */
export const LastView = meta.story({
  args: { filter: { view: 'all' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'View' });
    const expectInSight = (name: string) =>
      waitFor(() => {
        const { left, right } = canvas.getByRole('button', { name, pressed: true }).getBoundingClientRect();
        return expect([left >= row.getBoundingClientRect().left, right <= row.getBoundingClientRect().right]).toEqual([
          true,
          true,
        ]);
      });
    await expectInSight('All');
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa{Enter}');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await expectInSight('Open 23');
    // Behind an open lead.
    row.style.display = 'none';
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa{Enter}');
    row.style.display = '';
    await expectInSight('All');
  },
});
export const EndBeforeStart = meta.story({
  args: { filter: { view: 'open', from: '2026-11-21', to: '2026-11-01' } },
  play: async (context) => {
    const { canvas } = context;
    await openFilters(context);
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription('The first day is after the last');
  },
});
export const OneSet = meta.story({
  args: { filter: { view: 'all', unread: '1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Kind' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)', expanded: false }));
    await expect(canvas.getByRole('checkbox', { name: 'Unread only' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Filters (1)', expanded: true })).toBeVisible();
  },
});
