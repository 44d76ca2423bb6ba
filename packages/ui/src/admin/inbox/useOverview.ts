import { endpoints, type Overview } from '@hvac/content/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rarelyWhenHidden, useSchedule } from '../../components/schedule.ts';
import { adminRequest } from '../auth/adminRequest.ts';
import { count } from './words.ts';

/** Rest between two looks at the overview, in ms: a lead shows within five seconds. */
export const pollEvery = 4000;

export const overviewKey = [endpoints.adminOverview] as const;
/** Key of everything that was read about leads: out of date when the revision changes. */
export const leadsKey = [endpoints.adminLeads] as const;

/** How many leads came between two looks; marking an old one unread is no arrival. */
const arrivals = (before: Overview, after: Overview) =>
  (after.lastLeadAt ?? '') > (before.lastLeadAt ?? '') ? Math.max(0, after.unread - before.unread) : 0;

/**
 * How leads and mail are, read again and again, and more rarely while the page is hidden. When something came or changed, whoever did
 * it, everything that shows about leads is read again.
 */
export function useOverview() {
  const schedule = useSchedule(rarelyWhenHidden);
  const client = useQueryClient();
  const seen = useRef<Overview>(undefined);
  /** How many came since somebody looked last. */
  const [arrived, setArrived] = useState(0);
  const { data, isFetching, isFetched, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: overviewKey,
    queryFn: async () => (await (await adminRequest('GET', endpoints.adminOverview)).json()) as Overview,
    staleTime: 0,
  });

  useEffect(
    () => (isFetching ? undefined : schedule(() => void refetch(), pollEvery)),
    [isFetching, refetch, schedule],
  );

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
    /** "2 new leads." since somebody looked last. */
    news: arrived > 0 ? `${count(arrived, 'new lead')}.` : '',
    forgetNews: () => setArrived(0),
  };
}
