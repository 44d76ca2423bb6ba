import type { LeadFilter, LeadPage, LeadView } from '@hvac/content/model';
import { emptyListWords, leadListWords, resultWords as words } from '@hvac/content/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { leadsUrl } from '../../api.ts';
import { LeadList } from '../LeadList/LeadList.tsx';
import { formatNumber } from '../../../components/private/formatNumber.ts';
import { formatCount, countFilters } from '../format.ts';
import type { InboxAddress } from '../useInboxAddress.ts';
import * as layout from './LeadInbox.css.ts';
import * as css from './ListPane.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useLeadSelection } from './useLeadSelection.ts';
import { useSteadyLeads } from './useSteadyLeads.ts';

interface ListPaneProps {
  /** The page of leads; a placeholder while another page is loading, or the same with another filter. */
  leads: Pick<UseQueryResult<LeadPage>, 'data' | 'isPlaceholderData'>;
  /** The filter, page and open lead that the URL names. */
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

/** "1 to 50 of 1,180", and what else the search found. */
function formatResults(page: LeadPage | undefined): string {
  if (!page) return words.loading;
  const { leads, before, more, similar, similarCount = 0, suspects, total } = page;
  if (total === 0) return words.none;
  const [from, to] = [before + 1, before + leads.length].map(formatNumber) as [string, string];
  const shown =
    total <= leads.length
      ? formatCount(total, 'lead')
      : fillIn(more ? words.rangeOfMore : words.range, { from, to, total: formatNumber(total) });
  const all = suspects > 0 ? fillIn(words.suspects, { leads: shown, count: formatNumber(suspects) }) : shown;
  if (similarCount > 0) return fillIn(words.similarWords, { leads: all, count: formatNumber(similarCount) });
  return similar ? fillIn(words.similarNames, { leads: all }) : all;
}

function emptyMessage({ view = 'open', ...filter }: LeadFilter, { empty }: LeadPage): string {
  if (countFilters(filter) > 0) return emptyListWords.filtered;
  if (empty) return emptyListWords.never;
  return (emptyListWords as Partial<Record<LeadView, string>>)[view] ?? emptyListWords.other;
}

/** The list of leads, with its result count and pagination. */
export const ListPane = ({
  leads: { data: page, isPlaceholderData: waiting },
  address: { filter, after, lead: open },
  countRef,
  onClose,
  onPage,
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
  const selection = useLeadSelection(leads);
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
      {isSelecting && <SelectionBar selection={selection} inView={leads.length} />}
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
