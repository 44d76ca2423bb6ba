import type { LeadFilter } from '@hvac/content/model';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { LeadFilters } from './LeadFilters.tsx';

const changed = fn();

/** Keeps the filter as the page's address does. */
const Kept = ({ filter: first, suspects }: { filter: LeadFilter; suspects: number }) => {
  const [filter, setFilter] = useState(first);
  return (
    <LeadFilters
      filter={filter}
      suspects={suspects}
      onChange={(next) => {
        changed(next);
        setFilter(next);
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Admin/Inbox/LeadFilters',
  component: Kept,
  args: { filter: {}, suspects: 0 },
  beforeEach: () => {
    changed.mockClear();
  },
});

const desktop = { tags: ['desktop-only'] };

export const NothingSet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('search', { name: 'Leads' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'warm air{Enter}');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(changed).toHaveBeenLastCalledWith({ q: 'warm air' });
  },
});
export const SearchesWhenTypingPauses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa');
    await expect(changed).not.toHaveBeenCalled();
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ q: 'rosa' }));
    await expect(changed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const TooManyWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(201));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Please search for fewer words');
    await expect(changed).not.toHaveBeenCalled();
  },
});
export const EverythingSet = meta.story({
  ...desktop,
  args: {
    filter: {
      folder: 'suspects',
      kind: 'contact',
      status: 'new',
      unread: '1',
      q: 'water',
      from: '2026-11-01',
      to: '2026-11-21',
    },
    suspects: 3,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Suspects (3)', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Message');
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(changed).toHaveBeenLastCalledWith({ folder: 'suspects' });
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByLabelText('From')).toHaveValue('');
  },
});
export const EachOfThem = meta.story({
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Referral');
    await expect(changed).toHaveBeenLastCalledWith({ kind: 'referral' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Done');
    await expect(changed).toHaveBeenLastCalledWith({ kind: 'referral', status: 'done' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unread only' }));
    await userEvent.type(canvas.getByLabelText('To'), '2026-11-20');
    await expect(changed).toHaveBeenLastCalledWith({ kind: 'referral', status: 'done', unread: '1', to: '2026-11-20' });
    await userEvent.click(canvas.getByRole('button', { name: 'Suspects' }));
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ folder: 'suspects', kind: 'referral' }));
  },
});
export const DaysTheWrongWayRound = meta.story({
  ...desktop,
  args: { filter: { from: '2026-11-21', to: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription('The first day is after the last');
  },
});
export const BehindAButtonOnPhones = meta.story({
  tags: ['phone-only'],
  args: { filter: { status: 'new' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Kind' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More filters (1 set)', expanded: false }));
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('New');
    await expect(canvas.getByRole('button', { name: 'Fewer filters', expanded: true })).toBeVisible();
  },
});
