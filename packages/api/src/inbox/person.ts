import type { Erased } from '@hvac/content/model';
import { isMailDue } from '../leads/lead-state.ts';
import { wordsOf } from '../leads/lead-words.ts';
import type { Store, StoredLead } from '../store/port.ts';
import { kindOf } from '../leads/typed-lead.ts';
import { resumeOf } from './lead-view.ts';

/** Where an address stands in a lead. */
const places = ['email', 'confirmEmail', 'friendEmail'];

/** Leads that an address stands in, as the sender's or as the referred friend's, whatever its capitals; newest first. */
async function* leadsOf(email: string, store: Pick<Store, 'findLeads'>): AsyncGenerator<StoredLead> {
  const address = email.trim().toLowerCase();
  for await (const lead of store.findLeads({ words: wordsOf(address) })) {
    const fields = Object.entries(lead.record.entity);
    if (fields.some(([name, value]) => places.includes(name) && String(value).toLowerCase() === address)) yield lead;
  }
}

/** Everything that is kept about an address: what was sent, what became of it, and the files in base64. */
export async function exportPerson(email: string, store: Pick<Store, 'findLeads' | 'readFile'>, now: number) {
  const leads = [];
  for await (const lead of leadsOf(email, store)) {
    const { record, state } = lead;
    const resume = resumeOf(lead);
    const content = resume && (await store.readFile('resumes', resume.file));
    leads.push({
      kind: kindOf(lead.collection),
      receivedAt: record.intake.receivedAt,
      suspect: record.intake.suspect,
      form: record.entity,
      status: state.status,
      notes: state.notes,
      history: state.history,
      delivery: state.delivery,
      ...(resume && {
        resume: { name: resume.name, type: resume.type, content: content?.toString('base64') ?? null },
      }),
    });
  }
  return { email: email.trim(), exportedAt: new Date(now).toISOString(), leads };
}

/**
 * Erases the leads that an address stands in, with files, notes and messages that were still to go out. A referral goes
 * as a whole when either person asks for it.
 * @throws {StoreUnavailable} when some of it is still there; doing it again erases the rest
 */
export async function erasePerson(email: string, store: Pick<Store, 'findLeads' | 'removeLeads'>): Promise<Erased> {
  const found = new Map<string, Set<string>>();
  let messages = 0;
  for await (const { collection, record, state } of leadsOf(email, store)) {
    const ids = found.get(collection) ?? new Set();
    found.set(collection, ids.add(record.entity.id));
    if (isMailDue(record.intake.mail, state.delivery)) messages++;
  }
  const erased = { leads: 0, resumes: 0, messages };
  for (const [collection, ids] of found) {
    const removed = await store.removeLeads(collection, ids);
    erased.leads += removed.leads;
    erased.resumes += removed.resumes;
  }
  return erased;
}
