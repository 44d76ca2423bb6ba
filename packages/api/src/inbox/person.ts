import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Erased } from '@hvac/content/model';
import { ZipFile } from 'yazl';
import type { Lead } from '../lead/lead.ts';
import { isMailDue } from '../lead/state.ts';
import { wordsOf } from '../lead/search.ts';
import type { Store } from '../store/port.ts';
import { eachLead } from '../store/each-lead.ts';
import { resumeOf } from './lead-view.ts';

/** Where an address stands in a lead. */
const places = ['email', 'confirmEmail', 'friendEmail'];

type ExportStore = Pick<Store, 'find' | 'file'>;

/**
 * Leads that an address stands in, as the sender's or as the referred friend's, whatever its capitals; those that were
 * set aside, too.
 */
async function* leadsOf(email: string, store: Pick<Store, 'find'>): AsyncGenerator<Lead> {
  const address = email.trim().toLowerCase();
  const words = wordsOf(address);
  for (const query of [{ words }, { words, folder: 'removed' }] as const) {
    for await (const lead of eachLead(query, store)) {
      const fields = Object.entries(lead.entity);
      if (fields.some(([name, value]) => places.includes(name) && String(value).toLowerCase() === address)) yield lead;
    }
  }
}

/** What programs refuse in the name of a file, or take for a folder. */
const unsafe = /[\\/:*?"<>|]/g;

/** A file goes into the archive when its turn comes, and the next one is read when it has gone out. */
async function fill(zip: ZipFile, email: string, store: ExportStore, now: number, signal: AbortSignal): Promise<void> {
  const mtime = new Date(now);
  const leads = [];
  let files = 0;
  for await (const lead of leadsOf(email, store)) {
    const { entity, intake, kind, state } = lead;
    const resume = resumeOf(lead);
    const kept = resume && (await store.file(lead));
    const file = resume && kept?.outcome === 'sound' ? `files/${++files} ${resume.name.replace(unsafe, '_')}` : null;
    if (kept?.outcome === 'sound' && file !== null) {
      const bytes = Readable.from([kept.bytes], { objectMode: false });
      // What applicants send is packed already.
      zip.addReadStream(bytes, file, { compress: false, mtime });
      await finished(bytes, { signal });
    }
    leads.push({
      kind,
      receivedAt: intake.receivedAt,
      suspect: intake.suspect,
      form: entity,
      status: state.status,
      notes: state.notes,
      history: state.history,
      delivery: state.delivery,
      ...(resume && kept && { resume: { name: resume.name, type: resume.type, outcome: kept.outcome, file } }),
    });
  }
  const told = { email: email.trim(), exportedAt: mtime.toISOString(), leads };
  zip.addBuffer(Buffer.from(JSON.stringify(told, undefined, 2)), 'person.json', { mtime });
  zip.end();
}

/**
 * Everything that is kept about an address, as a ZIP archive that is made while it is read: the files, one in memory at
 * a time, and `person.json`, which tells what was sent, what became of it, and which file belongs to what.
 */
export function exportPerson(email: string, store: ExportStore, now: number): Readable {
  const zip = new ZipFile();
  // The library's stream is one of Node's, whatever its type says.
  const archive = zip.outputStream as Readable;
  const gone = new AbortController();
  archive.once('close', () => gone.abort());
  fill(zip, email, store, now, gone.signal).catch((error: unknown) => archive.destroy(error as Error));
  return archive;
}

/**
 * Erases the leads that an address stands in, with files, notes and messages that were still to go out. A referral goes
 * as a whole when either person asks for it.
 * @throws {StoreUnavailable} when some of it is still there; doing it again erases the rest
 */
export async function erasePerson(email: string, store: Pick<Store, 'find' | 'remove'>): Promise<Erased> {
  const ids: string[] = [];
  let messages = 0;
  for await (const { entity, intake, state } of leadsOf(email, store)) {
    ids.push(entity.id);
    if (state.removedAt === undefined && isMailDue(intake.mail, state.delivery)) messages++;
  }
  return { ...(await store.remove(ids)), messages };
}
