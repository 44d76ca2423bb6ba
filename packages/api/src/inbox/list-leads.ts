import {
  addDays,
  localDay,
  leadFilter,
  leadsPerPage,
  startOfLocalDay,
  othersShown,
  type LeadPage,
  type LeadView,
  type OtherLeads,
} from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { isSuspect, senderKeys, type Lead } from '../leads/model/lead.ts';
import { namesIn } from '../auth/team.ts';
import { parseSearch } from '../leads/model/search.ts';
import type { Cursor, LeadQuery } from '../store/lead-query.ts';
import type { Store } from '../store/store.ts';
import { eachLead, cursorOf } from '../store/each-lead.ts';
import { isUrgent, summaryOf, type MailServer, type ViewContext } from '../leads/model/lead-view.ts';

export interface InboxDeps extends Clock {
  store: Store;
  mailServer: MailServer;
}

const cursorPattern = /^(\d{1,15})\.([0-9a-f-]{36})\.(\d{1,9})$/;
const invalidCursor = 'Please load the list again';

/** The inbox's filter, and the cursor: `next` of the previous page. */
export const leadListQuery = z.extend(leadFilter, {
  cursor: z.optional(z.string().check(z.regex(cursorPattern, { error: invalidCursor }))),
});
type Filter = z.output<typeof leadFilter>;

/** What summaries and details of leads need beside the lead. */
export const viewContext = async ({
  mailServer,
  store,
}: Pick<InboxDeps, 'mailServer' | 'store'>): Promise<ViewContext> => ({
  mailServer,
  nameOf: await namesIn(store),
});

/** What each view shows. @param today day in New York */
export const viewQueries = (today: string): Record<LeadView, LeadQuery> => ({
  open: { openOn: today },
  due: { dueOn: today },
  scheduled: { scheduledOn: today },
  done: { statuses: ['done'] },
  spam: { statuses: ['spam'] },
  suspects: { suspect: true },
  all: {},
});

/** Translates the filter into a store query. @param today day in New York @param me id of the current user */
function queryOf({ view, kind, unread, assignee, q, from, to }: Filter, today: string, me: string): LeadQuery {
  return {
    ...(kind && { kinds: [kind] }),
    ...(unread && { unread: true }),
    ...(assignee && { assignee: assignee === 'me' ? me : assignee === 'none' ? null : assignee }),
    // The schema has checked that both are days.
    ...(from && { from: startOfLocalDay(from as `${number}-${number}-${number}`) }),
    ...(to && { to: startOfLocalDay(addDays(to as `${number}-${number}-${number}`, 1)) }),
    ...(q && { words: parseSearch(q) }),
    ...viewQueries(today)[view],
  };
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
  const { found } = await store.countLeads({ found: { ...query, limit: 1 } });
  const words = found > 0 || !query.words ? undefined : await store.suggestWords(query.words);
  yield* eachLead({ ...query, ...(words && { words }) }, store);
}

/** Counting stops here: counting every match of a common word is slow. */
const maxCounted = 1_000;

/** Maximum number of new leads on top. The others follow in their order. */
const maxFresh = leadsPerPage;

/**
 * Unread new leads, emergencies first, then the newest. Suspects are not among them: they would bury people.
 * @param today day in New York
 */
async function listFresh(query: LeadQuery, today: string, store: Store): Promise<Lead[]> {
  const fresh = await store.listLeads({
    ...query,
    statuses: ['new'],
    unread: true,
    notDueOn: today,
    limit: maxFresh,
  });
  return fresh.filter((lead) => !isSuspect(lead)).toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
}

/**
 * One page of the inbox. Leads with similar words follow those that contain the words, where these fit on one page. The
 * open view starts with new leads and the due view with those that are due, on the first page.
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
  const words = query.words && exact.total < leadsPerPage ? await deps.store.suggestWords(query.words) : undefined;
  if (!words) return exact;
  const near = { ...query, words };
  if (exact.total === 0) {
    const page = await pageOf(wanted, near, today, deps);
    return page.total === 0 ? exact : { ...page, similar: true };
  }
  const [{ leads }, context] = await Promise.all([leadsOfPage(wanted, near, today, deps.store), viewContext(deps)]);
  const found = new Set(exact.leads.map(({ id }) => id));
  const similar = leads.filter(({ entity }) => !found.has(entity.id)).map((lead) => summaryOf(lead, context));
  return { ...exact, leads: [...exact.leads, ...similar], ...(similar.length > 0 && { similarCount: similar.length }) };
}

/** The leads of one page, and whether there is a next page. */
async function leadsOfPage(
  { cursor, view }: z.output<typeof leadListQuery>,
  query: LeadQuery,
  today: string,
  store: Store,
): Promise<{ leads: Lead[]; hasNext: boolean }> {
  const { after } = parseCursor(cursor);
  const isQueue = view === 'open' || view === 'due';
  const rest: LeadQuery = { ...query, ...(isQueue && { notDueOn: today }), ...(after && { after }) };
  const fresh = view === 'open' ? await listFresh(query, today, store) : [];
  const [due, page] = await Promise.all([
    isQueue && !after ? store.listLeads({ ...query, dueOn: today }) : [],
    // One more than a page shows whether there is a next page.
    store.listLeads({ ...rest, limit: leadsPerPage + 1 + fresh.length }),
  ]);
  const onTop = new Set(fresh.map(({ entity }) => entity.id));
  const others = page.filter(({ entity }) => !onTop.has(entity.id));
  const leads = [
    ...(after ? [] : fresh),
    ...due.toSorted((a, b) => (a.state.followUp ?? '').localeCompare(b.state.followUp ?? '')),
    ...others.slice(0, leadsPerPage),
  ];
  return { leads, hasNext: others.length > leadsPerPage };
}

async function pageOf(
  wanted: z.output<typeof leadListQuery>,
  query: LeadQuery,
  today: string,
  deps: InboxDeps,
): Promise<LeadPage> {
  const { before = 0 } = parseCursor(wanted.cursor);
  const most = (query.words ?? query.assignee) !== undefined && { limit: maxCounted + 1 };
  const [{ leads, hasNext }, { total, totalSuspects, ...counts }, context] = await Promise.all([
    leadsOfPage(wanted, query, today, deps.store),
    deps.store.countLeads({
      ...viewQueries(today),
      total: { ...query, ...most },
      totalSuspects: { ...query, ...most, suspect: true },
    }),
    viewContext(deps),
  ]);
  const last = hasNext ? leads.at(-1) : undefined;
  const isMore = most && total > maxCounted;
  return {
    leads: leads.map((lead) => summaryOf(lead, context)),
    before,
    total: isMore ? maxCounted : total,
    ...(isMore && { more: true }),
    suspects: isMore ? Math.min(totalSuspects, maxCounted) : totalSuspects,
    counts,
    next: last ? formatCursor(cursorOf(last), before + leads.length) : null,
  };
}

/** Time and id of the last lead, so new leads don't shift the next page, and the number of leads before it. */
const formatCursor = ({ id, receivedAt }: Cursor, before: number): string => `${receivedAt}.${id}.${before}`;

function parseCursor(cursor = ''): { after?: Cursor; before?: number } {
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
    store.listLeads({ sender: senderKeys(lead), limit: othersShown + 2 }),
    viewContext(deps),
  ]);
  const others = found.filter(({ entity }) => entity.id !== lead.entity.id);
  return {
    leads: others.slice(0, othersShown).map((other) => summaryOf(other, context)),
    more: others.length > othersShown,
  };
}
