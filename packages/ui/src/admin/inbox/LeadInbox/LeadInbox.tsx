import type { CompanyFacts, LeadFilter } from '@hvac/content/model';
import { useRef, useState } from 'react';
import type { Schedule } from '../../../api-client/schedule.ts';
import { AdminGate } from '../../AdminGate/AdminGate.tsx';
import { AdminShell } from '../../AdminShell/AdminShell.tsx';
import { useAdminToken } from '../../useAdminToken.ts';
import { filterQuery, readAddress, writeAddress } from '../address.ts';
import { HealthStrip } from '../HealthStrip/HealthStrip.tsx';
import { InlineFailure } from '../InlineFailure/InlineFailure.tsx';
import { LeadFilters } from '../LeadFilters/LeadFilters.tsx';
import { LeadPanel } from '../LeadPanel/LeadPanel.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { useLeads } from '../useLeads.ts';
import { useOverview } from '../useOverview.ts';
import { InboxActions } from './InboxActions.tsx';
import * as css from './LeadInbox.css.ts';
import { ListPane } from './ListPane.tsx';
import { useOpenLead } from './useOpenLead.ts';
import { useUnreadTitle } from './useUnreadTitle.ts';

export interface LeadInboxProps {
  /** Whose site it is. */
  company: Pick<CompanyFacts, 'shortName' | 'tagline'>;
  /** Query of the page's address, with its question mark: it keeps the filters and the open lead. */
  search: string;
  /** Changes the query: `push` for what Back should undo. */
  onSearchChange: (search: string, how: 'push' | 'replace') => void;
  /** Waits until the next look for news. Tests bring their own. */
  schedule?: Schedule;
}

const Inbox = ({ company, search, onSearchChange, schedule }: LeadInboxProps) => {
  const { logOut } = useAdminToken();
  const { filter, lead: open } = readAddress(search);
  const { overview, ready, failed, readAt, news, forgetNews } = useOverview(schedule);
  const query = filterQuery(filter).toString();
  const [pages, setPages] = useState({ query, cursors: [] as readonly string[] });
  // Another filter begins with its first page.
  const cursors = pages.query === query ? pages.cursors : [];
  const leads = useLeads({ filter, cursor: cursors.at(-1), enabled: ready });
  const countLine = useRef<HTMLParagraphElement>(null);
  const { takesFocus } = useOpenLead(open, countLine);
  useUnreadTitle(overview?.unread ?? 0);
  const now = Math.max(readAt, leads.dataUpdatedAt);

  const go = (lead: string | undefined, next: LeadFilter = filter, how: 'push' | 'replace' = 'push') => {
    forgetNews();
    onSearchChange(writeAddress({ filter: next, lead }), how);
  };
  const turn = (next: readonly string[]) => {
    forgetNews();
    setPages({ query, cursors: next });
    countLine.current?.focus();
  };

  return (
    <AdminShell
      company={company}
      title="Leads"
      aside={
        <InboxActions
          filter={filter}
          behind={open !== undefined}
          email={leads.data?.leads.find(({ id }) => id === open)?.email}
        />
      }
      onLogout={logOut}
    >
      <div className={css.inbox}>
        <div className={open ? `${css.inbox} ${css.behind}` : css.inbox}>
          {overview && <HealthStrip overview={overview} now={now} />}
          <InlineFailure message={failed ? 'This page may be out of date: the server did not answer.' : undefined} />
          <LeadFilters
            filter={filter}
            suspects={overview?.suspects ?? 0}
            onChange={(next) => go(open, next, 'replace')}
          />
        </div>
        <div className={css.panes}>
          <div className={open ? `${css.list} ${css.behind}` : css.list}>
            {leads.isError && (
              <LoadFailure
                error={leads.error}
                fallback="The leads could not be loaded. Please try again."
                stale={leads.data !== undefined}
                busy={leads.isFetching}
                onRetry={() => void leads.refetch()}
              />
            )}
            {(leads.data ?? !leads.isError) && (
              <ListPane
                page={leads.data}
                before={cursors.length}
                filter={filter}
                waiting={leads.isPlaceholderData}
                news={news}
                open={open}
                now={now}
                countRef={countLine}
                hrefOf={(lead) => writeAddress({ filter, lead })}
                onOpen={(lead) => go(lead)}
                onNewer={() => turn(cursors.slice(0, -1))}
                onOlder={(next) => turn([...cursors, next])}
              />
            )}
          </div>
          {open ? (
            <div className={css.detail}>
              <LeadPanel key={open} id={open} takesFocus={takesFocus} now={now} onClose={() => go(undefined)} />
            </div>
          ) : (
            <p className={css.nothing}>Choose a lead to read it.</p>
          )}
        </div>
      </div>
    </AdminShell>
  );
};

/** The office's inbox: who wrote, what about, and what was done about it. Behind the login. */
export const LeadInbox = (props: LeadInboxProps) => (
  <AdminGate>
    <Inbox {...props} />
  </AdminGate>
);
