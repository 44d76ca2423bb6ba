import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lead } from '../leads/model/lead.ts';
import { cursorOf, type LeadQuery } from './lead-query.ts';
import type { Store } from './store.ts';

const batch = 200;

/** All leads that a query finds, newest first, read in batches. */
export async function* eachLead(query: LeadQuery, store: Pick<Store, 'listLeads'>): AsyncGenerator<Lead> {
  for (let after = query.after; ;) {
    const leads = await store.listLeads({ ...query, ...(after && { after }), limit: batch });
    yield* leads;
    // A store in memory waits for nothing, and a year of leads would take seconds at one go.
    await nextTurn();
    const last = leads.at(-1);
    if (!last || leads.length < batch) return;
    after = cursorOf(last);
  }
}
