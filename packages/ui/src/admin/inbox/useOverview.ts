import type { Overview } from '@hvac/content/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { leadsKey, overviewQuery } from '../api.ts';

/** In ms: a new lead shows within five seconds. */
const pollEvery = 4000;
/** In ms: the office works in other windows, and a lead should not wait for it to look. */
const pollHiddenEvery = 20_000;

/** How many leads came between two polls. Marking an old one unread is no arrival. */
const arrivals = (before: Overview, after: Overview) =>
  (after.lastLeadAt ?? '') > (before.lastLeadAt ?? '') ? Math.max(0, after.unread - before.unread) : 0;

/** Polls the overview. Whenever a lead came or changed, everything that shows about leads is read again. */
export function useOverview() {
  const client = useQueryClient();
  const seen = useRef<Overview>(undefined);
  const [arrived, setArrived] = useState(0);
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
    setArrived((number) => number + arrivals(before, data));
    void client.invalidateQueries({ queryKey: leadsKey });
  }, [client, data]);

  return {
    overview: data,
    /** The list may be read: a lead that comes later changes the revision. */
    ready: isFetched,
    failed: isError,
    /** When it was read, in milliseconds since 1970. */
    readAt: dataUpdatedAt,
    /** How many came since somebody looked last. */
    arrived,
    forgetNews: () => setArrived(0),
  };
}
