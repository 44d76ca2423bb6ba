'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { leadsQuery, teamQuery } from '../../api.ts';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import { LeadFilters } from '../LeadFilters/LeadFilters.tsx';
import { rowsInView, stepInList } from '../LeadList/LeadRow.tsx';
import { LeadPanel } from '../LeadPanel/LeadPanel.tsx';
import { useNotifications } from '../NotificationsDialog/NotificationsDialog.tsx';
import { QueryError } from '../QueryError/QueryError.tsx';
import { SystemAlerts } from '../SystemAlerts/SystemAlerts.tsx';
import { UndoBar } from '../UndoBar/UndoBar.tsx';
import { useUndo } from '../UndoBar/useUndo.ts';
import { useInboxAddress, type InboxAddress } from '../useInboxAddress.ts';
import { useOverview } from '../useOverview.ts';
import { useOwnLeads } from '../useOwnLeads.ts';
import { InboxActions } from './InboxActions.tsx';
import * as css from './LeadInbox.css.ts';
import { ListPane } from './ListPane.tsx';
import { useFocusRestore } from './useFocusRestore.ts';
import { useUnreadIcon } from './useUnreadIcon.ts';

/** Puts the number of unread leads before the document's title, where a tab in the background shows it. */
function useUnreadTitle(unread: number) {
  useEffect(() => {
    if (unread > 0) document.title = `(${unread}) ${document.title}`;
    // Restore the title after a logout and on other pages.
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [unread]);
}

/** The inbox: who wrote, what about, and what was done about it. */
export const LeadInbox = () => {
  const { data: team } = useQuery(teamQuery);
  const address = useInboxAddress();
  const { filter, after, lead: open } = address;
  const { overview, ready, failed, readAt, arrived, forgetNews } = useOverview();
  const leads = useQuery({ ...leadsQuery(filter, after.at(-1)), enabled: ready });
  const undo = useUndo();
  useOwnLeads(team, address.isBare, (own) => address.go({ filter: own }, 'replace'));
  const countLine = useRef<HTMLParagraphElement>(null);
  const { takesFocus } = useFocusRestore(open, countLine);
  useUnreadTitle(overview?.unread ?? 0);
  useUnreadIcon((overview?.unread ?? 0) > 0);
  const notifications = useNotifications(arrived);
  const now = Math.max(readAt, leads.dataUpdatedAt);

  const go = (change: Partial<InboxAddress>, how?: 'push' | 'replace') => {
    forgetNews();
    address.go(change, how);
  };
  const turn = (cursors: readonly string[]) => {
    go({ after: cursors });
    countLine.current?.focus();
  };
  const hrefOf = (lead: string) => address.hrefWith({ lead });
  const onOpen = (lead: string) => go({ lead }, open ? 'replace' : 'push');
  const onClose = () => go({ lead: undefined });
  /** Where new leads are: on top of the open view. */
  const onShowNew = () => {
    go({ filter: { view: 'open' }, after: [], lead: undefined });
    rowsInView()[0]?.focus();
  };
  /** What the list and the open lead both need. */
  const shared = { team, now, undo, hrefOf, onOpen };
  const rowOf = (lead: string | undefined) => rowsInView().find((row) => row.dataset['lead'] === lead);
  const step = (by: number) => {
    const row = stepInList(open ? rowOf(open) : document.activeElement, by);
    if (open && row?.dataset['lead']) go({ lead: row.dataset['lead'] }, 'replace');
    else row?.focus();
  };
  const getNext = () => {
    const row = rowOf(open);
    const next = row && stepInList(row, 1);
    return next === row ? undefined : next?.dataset['lead'];
  };

  return (
    <AdminScreen
      title="Leads"
      aside={
        <InboxActions
          filter={filter}
          behind={open !== undefined}
          notifications={notifications}
          email={leads.data?.leads.find(({ id }) => id === open)?.email}
          isOwner={team?.you.isOwner ?? false}
          onOpen={onOpen}
          onStep={step}
          onClose={open ? onClose : undefined}
        />
      }
    >
      <div className={css.inbox}>
        <div className={open ? `${css.inbox} ${css.behind}` : css.inbox}>
          {overview && <SystemAlerts overview={overview} />}
          <InlineError message={failed ? 'The server didn’t answer, so this page may be out of date.' : undefined} />
          <LeadFilters
            filter={filter}
            counts={leads.data?.counts}
            team={team}
            onChange={(next) => go({ filter: next, after: [] }, 'replace')}
          />
        </div>
        <div className={open ? css.panes : undefined}>
          <div className={open ? `${css.list} ${css.behind}` : css.list}>
            {leads.isError && (
              <QueryError
                error={leads.error}
                fallback="We couldn’t load the leads. Please try again."
                stale={leads.data !== undefined}
                busy={leads.isFetching}
                onRetry={() => void leads.refetch()}
              />
            )}
            {(leads.data ?? !leads.isError) && (
              <ListPane
                {...shared}
                page={leads.data}
                first={after.length === 0}
                filter={filter}
                waiting={leads.isPlaceholderData}
                arrived={arrived}
                open={open}
                countRef={countLine}
                onShowNew={onShowNew}
                onNewer={() => turn(after.slice(0, -1))}
                onOlder={(next) => turn([...after, next])}
              />
            )}
          </div>
          {open && (
            <div className={css.detail}>
              <LeadPanel key={open} {...shared} id={open} takesFocus={takesFocus} onClose={onClose} getNext={getNext} />
            </div>
          )}
        </div>
        <UndoBar undo={undo} />
      </div>
    </AdminScreen>
  );
};
