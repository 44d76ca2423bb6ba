import type { LeadDetail } from '@hvac/content/model';
import { detailOf } from '../leads/model/lead-view.ts';
import type { Lead } from '../leads/model/lead.ts';
import { viewContext, type InboxDeps } from './list-leads.ts';

export async function readLead(id: string, deps: InboxDeps): Promise<LeadDetail | undefined> {
  const [lead] = await deps.store.listLeads({ id });
  return lead && describeLead(lead, deps);
}

/** Applications are few, so their file is read to see whether it can be opened. */
export async function describeLead(lead: Lead, deps: InboxDeps): Promise<LeadDetail> {
  const file = lead.submission.resume && (await deps.store.readFile(lead));
  return detailOf(lead, await viewContext(deps), file !== undefined);
}
