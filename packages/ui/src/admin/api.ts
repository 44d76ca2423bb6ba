import {
  adminMessages,
  endpoints,
  leadFilter,
  type AdminSpecial,
  type LeadDetail,
  type LeadFilter,
  type LeadPage,
  type OtherLeads,
  type Overview,
  type Team,
} from '@hvac/content/model';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, getErrorMessage } from '../api/ApiError.ts';
import { apiRequest, type RequestOptions } from '../api/apiRequest.ts';
import { endIdleSession, endSession, readToken } from './auth/adminToken.ts';

/**
 * Calls the API as the current user. When the session has ended, the login card returns and says why.
 * @throws {ApiError} when the answer is not a success
 */
export async function adminRequest(
  method: Parameters<typeof apiRequest>[0],
  url: string,
  body?: unknown,
  options?: Omit<RequestOptions, 'token'>,
) {
  endIdleSession(Date.now());
  const token = readToken() ?? '';
  try {
    return await apiRequest(method, url, body, { ...options, token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      endSession(token, getErrorMessage(error, adminMessages.ended));
    throw error;
  }
}

/** The JSON that the API answers. The server checks it against its schema, so the client does not check it again. */
export const adminFetch = async <Answer>(...request: Parameters<typeof adminRequest>): Promise<Answer> =>
  (await (await adminRequest(...request)).json()) as Answer;

/** Begins the keys of all queries about leads: they are out of date when the overview's revision changes. */
export const leadsKey = [endpoints.adminLeads] as const;
export const leadPath = (id: string) => `${endpoints.adminLeads}/${id}`;

/** The filter as the API takes it, without what is empty. */
export const filterParams = (filter: LeadFilter): URLSearchParams =>
  new URLSearchParams(
    (Object.keys(leadFilter.shape) as (keyof LeadFilter)[]).flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])),
  );

/** The path of a call about the leads that match a filter. @param cursor where a later page begins */
export function leadsUrl(filter: LeadFilter, path: string = endpoints.adminLeads, cursor?: string): string {
  const params = filterParams(filter);
  if (cursor) params.set('cursor', cursor);
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

export const overviewQuery = queryOptions({
  queryKey: [endpoints.adminOverview],
  queryFn: () => adminFetch<Overview>('GET', endpoints.adminOverview),
  staleTime: 0,
});

/** Begins the keys of all pages of the list. */
export const listKey = [...leadsKey, 'list'] as const;

/** One page of leads. The previous page stays in view until the next is there. */
export const leadsQuery = (filter: LeadFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...listKey, leadsUrl(filter, '', cursor)],
    queryFn: () => adminFetch<LeadPage>('GET', leadsUrl(filter, endpoints.adminLeads, cursor)),
    placeholderData: keepPreviousData,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'lead', id],
    queryFn: () => adminFetch<LeadDetail>('GET', leadPath(id)),
  });

/** Other leads of the same person. */
export const otherLeadsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'others', id],
    queryFn: () => adminFetch<OtherLeads>('GET', `${leadPath(id)}/others`),
  });

/** The current user, and everybody with a password of their own. */
export const teamQuery = queryOptions({
  queryKey: [endpoints.adminTeam],
  queryFn: () => adminFetch<Team>('GET', endpoints.adminTeam),
  // Somebody may have joined since the page was opened.
  staleTime: 60_000,
});

const readSpecials = (url: string) => adminFetch<AdminSpecial[]>('GET', url, undefined, { accept: 'application/json' });

/** All specials that are not deleted, in their order. */
export const specialsQuery = queryOptions({
  queryKey: [endpoints.adminSpecials],
  queryFn: () => readSpecials(endpoints.adminSpecials),
});

/** Deleted specials, the latest first. */
export const deletedSpecialsQuery = queryOptions({
  queryKey: [endpoints.adminSpecials, 'deleted'],
  queryFn: () => readSpecials(`${endpoints.adminSpecials}?deleted=1`),
});
