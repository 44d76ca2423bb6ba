import {
  isWholeDate,
  kindLabels,
  leadKindNames,
  viewLabels,
  type LeadFilter,
  type LeadView,
  type Team,
  type ViewCounts,
} from '@hvac/content/model';
import { assignmentWords, leadFilterWords as labels, leadListWords as words } from '@hvac/content/words';
import { useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton.tsx';
import { CheckboxField } from '../../../forms/CheckboxField/CheckboxField.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import { formatNumber } from '../../../components/private/formatNumber.ts';
import { countFilters, getAssignees } from '../format.ts';
import * as css from './LeadFilters.css.ts';
import { SearchField } from './SearchField.tsx';

interface LeadFiltersProps {
  /** The filter that the list shows. */
  filter: LeadFilter;
  /** How many leads the views with something left to do have; undefined while loading. */
  counts?: ViewCounts | undefined;
  /** The assignee filters show when the team has members beside the owner. */
  team?: Team | undefined;
  /** Called with the whole new filter. */
  onChange: (filter: LeadFilter) => void;
}

/** Suspects are in every view; the filters can show them alone. */
const views = (Object.entries(viewLabels) as [LeadView, string][]).filter(([view]) => view !== 'suspects');

/** Whose leads can be shown. @param chosen also when nobody has that id, as in a mistyped address */
function assigneeOptions(team: Team, chosen: string | undefined) {
  const options = [
    { value: 'me', label: labels.me },
    { value: 'none', label: labels.nobody },
    ...getAssignees(team)
      .filter(({ id }) => id !== team.you.id)
      .map(({ id, name }) => ({ value: id, label: name })),
    // Their leads are still theirs.
    ...team.members
      .filter(({ isActive }) => !isActive)
      .map(({ id, name }) => ({ value: id, label: fillIn(assignmentWords.gone, { name }) })),
  ];
  if (chosen !== undefined && options.every(({ value }) => value !== chosen))
    options.push({ value: chosen, label: assignmentWords.unknown });
  return options;
}

interface DayFilterProps {
  name: 'from' | 'to';
  label: string;
  /** What is chosen. */
  value: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Called with a whole day; undefined for none. */
  onChange: (day: string | undefined) => void;
}

const DayFilter = ({ value = '', onChange, ...field }: DayFilterProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEmptyDay(id);
  useEffect(() => {
    // Do not overwrite what somebody is typing.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <TextField
      {...field}
      ref={input}
      id={id}
      type="date"
      defaultValue={value}
      onChange={({ target: { value: day, validity } }) => {
        // A day that is half typed is empty, too.
        if (day === '' ? !validity.badInput : isWholeDate(day)) onChange(day || undefined);
      }}
    />
  );
};

/**
 * Scrolls the row of views to the pressed one, again when the row comes back from behind an open lead.
 * @param isCounted counts make the row wider
 */
function usePressedInSight(view: LeadView, isCounted: boolean) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const pressed = current.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
      const { left, width } = current.getBoundingClientRect();
      if (pressed) current.scrollLeft += pressed.left + pressed.width / 2 - (left + width / 2);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [view, isCounted]);
  return row;
}

/** Chooses which leads the list shows. */
export const LeadFilters = ({ filter, counts, team, onChange }: LeadFiltersProps) => {
  const [open, setOpen] = useState(false);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const { view = 'open', q, from, to } = filter;
  const viewsRow = usePressedInSight(view, counts !== undefined);
  // An address from a colleague may name the person who reads it.
  const assignee = filter.assignee === team?.you.id ? 'me' : filter.assignee;
  const shownCounts: Partial<Record<LeadView, number>> = counts ?? {};
  const others = team && team.members.length > 0 ? team : undefined;
  const set = (change: Record<string, string | undefined>) => onChange({ ...filter, ...change });
  const isSuspects = view === 'suspects';
  const number = countFilters({ ...filter, q: undefined }) + Number(isSuspects);
  const backwards = from && to && from > to ? words.backwards : undefined;
  return (
    <form role="search" aria-label={words.label} className={css.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={css.first}>
        <div ref={viewsRow} role="group" aria-label={words.view} className={css.views}>
          {views.map(([value, label]) => (
            <ToggleButton
              key={value}
              variant="plain"
              pressed={value === view}
              onClick={() => {
                if (value !== view) set({ view: value });
              }}
            >
              {label}
              {Boolean(shownCounts[value]) && (
                <Badge size="small" tone={value === 'due' ? 'error' : 'neutral'}>
                  {formatNumber(shownCounts[value] ?? 0)}
                </Badge>
              )}
            </ToggleButton>
          ))}
        </div>
        <div className={css.find}>
          <SearchField
            value={q ?? ''}
            onSearch={(query) =>
              set({ q: query || undefined, ...(query ? !q && { view: 'all' } : view === 'all' && { view: 'open' }) })
            }
          />
          <span className={css.buttons}>
            {others && (
              <ToggleButton
                pressed={assignee === 'me'}
                onClick={() => set({ assignee: assignee === 'me' ? undefined : 'me' })}
              >
                {words.mine}
              </ToggleButton>
            )}
            <Button
              ref={filtersButton}
              variant="quiet"
              aria-expanded={open}
              aria-controls="lead-filters"
              onClick={() => setOpen(!open)}
            >
              {number > 0 ? fillIn(words.filtersCount, { count: number }) : words.filters}
            </Button>
            {(number > 0 || q) && (
              <Button
                variant="quiet"
                onClick={() => {
                  onChange({ view: q || isSuspects ? 'open' : view });
                  filtersButton.current?.focus();
                }}
              >
                {words.clear}
              </Button>
            )}
          </span>
        </div>
      </div>
      <div id="lead-filters" hidden={!open} className={open ? css.more : undefined}>
        <div className={css.fields}>
          <SelectField
            id="filter-kind"
            name="kind"
            label={labels.kind}
            placeholder={words.all}
            options={leadKindNames.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
            value={filter.kind ?? ''}
            onChange={({ target }) => set({ kind: target.value || undefined })}
          />
          {others && (
            <SelectField
              id="filter-assignee"
              name="assignee"
              label={labels.assignee}
              placeholder={words.all}
              options={assigneeOptions(others, assignee)}
              value={assignee ?? ''}
              onChange={({ target }) => set({ assignee: target.value || undefined })}
            />
          )}
          <DayFilter
            name="from"
            label={labels.from}
            value={from}
            error={backwards}
            onChange={(day) => set({ from: day })}
          />
          <DayFilter name="to" label={labels.to} value={to} onChange={(day) => set({ to: day })} />
        </div>
        <Inline gap="m">
          <CheckboxField
            id="filter-unread"
            name="unread"
            label={labels.unread}
            checked={filter.unread === '1'}
            onChange={({ target }) => set({ unread: target.checked ? '1' : undefined })}
          />
          <CheckboxField
            id="filter-suspects"
            name="view"
            label={viewLabels.suspects}
            checked={isSuspects}
            onChange={({ target }) => set({ view: target.checked ? 'suspects' : 'open' })}
          />
        </Inline>
      </div>
    </form>
  );
};
