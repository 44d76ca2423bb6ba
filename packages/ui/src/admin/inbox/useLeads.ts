import { endpoints, type LeadFilter, type LeadPage } from '@hvac/content/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRequest } from '../auth/adminRequest.ts';
import { filterQuery } from './address.ts';
import { leadsKey } from './useOverview.ts';

export const listKey = [...leadsKey, 'list'] as const;

interface LeadsOptions {
  filter: LeadFilter;
  /** Where the page begins; nothing for the first. */
  cursor: string | undefined;
  enabled: boolean;
}

/** One page of leads. The page before stays in view until the next is there. */
export function useLeads({ filter, cursor, enabled }: LeadsOptions) {
  const query = filterQuery(filter);
  if (cursor) query.set('cursor', cursor);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return useQuery({
    queryKey: [...listKey, search],
    queryFn: async () => (await (await adminRequest('GET', `${endpoints.adminLeads}${search}`)).json()) as LeadPage,
    placeholderData: keepPreviousData,
    enabled,
  });
}
