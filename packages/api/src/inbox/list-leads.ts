import { addDays, leadFilter, leadsPerPage, startOfDayInNewYork } from '@hvac/content/model';
import type { LeadPage } from '@hvac/content/model';
import * as z from 'zod/mini';
import { leadKinds } from '../leads/lead-kinds.ts';
import { wordsOf } from '../leads/lead-words.ts';
import type { LeadPlace, LeadQuery, Store, StoredLead } from '../store/port.ts';
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

/** What the store is asked for. */
export function queryOf({ folder, kind, status, unread, q, from, to }: Filter): LeadQuery {
  return {
    folder,
    ...(kind && { collections: leadKinds.filter(({ name }) => name === kind).map(({ collection }) => collection) }),
    ...(status && { status }),
    ...(unread && { unread: true }),
    // The schema has found that they are days.
    ...(from && { from: startOfDayInNewYork(from as `${number}-${number}-${number}`) }),
    ...(to && { to: startOfDayInNewYork(addDays(to as `${number}-${number}-${number}`, 1)) }),
    ...(q && { words: wordsOf(q) }),
  };
}

/** One page of the inbox. */
export async function listLeads(
  { cursor, ...filter }: z.output<typeof leadListQuery>,
  { store, mailServer }: InboxDeps,
): Promise<LeadPage> {
  const leads: StoredLead[] = [];
  const after = cursor === undefined ? undefined : placeIn(cursor);
  for await (const lead of store.findLeads({ ...queryOf(filter), ...(after && { after }) })) {
    if (leads.length === leadsPerPage)
      return { leads: leads.map((each) => summaryOf(each, mailServer)), next: cursorAt(leads.at(-1)) };
    leads.push(lead);
  }
  return { leads: leads.map((each) => summaryOf(each, mailServer)), next: null };
}

/** Time and id: what arrives later does not move what comes after. */
const cursorAt = (lead: StoredLead | undefined): string | null =>
  lead ? `${Date.parse(lead.record.intake.receivedAt)}.${lead.record.entity.id}` : null;

function placeIn(cursor: string): LeadPlace | undefined {
  const [, receivedAt, id] = cursorPattern.exec(cursor) ?? [];
  return id === undefined ? undefined : { receivedAt: Number(receivedAt), id };
}
