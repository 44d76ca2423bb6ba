import {
  addDays,
  dayInNewYork,
  isDue,
  isOpen,
  leadFilter,
  leadsPerPage,
  leadViews,
  startOfDayInNewYork,
  statusesIn,
} from '@hvac/content/model';
import type { LeadPage, LeadStatus, ViewCounts } from '@hvac/content/model';
import * as z from 'zod/mini';
import { isSuspect } from '../lead/lead.ts';
import type { Lead } from '../lead/lead.ts';
import { wordsOf } from '../lead/search.ts';
import type { LeadPlace, LeadQuery, Store } from '../store/port.ts';
import { eachLead, placeOf } from './each-lead.ts';
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

/** What the store is asked for; the views' days and several statuses are looked at behind it. */
function queryOf({ view, kind, status, unread, q, from, to }: Filter): LeadQuery {
  const [only, ...others] = statusesOf({ view, status });
  return {
    ...(view !== 'all' && { folder: view === 'suspects' ? 'suspects' : 'inbox' }),
    ...(kind && { kinds: [kind] }),
    ...(only && others.length === 0 && { status: only }),
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

/** Tells whether a lead that the store found is what a filter asks for. @param today day in New York */
function passing(filter: Filter, today: string): (lead: Lead) => boolean {
  const statuses = statusesOf(filter);
  return ({ state }) =>
    (statuses.length === 0 || statuses.includes(state.status)) &&
    (filter.view !== 'open' || isOpen(state, today)) &&
    (filter.view !== 'due' || isDue(state, today));
}

/** Leads that pass a filter, newest first, as they are read. @param now milliseconds since 1970 */
export async function* leadsThat(filter: Filter, store: Pick<Store, 'find'>, now: number): AsyncGenerator<Lead> {
  const passes = passing(filter, dayInNewYork(now));
  for await (const lead of eachLead(queryOf(filter), store)) if (passes(lead)) yield lead;
}

/** How many leads each view has. @param today day in New York */
function countViews(leads: readonly Lead[], today: string): ViewCounts {
  const counts = Object.fromEntries(leadViews.map((view) => [view, 0])) as ViewCounts;
  for (const lead of leads) {
    const { state } = lead;
    counts.all += 1;
    if (isSuspect(lead)) {
      counts.suspects += 1;
      continue;
    }
    counts.inbox += 1;
    if (isOpen(state, today)) counts.open += 1;
    if (isDue(state, today)) counts.due += 1;
    if (state.status === 'scheduled' || state.status === 'done' || state.status === 'spam') counts[state.status] += 1;
  }
  return counts;
}

/** One page of the inbox. In the views of what is to be done, those that are due come first, on the first page. */
export async function listLeads(
  { cursor, ...filter }: z.output<typeof leadListQuery>,
  { store, mailServer, now }: InboxDeps,
): Promise<LeadPage> {
  const today = dayInNewYork(now());
  const after = cursor === undefined ? undefined : placeIn(cursor);
  const found = (await store.find(queryOf(filter))).filter(passing(filter, today));
  const isFirst = (lead: Lead) => (filter.view === 'open' || filter.view === 'due') && isDue(lead.state, today);
  const due = found.filter(isFirst).toSorted((a, b) => (a.state.followUp ?? '').localeCompare(b.state.followUp ?? ''));
  const rest = found.filter((lead) => !isFirst(lead));
  const start = after ? rest.findIndex((lead) => isBehind(placeOf(lead), after)) : 0;
  const end = start === -1 ? rest.length : start + leadsPerPage;
  const page = start === -1 ? [] : rest.slice(start, end);
  const last = end < rest.length ? page.at(-1) : undefined;
  return {
    leads: [...(after ? [] : due), ...page].map((lead) => summaryOf(lead, mailServer)),
    before: after ? due.length + (start === -1 ? rest.length : start) : 0,
    total: found.length,
    counts: countViews(await store.find({}), today),
    next: last ? cursorAt(placeOf(last)) : null,
  };
}

/** It comes after a place, where the newest come first. */
const isBehind = ({ receivedAt, id }: LeadPlace, place: LeadPlace): boolean =>
  receivedAt < place.receivedAt || (receivedAt === place.receivedAt && id < place.id);

/** Time and id: what arrives later does not move what comes after. */
const cursorAt = ({ id, receivedAt }: LeadPlace): string => `${receivedAt}.${id}`;

function placeIn(cursor: string): LeadPlace | undefined {
  const [, receivedAt, id] = cursorPattern.exec(cursor) ?? [];
  return id === undefined ? undefined : { receivedAt: Number(receivedAt), id };
}
