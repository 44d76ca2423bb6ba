import { leadFolders, leadKindNames, leadStatuses, type LeadFilter } from '@hvac/content/model';
import { useState } from 'react';
import { Choices } from '../Choices/Choices.tsx';
import { filtersSet, folderWords, kindWords, statusWords } from '../words.ts';
import { FilterDate, FilterSelect } from './FilterField.tsx';
import * as css from './LeadFilters.css.ts';
import { SearchField } from './SearchField.tsx';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Leads in the folder of suspects. */
  suspects: number;
  onChange: (filter: LeadFilter) => void;
}

const kinds = leadKindNames.map((value) => ({ value, label: kindWords[value] }));
const statuses = leadStatuses.map((value) => ({ value, label: statusWords[value] }));

/** Which leads the list shows. */
export const LeadFilters = ({ filter, suspects, onChange }: LeadFiltersProps) => {
  const [open, setOpen] = useState(false);
  const { folder = 'inbox', kind, status, unread, q, from, to } = filter;
  const set = (change: Partial<LeadFilter>) => onChange({ ...filter, ...change });
  const number = filtersSet({ ...filter, q: undefined });
  const backwards = from && to && from > to ? 'The first day is after the last' : undefined;
  return (
    <form role="search" aria-label="Leads" className={css.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={css.first}>
        <Choices
          label="Folder"
          choices={leadFolders.map((value) => ({
            value,
            label: value === 'suspects' && suspects > 0 ? `${folderWords[value]} (${suspects})` : folderWords[value],
          }))}
          value={folder}
          onChange={(next) => set({ folder: next })}
        />
        <SearchField value={q ?? ''} onSearch={(words) => set({ q: words })} />
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="lead-filters"
        className={`${css.plain} ${css.toggle}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Fewer filters' : number > 0 ? `More filters (${number} set)` : 'More filters'}
      </button>
      <div id="lead-filters" className={open ? css.more : `${css.more} ${css.closed}`}>
        <FilterSelect
          id="lead-kind"
          label="Kind"
          options={kinds}
          value={kind}
          onChange={(value) => set({ kind: value })}
        />
        <FilterSelect
          id="lead-status"
          label="Status"
          options={statuses}
          value={status}
          onChange={(value) => set({ status: value })}
        />
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
        {filtersSet(filter) > 0 && (
          <button type="button" className={css.plain} onClick={() => onChange({ folder })}>
            Clear filters
          </button>
        )}
      </div>
    </form>
  );
};
