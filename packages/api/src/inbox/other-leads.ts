import { othersShown } from '@hvac/content/model';
import type { OtherLeads } from '@hvac/content/model';
import { senderOf } from '../leads/model/lead.ts';
import { summaryOf } from '../leads/model/lead-view.ts';
import { viewContext } from './list-leads.ts';
import type { InboxDeps } from './list-leads.ts';

/** Other leads of whoever sent one, newest first; undefined when there is none with this id. */
export async function listOtherLeads(id: string, deps: InboxDeps): Promise<OtherLeads | undefined> {
  const { store } = deps;
  const lead = await store.getLead(id);
  if (!lead) return undefined;
  // The lead itself, and one more that tells whether there are more.
  const [found, around] = await Promise.all([
    store.listLeads({ sender: senderOf(lead), limit: othersShown + 2 }),
    viewContext(deps),
  ]);
  const others = found.filter(({ entity }) => entity.id !== lead.entity.id);
  return {
    leads: others.slice(0, othersShown).map((other) => summaryOf(other, around)),
    more: others.length > othersShown,
  };
}
