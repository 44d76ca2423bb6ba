import {
  isCalendarDate,
  kindLabels,
  leadKindNames,
  viewLabels,
  type LeadFilter,
  type LeadView,
  type Team,
  type ViewCounts,
} from '@hvac/content/model';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { countFilters, getAssignees } from '../format.ts';
import * as css from './LeadFilters.css.ts';
import { SearchField } from './SearchField.tsx';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** How many leads each view has; undefined while loading. */
  counts?: ViewCounts | undefined;
  /** The assignee filters show when the team has members beside the owner. */
  team?: Team | undefined;
  onChange: (filter: LeadFilter) => void;
}

const views = Object.entries(viewLabels) as [LeadView, string][];

const kinds = leadKindNames.map((value) => ({ value, label: kindLabels[value] }));

const assigneesOf = (team: Team) => [
  { value: 'me', label: 'Me' },
  { value: 'none', label: 'Nobody' },
  ...getAssignees(team)
    .filter(({ id }) => id !== team.you.id)
    .map(({ id, name }) => ({ value: id, label: name })),
];

interface DayFilterProps {
  name: 'from' | 'to';
  label: string;
  day: string | undefined;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
}

const DayFilter = ({ name, label, day = '', error, onChange }: DayFilterProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEmptyDay(id);
  useEffect(() => {
    // Do not overwrite what somebody is typing.
    if (input.current && input.current !== document.activeElement) input.current.value = day;
  }, [day]);
  return (
    <TextField
      ref={input}
      id={id}
      name={name}
      label={label}
      type="date"
      error={error}
      defaultValue={day}
      onChange={({ target: { value } }) => {
        // Ignore partly typed years.
        if (value === '' || (isCalendarDate(value) && value >= '2000')) onChange(value || undefined);
      }}
    />
  );
};

/** Chooses which leads the list shows. */
export const LeadFilters = ({ filter, counts, team, onChange }: LeadFiltersProps) => {
  const [open, setOpen] = useState(false);
  const { view = 'open', kind, assignee, q, from, to, unread } = filter;
  const others = team && team.members.length > 0 ? team : undefined;
  const set = (change: Record<string, string | undefined>) => onChange({ ...filter, ...change });
  const number = countFilters({ ...filter, q: undefined });
  const backwards = from && to && from > to ? 'The first day is after the last' : undefined;
  return (
    <form role="search" aria-label="Leads" className={css.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={css.first}>
        <div role="group" aria-label="View" className={css.views}>
          {views.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === view}
              className={css.view}
              onClick={() => {
                if (value !== view) set({ view: value });
              }}
            >
              {label}
              {Boolean(counts?.[value]) && (
                <span className={value === 'due' ? css.pressing : css.count}>
                  {counts?.[value].toLocaleString('en-US')}
                </span>
              )}
            </button>
          ))}
        </div>
        <div className={css.find}>
          <SearchField
            value={q ?? ''}
            onSearch={(query) => set({ q: query || undefined, ...(query && !q && { view: 'all' }) })}
          />
          <span className={css.buttons}>
            {others && (
              <button
                type="button"
                aria-pressed={assignee === 'me'}
                className={css.toggle}
                onClick={() => set({ assignee: assignee === 'me' ? undefined : 'me' })}
              >
                Mine
              </button>
            )}
            <Button variant="quiet" aria-expanded={open} aria-controls="lead-filters" onClick={() => setOpen(!open)}>
              {number > 0 ? `Filters (${number})` : 'Filters'}
            </Button>
            {countFilters(filter) > 0 && (
              <Button variant="quiet" onClick={() => onChange({ view: q ? 'open' : view })}>
                Clear
              </Button>
            )}
          </span>
        </div>
      </div>
      <div id="lead-filters" hidden={!open} className={open ? css.more : undefined}>
        <SelectField
          name="kind"
          label="Kind"
          placeholder="All"
          options={kinds}
          value={kind ?? ''}
          onChange={({ target }) => set({ kind: target.value || undefined })}
        />
        {others && (
          <SelectField
            name="assignee"
            label="Assigned to"
            placeholder="All"
            options={assigneesOf(others)}
            value={assignee ?? ''}
            onChange={({ target }) => set({ assignee: target.value || undefined })}
          />
        )}
        <DayFilter name="from" label="From" day={from} error={backwards} onChange={(day) => set({ from: day })} />
        <DayFilter name="to" label="To" day={to} onChange={(day) => set({ to: day })} />
        <CheckboxField
          name="unread"
          label="Unread only"
          checked={unread === '1'}
          onChange={({ target }) => set({ unread: target.checked ? '1' : undefined })}
        />
      </div>
    </form>
  );
};
