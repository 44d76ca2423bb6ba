import {
  addDays,
  identityKeys,
  localDay,
  leadFilter,
  leadsPerPage,
  leadStatuses,
  startOfLocalDay,
  compareDays,
  openSections,
  otherLeadsLimit,
  type LeadPage,
  type LeadView,
  type OpenSection,
  type OtherLeads,
} from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Lead } from '../leads/model/lead.ts';
import { namesIn } from '../auth/accounts.ts';
import { parseSearch, widenSearch } from '../leads/model/search.ts';
import { cursorOf, maxDue, type Cursor, type LeadQuery } from '../store/lead-query.ts';
import type { Store } from '../store/store.ts';
import { eachLead } from '../store/each-lead.ts';
import { summaryOf, type MailServer, type ViewContext } from '../leads/model/lead-view.ts';

export interface InboxDeps extends Clock {
  store: Store;
  mailServer: MailServer;
  /** Whether a webhook is told of assignments. */
  hasWebhook: boolean;
}

/** The last lead of a page, so new leads don't shift the next page, and the number of leads before that page. */
interface Place extends Cursor {
  section: OpenSection;
  before: number;
}

const cursorPattern = /^(urgent|new|due|rest)\.(\d{1,15})\.([0-9a-f-]{36})\.(\d{1,9})$/;

const formatCursor = ({ section, receivedAt, id, before }: Place): string =>
  [section, receivedAt, id, before].join('.');

function parseCursor(cursor: string): Place {
  const [section, receivedAt, id = '', before] = cursor.split('.');
  // The pattern has a section at the beginning.
  return { section: section as OpenSection, receivedAt: Number(receivedAt), id, before: Number(before) };
}

/** The inbox's filter, and the cursor: `next` of the previous page. */
export const leadListQuery = z.extend(leadFilter, {
  cursor: z.optional(
    z.pipe(z.string().check(z.regex(cursorPattern, { error: 'Please load the list again' })), z.transform(parseCursor)),
  ),
});
type ListQuery = z.output<typeof leadListQuery>;
type Filter = z.output<typeof leadFilter>;

/** What summaries and details of leads need beside the lead. */
const viewContext = async ({ mailServer, store }: InboxDeps): Promise<ViewContext> => ({
  mailServer,
  nameOf: await namesIn(store),
});

/** What each view shows. @param today day in New York */
const viewQueries = (today: string): Record<LeadView, LeadQuery> => ({
  open: { openOn: today },
  due: { dueOn: today },
  scheduled: { scheduledOn: today },
  applications: { kinds: ['career-application'] },
  done: { statuses: ['done'] },
  spam: { statuses: ['spam'] },
  suspects: { suspect: true },
  all: {},
});

/** Whose leads are shown. @param me id of the current user */
function assigneeQuery(assignee: string, view: LeadView, me: string): LeadQuery {
  if (assignee === 'none') return { assignee: null };
  if (assignee !== 'me') return { assignee };
  // What is urgent and nobody's stands above one's own.
  return view === 'open' ? { concerns: me } : { assignee: me };
}

/** Translates the filter into a store query. @param today day in New York @param me id of the current user */
function queryOf({ view, kind, unread, assignee, q, from, to }: Filter, today: string, me: string): LeadQuery {
  // By name, so that a new filter compiles only with its part.
  const parts: Record<keyof Filter, LeadQuery | '' | undefined> = {
    unread: unread && { unread: true },
    assignee: assignee && assigneeQuery(assignee, view, me),
    // The schema has checked that both are days.
    from: from && { from: startOfLocalDay(from as `${number}-${number}-${number}`) },
    to: to && { to: startOfLocalDay(addDays(to as `${number}-${number}-${number}`, 1)) },
    q: q && { words: parseSearch(q) },
    view: viewQueries(today)[view],
    // Takes the place of the kind that a view asks for.
    kind: kind && { kinds: [kind] },
  };
  return Object.assign({}, ...Object.values(parts)) as LeadQuery;
}

/** Leads that match a filter, newest first, read as they are consumed. @param me id of the current user */
export async function* filterLeads(filter: Filter, { now, store }: InboxDeps, me: string): AsyncGenerator<Lead> {
  const query = queryOf(filter, localDay(now()), me);
  const { found } = await store.countLeads({ found: { ...query, limit: 1 } });
  const words = found > 0 || !query.words ? undefined : widenSearch(query.words);
  yield* eachLead({ ...query, ...(words && { words }) }, store);
}

/** Counting stops here: counting every match of a common word is slow. */
const maxCounted = 1_000;
/** The same for words with a typo: PostgreSQL compares each text. */
const maxSimilar = 100;

/**
 * What a view has in each section. Those that are due stand on one page, by their day; the others a page at a time, newest
 * first. @param today day in New York
 */
function sectionsOf(view: LeadView, today: string): Partial<Record<OpenSection, LeadQuery>> {
  if (view === 'due' || view === 'scheduled') return { due: {} };
  if (view !== 'open') return { rest: {} };
  // Read is not dealt with: the status alone tells what waits.
  const answered: LeadQuery = { statuses: leadStatuses.filter((status) => status !== 'new') };
  return {
    urgent: { statuses: ['new'], urgent: true },
    new: { statuses: ['new'], urgent: false },
    due: { ...answered, dueOn: today },
    rest: { ...answered, notDueOn: today },
  };
}

/**
 * One page of the inbox. Leads with similar words follow those that contain the words, where these fit on one page. The
 * open view starts with new emergencies, read or not and suspects too, then has the other new leads, those that are due,
 * and the rest.
 * @param me id of the current user
 */
export async function listLeads(wanted: ListQuery, deps: InboxDeps, me: string): Promise<LeadPage> {
  const today = localDay(deps.now());
  const query = queryOf(wanted, today, me);
  const exact = await pageOf(wanted, query, today, deps);
  const words = query.words && exact.total < leadsPerPage ? widenSearch(query.words) : undefined;
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

/** The leads of one page, the number before them, and the cursor of the next page; null when there is none. */
async function leadsOfPage({ cursor: start, view }: ListQuery, query: LeadQuery, today: string, store: Store) {
  const sections = sectionsOf(view, today);
  const before = start?.before ?? 0;
  const leads: Lead[] = [];
  let places = leadsPerPage;
  let last = start;
  for (const section of openSections.slice(start ? openSections.indexOf(start.section) : 0)) {
    const inSection = sections[section];
    if (!inSection) continue;
    const isDue = section === 'due';
    const room = isDue && places > 0 ? maxDue : places;
    const after = start?.section === section && { after: start };
    // The section comes first, because it rules out most leads. One lead more than fits shows whether there is a next page.
    const found = await store.listLeads({ ...inSection, ...query, ...after, limit: room + 1 });
    const shown = found.slice(0, room);
    leads.push(...(isDue ? shown.toSorted((a, b) => compareDays(a.state, b.state)) : shown));
    const lowest = shown.at(-1);
    if (lowest) last = { ...cursorOf(lowest), section, before: before + leads.length };
    if (found.length > room) return { leads, before, next: last ? formatCursor(last) : null };
    if (!isDue) places -= shown.length;
  }
  return { leads, before, next: null };
}

async function pageOf(wanted: ListQuery, query: LeadQuery, today: string, deps: InboxDeps): Promise<LeadPage> {
  const isWide = query.words?.some((word) => 'resembles' in word);
  const most = isWide ? maxSimilar : maxCounted;
  const limit = (query.words ?? query.assignee ?? query.concerns) !== undefined && { limit: most + 1 };
  const { open, due, scheduled, applications } = viewQueries(today);
  const [{ leads, before, next }, { any, total, totalSuspects, ...counts }, context] = await Promise.all([
    leadsOfPage(wanted, query, today, deps.store),
    deps.store.countLeads({
      open,
      due,
      scheduled,
      applications: { ...applications, ...open },
      any: { limit: 1 },
      total: { ...query, ...limit },
      totalSuspects: { suspect: true, ...query, ...limit },
    }),
    viewContext(deps),
  ]);
  const isMore = limit && total > most;
  return {
    leads: leads.map((lead) => summaryOf(lead, context)),
    before,
    total: isMore ? most : total,
    ...(isMore && { more: true }),
    suspects: isMore ? Math.min(totalSuspects, most) : totalSuspects,
    counts,
    empty: any === 0,
    next,
  };
}

/** Other leads about the sender, also as the friend of a referral, newest first; undefined when there is no lead with this id. */
export async function listOtherLeads(id: string, deps: InboxDeps): Promise<OtherLeads | undefined> {
  const { store } = deps;
  const [lead] = await store.listLeads({ id });
  if (!lead) return undefined;
  const { email, phone } = lead.entity;
  // The lead itself is among them, and one more shows whether there are more.
  const [found, context] = await Promise.all([
    store.listLeads({ person: identityKeys({ email, phone }), limit: otherLeadsLimit + 2 }),
    viewContext(deps),
  ]);
  const others = found.filter(({ entity }) => entity.id !== lead.entity.id);
  return {
    leads: others.slice(0, otherLeadsLimit).map((other) => summaryOf(other, context)),
    more: others.length > otherLeadsLimit,
  };
}
