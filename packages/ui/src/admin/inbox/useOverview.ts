import type { Overview } from '@hvac/content/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { leadsKey, overviewQuery } from '../api.ts';

/** In ms: a new lead shows within five seconds. */
const pollEvery = 4000;
/** In ms, while the tab is hidden: new leads have to cause notifications. */
const pollHiddenEvery = 20_000;

/** How many leads arrived between two polls. An old lead marked unread does not count. */
const arrivals = (before: Overview, after: Overview) =>
  (after.lastLeadAt ?? '') > (before.lastLeadAt ?? '') ? Math.max(0, after.unread - before.unread) : 0;

/** Polls the overview, and refetches all queries about leads when a lead arrived or changed. */
export function useOverview() {
  const client = useQueryClient();
  const seen = useRef<Overview>(undefined);
  const [newLeads, setNewLeads] = useState(0);
  const { data, isFetched, isError, dataUpdatedAt } = useQuery({
    ...overviewQuery,
    refetchInterval: () => (document.hidden ? pollHiddenEvery : pollEvery),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });

  useEffect(() => {
    const before = seen.current;
    if (!data || before?.revision === data.revision) return;
    seen.current = data;
    if (!before) return;
    setNewLeads((number) => number + arrivals(before, data));
    void client.invalidateQueries({ queryKey: leadsKey });
  }, [client, data]);

  return {
    overview: data,
    /** The list can load: later leads will change the revision. */
    ready: isFetched,
    failed: isError,
    /** When it was loaded, in milliseconds since 1970. */
    readAt: dataUpdatedAt,
    /** How many leads arrived since `clearNewLeads`. */
    newLeads,
    clearNewLeads: () => setNewLeads(0),
  };
}
