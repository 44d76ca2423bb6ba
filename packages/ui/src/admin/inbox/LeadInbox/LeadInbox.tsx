'use client';

import { useRef } from 'react';
import { RequireAuth } from '../../auth/RequireAuth/RequireAuth.tsx';
import { AdminLayout, type AdminLayoutProps } from '../../layout/AdminLayout/AdminLayout.tsx';
import { useTeam } from '../../auth/useTeam.ts';
import { useAdminToken } from '../../auth/useAdminToken.ts';
import { placeAfter, placeBefore, readAddress, writeAddress, type InboxAddress, type InboxPlace } from '../address.ts';
import { HealthFacts } from '../SystemAlerts/HealthFacts.tsx';
import { SystemAlerts } from '../SystemAlerts/SystemAlerts.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { LeadFilters } from '../LeadFilters/LeadFilters.tsx';
import { rowsInView, stepInList } from '../LeadList/steps.ts';
import { LeadPanel } from '../LeadPanel/LeadPanel.tsx';
import { QueryError } from '../QueryError/QueryError.tsx';
import { useNotifications } from '../NotificationsDialog/useNotifications.ts';
import { useLeads } from '../useLeads.ts';
import { useOverview } from '../useOverview.ts';
import { InboxActions } from './InboxActions.tsx';
import * as css from './LeadInbox.css.ts';
import { ListPane } from './ListPane.tsx';
import { useFocusRestore } from './useFocusRestore.ts';
import { useUnreadIcon } from './useUnreadIcon.ts';
import { useUnreadTitle } from './useUnreadTitle.ts';

export interface LeadInboxProps extends Pick<AdminLayoutProps, 'company' | 'screens'> {
  /** Query of the page's address, with its question mark: it keeps the filters and the open lead. */
  search: string;
  /** Changes the query: `push` for what Back should undo. */
  onSearchChange: (search: string, how: 'push' | 'replace') => void;
}

const Inbox = ({ search, onSearchChange, ...frame }: LeadInboxProps) => {
  const { logOut } = useAdminToken();
  const { data: team } = useTeam();
  const address = readAddress(search);
  const { filter, place, lead: open } = address;
  const { overview, ready, failed, readAt, arrived, news, forgetNews } = useOverview();
  const leads = useLeads({ filter, cursor: place?.after, enabled: ready });
  const countLine = useRef<HTMLParagraphElement>(null);
  const { takesFocus } = useFocusRestore(open, countLine);
  useUnreadTitle(overview?.unread ?? 0);
  useUnreadIcon((overview?.unread ?? 0) > 0);
  const notifications = useNotifications(arrived);
  const now = Math.max(readAt, leads.dataUpdatedAt);

  const go = (change: Partial<InboxAddress>, how: 'push' | 'replace' = 'push') => {
    forgetNews();
    onSearchChange(writeAddress({ ...address, ...change }), how);
  };
  const turn = (next: InboxPlace | undefined) => {
    go({ place: next });
    countLine.current?.focus();
  };
  const hrefOf = (lead: string) => writeAddress({ ...address, lead });
  const onOpen = (lead: string) => go({ lead }, open ? 'replace' : 'push');
  const onClose = () => go({ lead: undefined });
  /** What the list and the open lead both need. */
  const shared = { team, now, hrefOf, onOpen };
  const step = (by: number) => {
    const from = open ? rowsInView().find((row) => row.dataset['lead'] === open) : document.activeElement;
    const row = stepInList(from, by);
    if (open && row?.dataset['lead']) go({ lead: row.dataset['lead'] }, 'replace');
    else row?.focus();
  };

  return (
    <AdminLayout
      {...frame}
      title="Leads"
      aside={
        <>
          {overview && (
            <div className={open ? `${css.facts} ${css.behind}` : css.facts}>
              <HealthFacts overview={overview} now={now} />
            </div>
          )}
          <InboxActions
            filter={filter}
            behind={open !== undefined}
            notifications={notifications}
            email={leads.data?.leads.find(({ id }) => id === open)?.email}
            onStep={step}
            onClose={open ? onClose : undefined}
          />
        </>
      }
      you={team?.you.name}
      onLogout={logOut}
    >
      <div className={css.inbox}>
        <div className={open ? `${css.inbox} ${css.behind}` : css.inbox}>
          {overview && <SystemAlerts overview={overview} />}
          <InlineError message={failed ? 'This page may be out of date: the server did not answer.' : undefined} />
          <LeadFilters
            filter={filter}
            counts={leads.data?.counts}
            team={team}
            onChange={(next) => go({ filter: next, place: undefined }, 'replace')}
          />
        </div>
        <div className={css.panes}>
          <div className={open ? `${css.list} ${css.behind}` : css.list}>
            {leads.isError && (
              <QueryError
                error={leads.error}
                fallback="The leads could not be loaded. Please try again."
                stale={leads.data !== undefined}
                busy={leads.isFetching}
                onRetry={() => void leads.refetch()}
              />
            )}
            {(leads.data ?? !leads.isError) && (
              <ListPane
                {...shared}
                page={leads.data}
                first={place === undefined}
                filter={filter}
                waiting={leads.isPlaceholderData}
                news={news}
                open={open}
                countRef={countLine}
                onNewer={() => turn(place && placeBefore(filter, place))}
                onOlder={(next) => turn(placeAfter(filter, place, next))}
              />
            )}
          </div>
          {open ? (
            <div className={css.detail}>
              <LeadPanel key={open} {...shared} id={open} takesFocus={takesFocus} onClose={onClose} />
            </div>
          ) : (
            <p className={css.nothing}>Choose a lead to read it.</p>
          )}
        </div>
      </div>
    </AdminLayout>
  );
};

/** The office's inbox: who wrote, what about, and what was done about it. Behind the login. */
export const LeadInbox = (props: LeadInboxProps) => (
  <RequireAuth onClear={() => props.onSearchChange('', 'replace')}>
    <Inbox {...props} />
  </RequireAuth>
);
