import type { LeadFilter, LeadPage, LeadView } from '@hvac/content/model';
import { leadListWords } from '@hvac/content/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { leadsUrl } from '../../api.ts';
import { LeadList } from '../LeadList/LeadList.tsx';
import type { InboxProps } from '../InboxProps.ts';
import { formatCount, countFilters } from '../format.ts';
import type { InboxAddress } from '../useInboxAddress.ts';
import * as layout from './LeadInbox.css.ts';
import * as css from './ListPane.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useLeadSelection } from './useLeadSelection.ts';
import { useSteadyLeads } from './useSteadyLeads.ts';

interface ListPaneProps extends InboxProps {
  /** The page of leads; a placeholder while another page is loading, or the same with another filter. */
  leads: Pick<UseQueryResult<LeadPage>, 'data' | 'isPlaceholderData'>;
  address: InboxAddress;
  /** Closes the open lead. */
  onClose: () => void;
  /** Ref of the result count, which gets the focus when the page changes. */
  countRef: Ref<HTMLParagraphElement>;
  /** @param cursors of the pages from the second to the one to show */
  onPage: (cursors: readonly string[]) => void;
}

/** The same each time: another one would be taken for a change. */
const noLeads: LeadPage['leads'] = [];

const number = (value: number) => value.toLocaleString('en-US');

function formatResults(page: LeadPage | undefined): string {
  if (!page) return 'Loading...';
  const { leads, before, more, similar, similarCount = 0, suspects, total } = page;
  if (total === 0) return 'No leads';
  const shown =
    total <= leads.length
      ? formatCount(total, 'lead')
      : `${number(before + 1)} to ${number(before + leads.length)} of ${number(total)}${more ? '+' : ''}`;
  const words = suspects > 0 ? `${shown}, ${number(suspects)} may be spam` : shown;
  if (similarCount > 0) return `${words}, and ${number(similarCount)} with similar words`;
  return similar ? `No exact match. Similar names: ${words}` : words;
}

const emptyMessages: Partial<Record<LeadView, string>> = {
  open: 'Nothing is left to do.',
  due: 'Nothing is due today.',
  scheduled: 'Nothing is scheduled.',
  applications: 'Nobody has applied.',
  suspects: 'There’s no spam.',
};

function emptyMessage({ view = 'open', ...filter }: LeadFilter, { counts }: LeadPage): string {
  if (countFilters(filter) > 0) return 'No leads match.';
  if (counts.all === 0) return 'No leads yet. They’ll show up here when somebody sends a form.';
  return emptyMessages[view] ?? 'There aren’t any.';
}

/** The list of leads, with its result count and pagination. */
export const ListPane = ({
  leads: { data: page, isPlaceholderData: waiting },
  address: { filter, after, lead: open },
  team,
  undo,
  countRef,
  onClose,
  onPage,
  ...list
}: ListPaneProps) => {
  const first = after.length === 0;
  const next = page?.next;
  const [isPointerInside, setPointerInside] = useState(false);
  const [isFocusInside, setFocusInside] = useState(false);
  const leads = useSteadyLeads(page?.leads ?? noLeads, {
    list: waiting ? 'loading' : leadsUrl(filter, '', after.at(-1)),
    open,
    inUse: isPointerInside || isFocusInside,
  });
  const selection = useLeadSelection(leads, team, undo);
  // One set of buttons at a time: an open lead has its own.
  const isSelecting = selection.on && open === undefined;
  return (
    <>
      <div className={css.head}>
        <p id="list" ref={countRef} tabIndex={-1} role="status" className={css.count}>
          {formatResults(waiting ? undefined : page)}
        </p>
        {!isSelecting && leads.length > 0 && (
          <span className={css.action}>
            <Button
              variant="quiet"
              onClick={() => {
                if (open !== undefined) onClose();
                if (!selection.on) selection.start();
              }}
            >
              {leadListWords.select}
            </Button>
          </span>
        )}
      </div>
      {isSelecting && <SelectionBar selection={selection} inView={leads.length} team={team} />}
      {page && (
        <div
          aria-busy={waiting}
          className={layout.rows}
          // A finger leaves no pointer behind.
          onPointerEnter={({ pointerType }) => setPointerInside(pointerType === 'mouse')}
          onPointerLeave={() => setPointerInside(false)}
          onFocus={() => setFocusInside(true)}
          onBlur={() => setFocusInside(false)}
        >
          {leads.length > 0 ? (
            <LeadList
              leads={leads}
              open={open}
              selection={isSelecting ? selection : undefined}
              byDay={filter.view === 'scheduled'}
              {...list}
            />
          ) : (
            <p className={css.empty}>{emptyMessage(filter, page)}</p>
          )}
        </div>
      )}
      {(!first || next) && (
        <Inline justify="between">
          <Button
            variant="secondary"
            size="compact"
            icon="chevronLeft"
            disabled={first}
            onClick={() => onPage(after.slice(0, -1))}
          >
            {leadListWords.newer}
          </Button>
          <Button
            variant="secondary"
            size="compact"
            iconAfter="chevronRight"
            disabled={!next}
            // The cursor of a stale page is not valid for the new filter.
            onClick={() => next && !waiting && onPage([...after, next])}
          >
            {leadListWords.older}
          </Button>
        </Inline>
      )}
    </>
  );
};
