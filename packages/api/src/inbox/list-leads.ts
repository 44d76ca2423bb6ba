import { addDays, localDay, leadFilter, leadsPerPage, startOfLocalDay, statusesIn } from '@hvac/content/model';
import type { LeadPage, LeadStatus } from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Lead } from '../leads/model/lead.ts';
import { namesIn } from '../auth/team.ts';
import { withTypos, wordsOf } from '../leads/model/search.ts';
import type { Cursor, LeadQuery, Store } from '../store/store.ts';
import { eachLead, placeOf } from '../store/each-lead.ts';
import { summaryOf } from '../leads/model/lead-view.ts';
import type { MailServer, ViewContext } from '../leads/model/lead-view.ts';

export interface InboxDeps {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  mailServer: MailServer;
}

const cursorPattern = /^(\d{1,15})\.([0-9a-f-]{36})\.(\d{1,9})$/;
const noPage = 'Please load the list again';

/** The filter of the inbox, and where a page begins: `next` of the page before. */
export const leadListQuery = z.extend(leadFilter, {
  cursor: z.optional(z.string().check(z.regex(cursorPattern, { error: noPage }))),
});
type Filter = z.output<typeof leadFilter>;

/** What leads are shown with, as it is now. */
export const viewContext = async ({
  mailServer,
  store,
}: Pick<InboxDeps, 'mailServer' | 'store'>): Promise<ViewContext> => ({
  mailServer,
  nameOf: await namesIn(store),
});

/** What the store is asked for. @param today day in New York @param me id of whoever asks */
function queryOf({ view, kind, status, unread, assignee, q, from, to }: Filter, today: string, me: string): LeadQuery {
  const statuses = statusesOf({ view, status });
  return {
    ...(view === 'suspects' && { folder: 'suspects' }),
    ...(kind && { kinds: [kind] }),
    ...(statuses.length > 0 && { statuses }),
    ...(view === 'open' && { openOn: today }),
    ...(view === 'due' && { dueOn: today }),
    ...(unread && { unread: true }),
    ...(assignee && { assignee: assignee === 'me' ? me : assignee === 'none' ? null : assignee }),
    // The schema has found that they are days.
    ...(from && { from: startOfLocalDay(from as `${number}-${number}-${number}`) }),
    ...(to && { to: startOfLocalDay(addDays(to as `${number}-${number}-${number}`, 1)) }),
    ...(q && { words: wordsOf(q) }),
  };
}

/** Statuses that a filter asks for; none for any. */
function statusesOf({ view, status }: Pick<Filter, 'view' | 'status'>): readonly LeadStatus[] {
  if (view === 'scheduled' || view === 'done' || view === 'spam') return [view];
  return (status && statusesIn(status)) || [];
}

/**
 * Leads that pass a filter, newest first, as they are read.
 * @param now milliseconds since 1970
 * @param me id of whoever asks
 */
export async function* filterLeads(
  filter: Filter,
  store: Pick<Store, 'countLeads' | 'listLeads'>,
  now: number,
  me: string,
): AsyncGenerator<Lead> {
  const query = queryOf(filter, localDay(now), me);
  const typos = withTypos(query.words ?? []);
  const isFound = !typos || (await store.countLeads({ ...query, limit: 1 })) > 0;
  yield* eachLead(isFound ? query : { ...query, words: typos }, store);
}

/** Leads with some words, or of one person, that are counted: who has found more looks for other words. */
const mostCounted = 1_000;

/**
 * One page of the inbox, for whoever asks. When no lead says the words, those that name somebody almost so. In the views of
 * what is to be done, those that are due come first, on the first page.
 */
export async function listLeads(
  wanted: z.output<typeof leadListQuery>,
  deps: InboxDeps,
  me: string,
): Promise<LeadPage> {
  const today = localDay(deps.now());
  const query = queryOf(wanted, today, me);
  const exact = await pageOf(wanted, query, today, deps);
  const typos = exact.total === 0 ? withTypos(query.words ?? []) : undefined;
  if (!typos) return exact;
  const near = await pageOf(wanted, { ...query, words: typos }, today, deps);
  return near.total === 0 ? exact : { ...near, similar: true };
}

async function pageOf(
  { cursor, ...filter }: z.output<typeof leadListQuery>,
  query: LeadQuery,
  today: string,
  deps: InboxDeps,
): Promise<LeadPage> {
  const { store } = deps;
  const { after, before = 0 } = placeIn(cursor);
  const isQueue = filter.view === 'open' || filter.view === 'due';
  const rest: LeadQuery = { ...query, ...(isQueue && { notDueOn: today }), ...(after && { after }) };
  const most = (query.words ?? query.assignee) !== undefined && { limit: mostCounted + 1 };
  const [due, page, total, suspects, counts, around] = await Promise.all([
    isQueue && !after ? store.listLeads({ ...query, dueOn: today }) : [],
    // One more tells whether there is another page.
    store.listLeads({ ...rest, limit: leadsPerPage + 1 }),
    store.countLeads({ ...query, ...most }),
    store.countLeads({ ...query, ...most, folder: 'suspects' }),
    store.views(today),
    viewContext(deps),
  ]);
  const leads = due.toSorted((a, b) => (a.state.followUp ?? '').localeCompare(b.state.followUp ?? ''));
  leads.push(...page.slice(0, leadsPerPage));
  const last = page.length > leadsPerPage ? leads.at(-1) : undefined;
  const isMore = most && total > mostCounted;
  return {
    leads: leads.map((lead) => summaryOf(lead, around)),
    before,
    total: isMore ? mostCounted : total,
    ...(isMore && { more: true }),
    suspects: isMore ? Math.min(suspects, mostCounted) : suspects,
    counts,
    next: last ? cursorAt(placeOf(last), before + leads.length) : null,
  };
}

/** Time and id: what arrives later does not move what comes after. And how many came before. */
const cursorAt = ({ id, receivedAt }: Cursor, before: number): string => `${receivedAt}.${id}.${before}`;

function placeIn(cursor = ''): { after?: Cursor; before?: number } {
  const [, receivedAt, id, before] = cursorPattern.exec(cursor) ?? [];
  return id === undefined ? {} : { after: { receivedAt: Number(receivedAt), id }, before: Number(before) };
}
