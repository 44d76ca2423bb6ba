'use client';

import { useQuery } from '@tanstack/react-query';
import type { OpeningHours, Team } from '@hvac/content/model';
import { inboxWords as words } from '@hvac/content/words';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Columns } from '../../../components/layout/Columns/Columns.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { leadsQuery, teamQuery } from '../../api.ts';
import { AdminScreen } from '../../layout/AdminLayout/AdminLayout.tsx';
import { desktopOnly } from '../../layout/widths.css.ts';
import { LeadFilters } from '../LeadFilters/LeadFilters.tsx';
import { rowsInView, stepInList } from '../LeadList/LeadRow.tsx';
import { LeadPanel } from '../LeadPanel/LeadPanel.tsx';
import {
  NotificationsDialog,
  NotificationsOffer,
  useNotifications,
} from '../NotificationsDialog/NotificationsDialog.tsx';
import { QueryError } from '../../components/QueryError/QueryError.tsx';
import { SystemAlerts } from '../SystemAlerts/SystemAlerts.tsx';
import { UndoBar, useUndo } from '../UndoBar/UndoBar.tsx';
import { InboxContext } from '../InboxContext.ts';
import { useInboxAddress } from '../useInboxAddress.ts';
import { useOverview } from '../useOverview.ts';
import { InboxActions } from './InboxActions.tsx';
import * as css from './LeadInbox.css.ts';
import { ListPane } from './ListPane.tsx';
import { NewLeads } from './NewLeads.tsx';
import { useUnreadBadge } from './useUnreadBadge.ts';
import { serverTime } from '../../serverClock.ts';

/**
 * Moves the focus into a lead that was opened, and back to its row when it is closed, by a link or by the Back button.
 * Leaves the focus alone when the page loads with a lead open.
 * @param open id of the open lead
 * @param fallback gets the focus when the row is gone
 */
function useFocusRestore(open: string | undefined, fallback: RefObject<HTMLElement | null>) {
  const [arrivedWith] = useState(open);
  const last = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed)}"]`);
    (row ?? fallback.current)?.focus();
  }, [open, fallback]);
  const [moved, setMoved] = useState(false);
  if (!moved && open !== arrivedWith) setMoved(true);
  return { takesFocus: moved };
}

const ownLeads = { view: 'open', assignee: 'me' } as const;

/**
 * Opens a member's inbox on their own leads, if there are any. The owner sees everything.
 * @param isBare the URL has no filter
 */
function useOwnLeads(team: Team | undefined, isBare: boolean, onOpen: (filter: typeof ownLeads) => void): void {
  const isDecided = useRef(false);
  const { data } = useQuery({
    ...leadsQuery(ownLeads, undefined),
    enabled: isBare && team !== undefined && !team.you.isOwner,
  });
  useEffect(() => {
    // Only once: clearing the filters later means all leads.
    if (isDecided.current || (isBare && !data)) return;
    isDecided.current = true;
    // Emergencies that are nobody's are in the list, too.
    if (isBare && data?.leads.some(({ assignee }) => assignee && assignee.id === team?.you.id)) onOpen(ownLeads);
  }, [data, isBare, onOpen, team]);
}

interface LeadInboxProps {
  /** When the office reads messages: a lead that waits longer is marked. */
  hours: OpeningHours;
}

/** The inbox: a list of leads with filters, and the open lead beside it. */
export const LeadInbox = ({ hours }: LeadInboxProps) => {
  const { data: team } = useQuery(teamQuery);
  const address = useInboxAddress();
  const { filter, after, lead: open } = address;
  const { overview, ready, failed, readAt, newLeads } = useOverview();
  const leads = useQuery({ ...leadsQuery(filter, after.at(-1)), enabled: ready });
  const undo = useUndo();
  useOwnLeads(team, address.isBare, (own) => address.go({ filter: own }, 'replace'));
  const countLine = useRef<HTMLParagraphElement>(null);
  const { takesFocus } = useFocusRestore(open, countLine);
  useUnreadBadge(overview?.unread ?? 0);
  const notifications = useNotifications(newLeads.length, () => countLine.current?.focus());
  const now = serverTime(Math.max(readAt, leads.dataUpdatedAt));

  const { go } = address;
  // A page of the release before: the server no longer reads where it begins.
  const isOldPage = after.length > 0 && leads.error instanceof ApiError && leads.error.status === 400;
  useEffect(() => {
    if (isOldPage) go({ after: [] }, 'replace');
  });
  const goToPage = (cursors: readonly string[]) => {
    go({ after: cursors });
    countLine.current?.focus();
  };
  const hrefOf = (lead: string) => address.hrefWith({ lead });
  const onOpen = (lead: string) => go({ lead }, open ? 'replace' : 'push');
  const onClose = () => go({ lead: undefined });
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
      title={words.title}
      aside={
        <InboxActions
          filter={filter}
          behind={open !== undefined}
          email={leads.data?.leads.find(({ id }) => id === open)?.email}
          isOwner={team?.you.isOwner ?? false}
          onNotifications={() => notifications.open('menu')}
          onOpen={onOpen}
          onStep={step}
          onClose={open ? onClose : undefined}
        />
      }
    >
      <Stack gap="s">
        <div className={open ? desktopOnly : undefined}>
          <Stack gap="s">
            {overview && <SystemAlerts overview={overview} />}
            <NotificationsOffer notifications={notifications} />
            <InlineError message={failed ? words.noAnswer : undefined} />
            <LeadFilters
              filter={filter}
              counts={leads.data?.counts}
              team={team}
              onChange={(next) => go({ filter: next, after: [] }, 'replace')}
            />
          </Stack>
        </div>
        <InboxContext value={{ team, now, hours, undo, hrefOf, onOpen }}>
          <Columns split={open ? 'second' : 'whole'} align="start">
            <div className={open ? desktopOnly : undefined}>
              <Stack gap="xs">
                <QueryError query={leads} fallback={words.failed} />
                {(leads.data ?? !leads.isError) && (
                  <ListPane leads={leads} address={address} countRef={countLine} onClose={onClose} onPage={goToPage} />
                )}
              </Stack>
            </div>
            {open && (
              <div className={css.detail}>
                <LeadPanel key={open} id={open} takesFocus={takesFocus} onClose={onClose} getNext={getNext} />
              </div>
            )}
          </Columns>
        </InboxContext>
        <NotificationsDialog notifications={notifications} />
        <div className={css.notices}>
          <NewLeads leads={newLeads} onOpen={(lead) => go({ filter: { view: 'open' }, after: [], lead })} />
          <UndoBar undo={undo} />
        </div>
      </Stack>
    </AdminScreen>
  );
};
