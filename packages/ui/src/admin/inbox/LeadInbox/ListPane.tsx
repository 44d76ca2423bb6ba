import { leadsPerPage, type LeadFilter, type LeadPage } from '@hvac/content/model';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { LeadList } from '../LeadList/LeadList.tsx';
import { count, filtersSet } from '../words.ts';
import * as layout from './LeadInbox.css.ts';
import * as css from './ListPane.css.ts';

interface ListPaneProps {
  /** Nothing while the first page is on its way. */
  page: LeadPage | undefined;
  /** Pages before this one. */
  before: number;
  filter: LeadFilter;
  /** Another page, or the answer to another filter, is on its way. */
  waiting: boolean;
  /** "2 new leads." since somebody looked last. */
  news: string;
  /** Id of the lead that is open. */
  open: string | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The line that counts: it takes the focus when the page changes. */
  countRef: Ref<HTMLParagraphElement>;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onNewer: () => void;
  /** @param next cursor of the next page */
  onOlder: (next: string) => void;
}

function countWords({ page, before }: Pick<ListPaneProps, 'page' | 'before'>): string {
  if (!page) return 'Loading...';
  const { leads, next } = page;
  if (before === 0 && !next) return leads.length === 0 ? 'No leads' : count(leads.length, 'lead');
  const first = before * leadsPerPage;
  return `Leads ${(first + 1).toLocaleString('en-US')} to ${(first + leads.length).toLocaleString('en-US')}`;
}

function emptyWords(filter: LeadFilter): string {
  if (filtersSet(filter) > 0) return 'No lead fits these filters.';
  return filter.folder === 'suspects'
    ? 'Nothing suspicious has come in.'
    : 'No leads yet. They show here as soon as somebody sends a form.';
}

/** The list of leads, what it counts, and the way to older ones. */
export const ListPane = ({
  page,
  before,
  filter,
  waiting,
  news,
  countRef,
  onNewer,
  onOlder,
  ...list
}: ListPaneProps) => {
  const next = page?.next;
  return (
    <>
      <div className={css.head}>
        <p ref={countRef} tabIndex={-1} role="status" className={css.count}>
          {countWords({ page, before })}
        </p>
        <p role="status" className={news ? css.news : undefined}>
          {news}
        </p>
      </div>
      {page && (
        <div aria-busy={waiting} className={layout.rows}>
          {page.leads.length > 0 ? (
            <LeadList leads={page.leads} {...list} />
          ) : (
            <p className={css.empty}>{emptyWords(filter)}</p>
          )}
        </div>
      )}
      {(before > 0 || next) && (
        <div className={css.pager}>
          <Button variant="secondary" size="compact" icon="chevronLeft" disabled={before === 0} onClick={onNewer}>
            Newer
          </Button>
          <Button
            variant="secondary"
            size="compact"
            iconAfter="chevronRight"
            disabled={!next}
            onClick={() => next && onOlder(next)}
          >
            Older
          </Button>
        </div>
      )}
    </>
  );
};
