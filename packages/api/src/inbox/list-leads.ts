import { addDays, dayInNewYork, leadFilter, leadsPerPage, startOfDayInNewYork, statusesIn } from '@hvac/content/model';
import type { LeadPage, LeadStatus } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Lead } from '../lead/lead.ts';
import { wordsOf } from '../lead/search.ts';
import type { LeadPlace, LeadQuery, Store } from '../store/port.ts';
import { eachLead, placeOf } from '../store/each-lead.ts';
import { summaryOf } from './lead-view.ts';
import type { MailServer } from './lead-view.ts';

export interface InboxDeps {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  mailServer: MailServer;
}

const cursorPattern = /^(\d{1,15})\.([0-9a-f-]{36})$/;
const noPage = 'Please load the list again';

/** The filter of the inbox, and where a page begins: `next` of the page before. */
export const leadListQuery = z.extend(leadFilter, {
  cursor: z.optional(z.string().check(z.regex(cursorPattern, { error: noPage }))),
});
type Filter = z.output<typeof leadFilter>;

/** What the store is asked for. @param today day in New York */
function queryOf({ view, kind, status, unread, q, from, to }: Filter, today: string): LeadQuery {
  const statuses = statusesOf({ view, status });
  return {
    ...(view === 'suspects' && { folder: 'suspects' }),
    ...(kind && { kinds: [kind] }),
    ...(statuses.length > 0 && { statuses }),
    ...(view === 'open' && { openOn: today }),
    ...(view === 'due' && { dueOn: today }),
    ...(unread && { unread: true }),
    // The schema has found that they are days.
    ...(from && { from: startOfDayInNewYork(from as `${number}-${number}-${number}`) }),
    ...(to && { to: startOfDayInNewYork(addDays(to as `${number}-${number}-${number}`, 1)) }),
    ...(q && { words: wordsOf(q) }),
  };
}

/** Statuses that a filter asks for; none for any. */
function statusesOf({ view, status }: Pick<Filter, 'view' | 'status'>): readonly LeadStatus[] {
  if (view === 'scheduled' || view === 'done' || view === 'spam') return [view];
  return (status && statusesIn(status)) || [];
}

/** Leads that pass a filter, newest first, as they are read. @param now milliseconds since 1970 */
export const leadsThat = (filter: Filter, store: Pick<Store, 'find'>, now: number): AsyncGenerator<Lead> =>
  eachLead(queryOf(filter, dayInNewYork(now)), store);

/** One page of the inbox. In the views of what is to be done, those that are due come first, on the first page. */
export async function listLeads(
  { cursor, ...filter }: z.output<typeof leadListQuery>,
  { store, mailServer, now }: InboxDeps,
): Promise<LeadPage> {
  const today = dayInNewYork(now());
  const query = queryOf(filter, today);
  const place = cursor === undefined ? undefined : placeIn(cursor);
  const after = place && { after: place };
  const isQueue = filter.view === 'open' || filter.view === 'due';
  const rest: LeadQuery = isQueue ? { ...query, notDueOn: today } : query;
  const [page, total, suspects, others, left, counts, due] = await Promise.all([
    store.find({ ...rest, ...after, limit: leadsPerPage }),
    store.count(query),
    store.count({ ...query, folder: 'suspects' }),
    isQueue ? store.count(rest) : undefined,
    after && store.count({ ...rest, ...after }),
    store.views(today),
    isQueue && !after ? store.find({ ...query, dueOn: today }) : [],
  ]);
  // None of the others stands before the first page.
  const before = left === undefined ? 0 : (others ?? total) - left;
  const last = before + page.length < (others ?? total) ? page.at(-1) : undefined;
  const first = due.toSorted((a, b) => (a.state.followUp ?? '').localeCompare(b.state.followUp ?? ''));
  return {
    leads: [...first, ...page].map((lead) => summaryOf(lead, mailServer)),
    before: after ? total - (others ?? total) + before : 0,
    total,
    suspects,
    counts,
    next: last ? cursorAt(placeOf(last)) : null,
  };
}

/** Time and id: what arrives later does not move what comes after. */
const cursorAt = ({ id, receivedAt }: LeadPlace): string => `${receivedAt}.${id}`;

function placeIn(cursor: string): LeadPlace | undefined {
  const [, receivedAt, id] = cursorPattern.exec(cursor) ?? [];
  return id === undefined ? undefined : { receivedAt: Number(receivedAt), id };
}
