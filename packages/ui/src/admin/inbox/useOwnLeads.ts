import type { Team } from '@hvac/content/model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { leadsQuery } from '../api.ts';

const own = { view: 'open', assignee: 'me' } as const;

/**
 * Opens a member's inbox on their own leads, if there are any. The owner sees everything.
 * @param isBare the address names no leads
 */
export function useOwnLeads(team: Team | undefined, isBare: boolean, onOpen: (filter: typeof own) => void): void {
  const isDecided = useRef(false);
  const { data } = useQuery({
    ...leadsQuery(own, undefined),
    enabled: isBare && team !== undefined && !team.you.isOwner,
  });
  useEffect(() => {
    // Once: whoever clears the filters wants to see all leads.
    if (isDecided.current || (isBare && !data)) return;
    isDecided.current = true;
    if (isBare && data && data.total > 0) onOpen(own);
  }, [data, isBare, onOpen]);
}
