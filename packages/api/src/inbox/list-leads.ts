import {
  addDays,
  localDay,
  leadFilter,
  leadsPerPage,
  startOfLocalDay,
  statusesIn,
  othersShown,
} from '@hvac/content/model';
import type { LeadPage, LeadStatus, OtherLeads } from '@hvac/content/model';
import * as z from 'zod/mini';
import { senderOf } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import { namesIn } from '../auth/team.ts';
import { wordsOf } from '../leads/model/search.ts';
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
const invalidCursor = 'Please load the list again';

/** The inbox's filter, and the cursor: `next` of the previous page. */
export const leadListQuery = z.extend(leadFilter, {
  cursor: z.optional(z.string().check(z.regex(cursorPattern, { error: invalidCursor }))),
});
type Filter = z.output<typeof leadFilter>;

export const viewContext = async ({
  mailServer,
  store,
}: Pick<InboxDeps, 'mailServer' | 'store'>): Promise<ViewContext> => ({
  mailServer,
  nameOf: await namesIn(store),
});

/** Translates the filter into a store query. @param today day in New York @param me id of the current user */
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
    // The schema has checked that both are days.
    ...(from && { from: startOfLocalDay(from as `${number}-${number}-${number}`) }),
    ...(to && { to: startOfLocalDay(addDays(to as `${number}-${number}-${number}`, 1)) }),
    ...(q && { words: wordsOf(q) }),
  };
}

/** Statuses to select; empty selects all. */
function statusesOf({ view, status }: Pick<Filter, 'view' | 'status'>): readonly LeadStatus[] {
  if (view === 'scheduled' || view === 'done' || view === 'spam') return [view];
  return (status && statusesIn(status)) || [];
}

/**
 * Leads that match a filter, newest first. Reads them as they are consumed.
 * @param now milliseconds since 1970
 * @param me id of the current user
 */
export async function* filterLeads(
  filter: Filter,
  store: Pick<Store, 'countLeads' | 'listLeads' | 'suggestWords'>,
  now: number,
  me: string,
): AsyncGenerator<Lead> {
  const query = queryOf(filter, localDay(now), me);
  const isFound = !query.words || (await store.countLeads({ ...query, limit: 1 })) > 0;
  const words = isFound ? undefined : await store.suggestWords(query.words ?? []);
  yield* eachLead({ ...query, ...(words && { words }) }, store);
}

/** Counting stops here: counting every match of a common word is slow. */
const maxCounted = 1_000;

/**
 * One page of the inbox. When no lead contains the words, it lists leads with similar words. The views of open leads
 * start with those that are due, on the first page.
 * @param me id of the current user
 */
export async function listLeads(
  wanted: z.output<typeof leadListQuery>,
  deps: InboxDeps,
  me: string,
): Promise<LeadPage> {
  const today = localDay(deps.now());
  const query = queryOf(wanted, today, me);
  const exact = await pageOf(wanted, query, today, deps);
  const words = exact.total === 0 && query.words ? await deps.store.suggestWords(query.words) : undefined;
  if (!words) return exact;
  const near = await pageOf(wanted, { ...query, words }, today, deps);
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
  const most = (query.words ?? query.assignee) !== undefined && { limit: maxCounted + 1 };
  const [due, page, total, suspects, counts, context] = await Promise.all([
    isQueue && !after ? store.listLeads({ ...query, dueOn: today }) : [],
    // One more than a page shows whether there is a next page.
    store.listLeads({ ...rest, limit: leadsPerPage + 1 }),
    store.countLeads({ ...query, ...most }),
    store.countLeads({ ...query, ...most, folder: 'suspects' }),
    store.views(today),
    viewContext(deps),
  ]);
  const leads = due.toSorted((a, b) => (a.state.followUp ?? '').localeCompare(b.state.followUp ?? ''));
  leads.push(...page.slice(0, leadsPerPage));
  const last = page.length > leadsPerPage ? leads.at(-1) : undefined;
  const isMore = most && total > maxCounted;
  return {
    leads: leads.map((lead) => summaryOf(lead, context)),
    before,
    total: isMore ? maxCounted : total,
    ...(isMore && { more: true }),
    suspects: isMore ? Math.min(suspects, maxCounted) : suspects,
    counts,
    next: last ? cursorAt(placeOf(last), before + leads.length) : null,
  };
}

/** Time and id of the last lead, so new leads don't shift the next page, and the number of leads before it. */
const cursorAt = ({ id, receivedAt }: Cursor, before: number): string => `${receivedAt}.${id}.${before}`;

function placeIn(cursor = ''): { after?: Cursor; before?: number } {
  const [, receivedAt, id, before] = cursorPattern.exec(cursor) ?? [];
  return id === undefined ? {} : { after: { receivedAt: Number(receivedAt), id }, before: Number(before) };
}

/** Other leads of the same sender, newest first; undefined when there is no lead with this id. */
export async function listOtherLeads(id: string, deps: InboxDeps): Promise<OtherLeads | undefined> {
  const { store } = deps;
  const lead = await store.getLead(id);
  if (!lead) return undefined;
  // The lead itself is among them, and one more shows whether there are more.
  const [found, context] = await Promise.all([
    store.listLeads({ sender: senderOf(lead), limit: othersShown + 2 }),
    viewContext(deps),
  ]);
  const others = found.filter(({ entity }) => entity.id !== lead.entity.id);
  return {
    leads: others.slice(0, othersShown).map((other) => summaryOf(other, context)),
    more: others.length > othersShown,
  };
}
