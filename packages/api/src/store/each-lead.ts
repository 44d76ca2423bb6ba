import { receivedAt } from '../leads/model/lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import type { Cursor, LeadQuery, Store } from './store.ts';

/** Leads that are asked for at a time. */
const batch = 200;

/** Where a lead stands: what is asked for `after` it goes on there. */
export const placeOf = (lead: Lead): Cursor => ({ receivedAt: receivedAt(lead), id: lead.entity.id });

/** All leads that a query finds, newest first, a few at a time. */
export async function* eachLead(query: LeadQuery, store: Pick<Store, 'listLeads'>): AsyncGenerator<Lead> {
  for (let after = query.after; ;) {
    const leads = await store.listLeads({ ...query, ...(after && { after }), limit: batch });
    yield* leads;
    const last = leads.at(-1);
    if (!last || leads.length < batch) return;
    after = placeOf(last);
  }
}
