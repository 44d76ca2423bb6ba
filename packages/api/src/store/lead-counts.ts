import { receivedAt } from '../leads/model/lead.ts';
import type { LeadQuery } from './lead-query.ts';
import type { Store } from './store.ts';

export const countQueries = {
  /** Suspects are among them. */
  unread: { unread: true },
  suspects: { suspect: true },
  /** Leads whose letter to the office is to go out. */
  mailDue: { pending: 'office' },
  /** Leads whose letter has failed: it is tried again, or was given up and nobody has seen to the lead. */
  mailStuck: { mailStuck: true },
  /** Those of them that are tried again. */
  mailRetried: { mailStuck: true, pending: 'office' },
} satisfies Record<string, LeadQuery>;

/** Counts of all leads, and when the newest came, in milliseconds since 1970. */
export interface LeadCounts extends Record<keyof typeof countQueries, number> {
  /** Differs after every change of a lead. */
  revision: string;
  lastLeadAt: number | undefined;
}

/** @throws {StoreUnavailable} */
export async function readCounts(store: Pick<Store, 'countLeads' | 'listLeads' | 'revision'>): Promise<LeadCounts> {
  // First, so that a change in between shows with the next revision.
  const revision = await store.revision();
  const [counts, [newest]] = await Promise.all([store.countLeads(countQueries), store.listLeads({ limit: 1 })]);
  return { ...counts, revision, lastLeadAt: newest && receivedAt(newest) };
}
