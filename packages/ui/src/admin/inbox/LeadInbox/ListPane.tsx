import type { LeadFilter, LeadPage, LeadView, Team } from '@hvac/content/model';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { LeadList } from '../LeadList/LeadList.tsx';
import type { Undo } from '../UndoBar/useUndo.ts';
import { count, filtersSet } from '../words.ts';
import * as layout from './LeadInbox.css.ts';
import * as css from './ListPane.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useLeadSelection } from './useLeadSelection.ts';

interface ListPaneProps {
  /** Nothing while the first page is on its way. */
  page: LeadPage | undefined;
  /** Whether it is the first page. */
  first: boolean;
  filter: LeadFilter;
  /** Another page, or the answer to another filter, is on its way. */
  waiting: boolean;
  /** How many leads came since somebody looked last. */
  arrived: number;
  /** Id of the lead that is open. */
  open: string | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
  team: Team | undefined;
  undo: Undo;
  /** The line that counts: it takes the focus when the page changes. */
  countRef: Ref<HTMLParagraphElement>;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  /** Goes to where new leads are. */
  onShowNew: () => void;
  onNewer: () => void;
  /** @param next cursor of the next page */
  onOlder: (next: string) => void;
}

const number = (value: number) => value.toLocaleString('en-US');

function countWords(page: LeadPage | undefined): string {
  if (!page) return 'Loading...';
  const { leads, before, more, similar, similarCount = 0, suspects, total } = page;
  if (total === 0) return 'No leads';
  const shown =
    total <= leads.length
      ? count(total, 'lead')
      : `${number(before + 1)} to ${number(before + leads.length)} of ${number(total)}${more ? '+' : ''}`;
  const words = suspects > 0 ? `${shown}, ${number(suspects)} may be spam` : shown;
  if (similarCount > 0) return `${words}, and ${number(similarCount)} with similar words`;
  return similar ? `No exact match. Similar names: ${words}` : words;
}

const emptyViews: Partial<Record<LeadView, string>> = {
  open: 'Nothing is left to do.',
  due: 'Nothing is due today.',
  scheduled: 'Nothing is scheduled.',
  suspects: 'There’s no spam.',
};

function emptyWords({ view = 'open', ...filter }: LeadFilter, { counts }: LeadPage): string {
  if (filtersSet(filter) > 0) return 'No leads match.';
  if (counts.all === 0) return 'No leads yet. They’ll show up here when somebody sends a form.';
  return emptyViews[view] ?? 'There aren’t any.';
}

/** The list of leads, what it counts, and the way to older ones. */
export const ListPane = ({
  page,
  first,
  filter,
  waiting,
  arrived,
  team,
  undo,
  countRef,
  onShowNew,
  onNewer,
  onOlder,
  ...list
}: ListPaneProps) => {
  const next = page?.next;
  const leads = page?.leads ?? [];
  const selection = useLeadSelection(leads, team, undo);
  return (
    <>
      <div className={css.head}>
        <p id="list" ref={countRef} tabIndex={-1} role="status" className={css.count}>
          {countWords(waiting ? undefined : page)}
        </p>
        <div role="status">
          {arrived > 0 && (
            <button type="button" className={css.news} onClick={onShowNew}>
              {count(arrived, 'new lead')}
            </button>
          )}
        </div>
        {!selection.on && leads.length > 0 && (
          <span className={css.select}>
            <Button variant="quiet" onClick={selection.start}>
              Select
            </Button>
          </span>
        )}
      </div>
      {selection.on && <SelectionBar selection={selection} inView={leads.length} team={team} />}
      {page && (
        <div aria-busy={waiting} className={layout.rows}>
          {page.leads.length > 0 ? (
            <LeadList leads={page.leads} selection={selection.on ? selection : undefined} {...list} />
          ) : (
            <p className={css.empty}>{emptyWords(filter, page)}</p>
          )}
        </div>
      )}
      {(!first || next) && (
        <div className={css.pager}>
          <Button variant="secondary" size="compact" icon="chevronLeft" disabled={first} onClick={onNewer}>
            Newer
          </Button>
          <Button
            variant="secondary"
            size="compact"
            iconAfter="chevronRight"
            disabled={!next}
            // A stale page's cursor is not valid for the new filter.
            onClick={() => next && !waiting && onOlder(next)}
          >
            Older
          </Button>
        </div>
      )}
    </>
  );
};
