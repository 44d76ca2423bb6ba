import {
  leadKindNames,
  leadStatuses,
  statusesIn,
  type LeadFilter,
  type Team,
  type ViewCounts,
} from '@hvac/content/model';
import { useState } from 'react';
import { peopleOf } from '../AssignTo/AssignTo.tsx';
import { filtersSet, kindLabels, statusWords } from '../words.ts';
import { Views } from '../Views/Views.tsx';
import { FilterDate, FilterSelect } from './FilterField.tsx';
import * as css from './LeadFilters.css.ts';
import { SearchField } from './SearchField.tsx';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** How many leads each view has; nothing before that is known. */
  counts?: ViewCounts | undefined;
  /** Nobody but the owner: whose leads they are is no question. */
  team?: Team | undefined;
  onChange: (filter: LeadFilter) => void;
}

const kinds = leadKindNames.map((value) => ({ value, label: kindLabels[value] }));

/** Which leads the list shows. */
export const LeadFilters = ({ filter, counts, team, onChange }: LeadFiltersProps) => {
  const [open, setOpen] = useState(false);
  const { view = 'open', kind, status = '', unread, assignee, q, from, to } = filter;
  const others = team && team.members.length > 0 ? team : undefined;
  const chosen = statusesIn(status) ?? [];
  const set = (change: Partial<LeadFilter>) => onChange({ ...filter, ...change });
  const number = filtersSet({ ...filter, q: undefined });
  const backwards = from && to && from > to ? 'The first day is after the last' : undefined;
  return (
    <form role="search" aria-label="Leads" className={css.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={css.first}>
        <Views
          view={view}
          counts={counts}
          onChange={(next) => onChange({ ...filter, view: next, status: undefined })}
        />
        <div className={css.find}>
          <SearchField
            value={q ?? ''}
            onSearch={(words) => set({ q: words || undefined, ...(words && !q && { view: 'all' as const }) })}
          />
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
          <button
            type="button"
            aria-expanded={open}
            aria-controls="lead-filters"
            className={css.plain}
            onClick={() => setOpen(!open)}
          >
            {number > 0 ? `Filters (${number})` : 'Filters'}
          </button>
          {filtersSet(filter) > 0 && (
            <button type="button" className={css.plain} onClick={() => onChange({ view: q ? 'open' : view })}>
              Clear filters
            </button>
          )}
        </div>
      </div>
      <div id="lead-filters" hidden={!open} className={open ? css.more : undefined}>
        <FilterSelect
          id="lead-kind"
          label="Kind"
          options={kinds}
          value={kind}
          onChange={(value) => set({ kind: value })}
        />
        {others && (
          <FilterSelect
            id="lead-assignee"
            label="Assigned to"
            options={[
              { value: 'me', label: 'Me' },
              { value: 'none', label: 'Nobody' },
              ...peopleOf(others)
                .filter(({ id }) => id !== others.you.id)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={assignee}
            onChange={(value) => set({ assignee: value })}
          />
        )}
        <fieldset className={css.statuses}>
          <legend className={css.legend}>Status</legend>
          {leadStatuses.map((value) => (
            <label key={value} className={css.check}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                className={css.box}
                onChange={({ target }) => {
                  const next = leadStatuses.filter((each) => (each === value ? target.checked : chosen.includes(each)));
                  // A view of some statuses would hide the others.
                  onChange({
                    ...filter,
                    view: view === 'suspects' ? view : 'all',
                    status: next.join(',') || undefined,
                  });
                }}
              />
              {statusWords[value]}
            </label>
          ))}
        </fieldset>
        <FilterDate
          id="lead-from"
          label="From"
          value={from}
          error={backwards}
          onChange={(value) => set({ from: value })}
        />
        <FilterDate id="lead-to" label="To" value={to} onChange={(value) => set({ to: value })} />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={unread === '1'}
            className={css.box}
            onChange={({ target }) => set({ unread: target.checked ? '1' : undefined })}
          />
          Unread only
        </label>
      </div>
    </form>
  );
};
