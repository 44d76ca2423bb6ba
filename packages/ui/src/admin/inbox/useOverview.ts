import type { LeadSummary, Overview } from '@hvac/content/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { leadsKey, leadsQuery, overviewQuery } from '../api.ts';

/** In ms: a new lead shows within five seconds. */
const pollEvery = 4000;
/** In ms, while the tab is hidden: new leads have to cause notifications. */
const pollHiddenEvery = 20_000;

/** The same each time: another one would be taken for a change. */
const noLeads: readonly LeadSummary[] = [];

/** Polls the overview, and refetches all queries about leads when a lead arrived or changed. */
export function useOverview() {
  const client = useQueryClient();
  const seen = useRef<Overview>(undefined);
  /** When the newest lead came that was there with the first poll; undefined until another one comes. */
  const [knownUntil, setKnownUntil] = useState<string>();
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
    // An old lead that is marked unread is not new.
    if ((data.lastLeadAt ?? '') > (before.lastLeadAt ?? '')) setKnownUntil((known) => known ?? before.lastLeadAt ?? '');
    void client.invalidateQueries({ queryKey: leadsKey });
  }, [client, data]);

  const { data: newest } = useQuery({ ...leadsQuery({ view: 'all' }, undefined), enabled: knownUntil !== undefined });
  const newLeads =
    knownUntil === undefined
      ? noLeads
      : (newest?.leads ?? noLeads).filter(
          ({ receivedAt, status, unread }) => receivedAt > knownUntil && unread && status === 'new',
        );

  return {
    overview: data,
    /** The list can load: later leads will change the revision. */
    ready: isFetched,
    failed: isError,
    /** When it was loaded, in milliseconds since 1970. */
    readAt: dataUpdatedAt,
    /** Leads that arrived since the page was opened and that nobody has opened yet: emergencies first, then the newest. */
    newLeads: [...newLeads.filter(({ urgent }) => urgent), ...newLeads.filter(({ urgent }) => !urgent)],
  };
}
