import {
  adminMessages,
  adminSpecial,
  endpoints,
  leadDetail,
  leadFilter,
  leadPage,
  otherLeads,
  overview,
  team,
  type LeadFilter,
} from '@hvac/content/model';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, getErrorMessage } from '../api/ApiError.ts';
import { apiRequest, type RequestOptions } from '../api/apiRequest.ts';
import { readJson } from './readJson.ts';
import { endIdleSession, endSession, readToken } from './auth/adminToken.ts';
import { learnServerTime } from './serverClock.ts';

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
    const response = await apiRequest(method, url, body, { ...options, token });
    learnServerTime(response, Date.now());
    return response;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      endSession(token, getErrorMessage(error, adminMessages.ended));
    throw error;
  }
}

/**
 * What to tell of a failed request of the current user: the server's own sentence, or `fallback` when there was none.
 * @returns undefined when nothing failed, or the session has ended: the login card alone tells that
 */
export function failureOf(error: unknown, fallback: string): string | undefined {
  if (error === null || (error instanceof ApiError && error.status === 401)) return undefined;
  return getErrorMessage(error, fallback);
}

/**
 * The JSON of an answer to the current user.
 * @throws {ApiError} when the answer is not a success
 * @throws {TypeError} when it has another shape
 */
export const adminFetch = async <Answer>(
  schema: z.core.$ZodType<Answer>,
  ...request: Parameters<typeof adminRequest>
): Promise<Answer> => readJson(await adminRequest(...request), schema);

/** Key prefix of all queries about leads: they are stale when the overview's revision changes. */
export const leadsKey = [endpoints.adminLeads] as const;
export const leadPath = (id: string) => `${endpoints.adminLeads}/${id}`;

/** The filter as query parameters, without empty ones. */
export const filterParams = (filter: LeadFilter): URLSearchParams =>
  new URLSearchParams(
    (Object.keys(leadFilter.shape) as (keyof LeadFilter)[]).flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])),
  );

/** The URL of a request about the leads that match a filter. @param cursor of a later page */
export function leadsUrl(filter: LeadFilter, path: string = endpoints.adminLeads, cursor?: string): string {
  const params = filterParams(filter);
  if (cursor) params.set('cursor', cursor);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

export const overviewQuery = queryOptions({
  queryKey: [endpoints.adminOverview],
  queryFn: () => adminFetch(overview, 'GET', endpoints.adminOverview),
  staleTime: 0,
});

/** Key prefix of all pages of the list. */
export const listKey = [...leadsKey, 'list'] as const;

/** One page of leads. The previous page stays in view until the next has loaded. */
export const leadsQuery = (filter: LeadFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...listKey, leadsUrl(filter, '', cursor)],
    queryFn: () => adminFetch(leadPage, 'GET', leadsUrl(filter, endpoints.adminLeads, cursor)),
    placeholderData: keepPreviousData,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'lead', id],
    queryFn: () => adminFetch(leadDetail, 'GET', leadPath(id)),
  });

/** Other leads of the same person. */
export const otherLeadsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'others', id],
    queryFn: () => adminFetch(otherLeads, 'GET', `${leadPath(id)}/others`),
  });

/** The current user, and everybody with their own password. */
export const teamQuery = queryOptions({
  queryKey: [endpoints.adminTeam],
  queryFn: () => adminFetch(team, 'GET', endpoints.adminTeam),
  // Somebody may have joined since the page was opened.
  staleTime: 60_000,
});

const readSpecials = (url: string) =>
  adminFetch(z.array(adminSpecial), 'GET', url, undefined, { accept: 'application/json' });

/** All specials that are not deleted, in display order. */
export const specialsQuery = queryOptions({
  queryKey: [endpoints.adminSpecials],
  queryFn: () => readSpecials(endpoints.adminSpecials),
});

/** Deleted specials, latest first. */
export const deletedSpecialsQuery = queryOptions({
  queryKey: [endpoints.adminSpecials, 'deleted'],
  queryFn: () => readSpecials(`${endpoints.adminSpecials}?deleted=1`),
});
