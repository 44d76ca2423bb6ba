import { dialNumber, othersShown } from '@hvac/content/model';
import type { OtherLeads } from '@hvac/content/model';
import type { Lead } from '../lead/lead.ts';
import { wordsOf } from '../lead/search.ts';
import { summaryOf } from './lead-view.ts';
import type { InboxDeps } from './list-leads.ts';

/** Leads looked at for each phone number and address: who is named in hundreds of messages is not counted further. */
const mostLookedAt = 500;

/** Two leads come from one person when they name the same address, or phones that dial the same. */
const signsOf = ({ email, phone }: { email: string; phone: string }) => ({
  email: email.trim().toLowerCase(),
  phone: dialNumber(phone)?.replace(/^\+/, ''),
});

/** Other leads of whoever sent one, newest first; undefined when there is none with this id. */
export async function otherLeadsOf(id: string, { store, mailServer }: InboxDeps): Promise<OtherLeads | undefined> {
  const lead = await store.get(id);
  if (!lead) return undefined;
  const wanted = signsOf(summaryOf(lead, mailServer));
  const found = new Map<string, Lead>();
  for (const word of [wanted.email, wanted.phone]) {
    if (!word) continue;
    let kept = 0;
    for (const other of await store.find({ words: wordsOf(word), limit: mostLookedAt })) {
      const signs = signsOf(summaryOf(other, mailServer));
      if (signs.email === wanted.email || (signs.phone !== undefined && signs.phone === wanted.phone)) {
        found.set(other.entity.id, other);
        kept += 1;
      }
      if (kept > othersShown + 1) break;
    }
  }
  found.delete(id);
  const others = [...found.values()]
    .map((other) => summaryOf(other, mailServer))
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return { leads: others.slice(0, othersShown), more: others.length > othersShown };
}
