import type { LeadFilter, LeadPage, LeadView, Team } from '@hvac/content/model';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { SelectionBar } from '../LeadSelection/SelectionBar.tsx';
import { useLeadSelection } from '../LeadSelection/useLeadSelection.ts';
import { LeadList } from '../LeadList/LeadList.tsx';
import { count, filtersSet } from '../words.ts';
import * as layout from './LeadInbox.css.ts';
import * as css from './ListPane.css.ts';

interface ListPaneProps {
  /** Nothing while the first page is on its way. */
  page: LeadPage | undefined;
  /** It is the first page. */
  first: boolean;
  filter: LeadFilter;
  /** Another page, or the answer to another filter, is on its way. */
  waiting: boolean;
  /** "2 new leads." since somebody looked last. */
  news: string;
  /** Id of the lead that is open. */
  open: string | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
  team: Team | undefined;
  /** The line that counts: it takes the focus when the page changes. */
  countRef: Ref<HTMLParagraphElement>;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onNewer: () => void;
  /** @param next cursor of the next page */
  onOlder: (next: string) => void;
}

const number = (value: number) => value.toLocaleString('en-US');

function countWords(page: LeadPage | undefined): string {
  if (!page) return 'Loading...';
  const { leads, before, more, similar, suspects, total } = page;
  if (total === 0) return 'No leads';
  const shown =
    total <= leads.length
      ? count(total, 'lead')
      : `${number(before + 1)} to ${number(before + leads.length)} of ${number(total)}${more ? '+' : ''}`;
  const words = suspects > 0 ? `${shown}, ${number(suspects)} may be spam` : shown;
  return similar ? `No exact match. Similar names: ${words}` : words;
}

const emptyViews: Partial<Record<LeadView, string>> = {
  open: 'Nothing is left to do.',
  due: 'Nothing is due today.',
  suspects: 'Nothing suspicious has come in.',
};

function emptyWords({ view = 'open', ...filter }: LeadFilter, { counts }: LeadPage): string {
  if (filtersSet(filter) > 0) return 'No lead fits these filters.';
  if (counts.all === 0) return 'No leads yet. They show here as soon as somebody sends a form.';
  return emptyViews[view] ?? 'There are none.';
}

/** The list of leads, what it counts, and the way to older ones. */
export const ListPane = ({
  page,
  first,
  filter,
  waiting,
  news,
  team,
  countRef,
  onNewer,
  onOlder,
  ...list
}: ListPaneProps) => {
  const next = page?.next;
  const leads = page?.leads ?? [];
  const selection = useLeadSelection(leads);
  return (
    <>
      <div className={css.head}>
        <p ref={countRef} tabIndex={-1} role="status" className={css.count}>
          {countWords(waiting ? undefined : page)}
        </p>
        <p role="status" className={news ? css.news : undefined}>
          {news}
        </p>
        <p role="status" className={selection.done ? css.news : undefined}>
          {selection.done}
        </p>
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
            // What shows while another page is on its way tells of that page no more.
            onClick={() => next && !waiting && onOlder(next)}
          >
            Older
          </Button>
        </div>
      )}
    </>
  );
};
