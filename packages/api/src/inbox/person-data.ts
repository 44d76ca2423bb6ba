import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { e164 } from '@hvac/content/model';
import type { Erased, PersonFound, PersonRequest } from '@hvac/content/model';
import { ZipFile } from 'yazl';
import type { Lead } from '../leads/model/lead.ts';
import { isMailDue } from '../leads/model/lead-state.ts';
import { wordsOf } from '../leads/model/search.ts';
import type { Store } from '../store/store.ts';
import { eachLead } from '../store/each-lead.ts';
import { resumeOf } from '../leads/model/lead-view.ts';

/** Where an address stands in a lead, and where a phone number does. */
const places = { email: ['email', 'confirmEmail', 'friendEmail'], phone: ['phone', 'friendPhone'] };

type ExportStore = Pick<Store, 'listLeads' | 'getFile'>;

/**
 * Leads that an address or a number stands in, as the sender's or as the referred friend's, whatever its capitals and
 * its notation; those that were set aside, too.
 */
async function* leadsOf({ email, phone }: PersonRequest, store: Pick<Store, 'listLeads'>): AsyncGenerator<Lead> {
  const [names, read] =
    email === undefined ? [places.phone, e164] : [places.email, (text: string) => text.trim().toLowerCase()];
  const sign = read(email ?? phone ?? '');
  if (!sign) return;
  // No space between two digits of a number is looked for: the search reads numbers as digits alone.
  const words = wordsOf(sign);
  for (const query of [{ words }, { words, folder: 'deleted' }] as const) {
    for await (const lead of eachLead(query, store)) {
      const fields = Object.entries(lead.entity);
      if (fields.some(([name, value]) => names.includes(name) && read(String(value)) === sign)) yield lead;
    }
  }
}

/** What programs refuse in the name of a file, or take for a folder. */
const unsafe = /[\\/:*?"<>|]/g;

/** A file goes into the archive when its turn comes, and the next one is read when it has gone out. */
async function fill(
  zip: ZipFile,
  person: PersonRequest,
  store: ExportStore,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const mtime = new Date(now);
  const leads = [];
  let files = 0;
  for await (const lead of leadsOf(person, store)) {
    const { entity, intake, kind, state } = lead;
    const resume = resumeOf(lead);
    const kept = resume && (await store.getFile(lead));
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
  const told = { ...person, exportedAt: mtime.toISOString(), leads };
  zip.addBuffer(Buffer.from(JSON.stringify(told, undefined, 2)), 'person.json', { mtime });
  zip.end();
}

/** Names that are told of one person. */
const namesTold = 5;

/** How much is kept about a person; nothing when nobody is known so. */
export async function findPerson(
  person: PersonRequest,
  store: Pick<Store, 'listLeads'>,
): Promise<PersonFound | undefined> {
  const names = new Set<string>();
  const found = { leads: 0, resumes: 0, messages: 0 };
  for await (const lead of leadsOf(person, store)) {
    found.leads += 1;
    if (lead.intake.resume) found.resumes += 1;
    if (isMessageDue(lead)) found.messages += 1;
    if (names.size < namesTold) names.add(`${lead.entity.firstName} ${lead.entity.lastName}`);
  }
  return found.leads === 0 ? undefined : { names: [...names], ...found };
}

const isMessageDue = ({ intake, state }: Lead): boolean =>
  state.deletedAt === undefined && isMailDue(intake.mail, state.delivery);

/**
 * Everything that is kept about a person, as a ZIP archive that is made while it is read: the files, one in memory at
 * a time, and `person.json`, which tells what was sent, what became of it, and which file belongs to what.
 */
export function exportPerson(person: PersonRequest, store: ExportStore, now: number): Readable {
  const zip = new ZipFile();
  // The library's stream is one of Node's, whatever its type says.
  const archive = zip.outputStream as Readable;
  const gone = new AbortController();
  archive.once('close', () => gone.abort());
  fill(zip, person, store, now, gone.signal).catch((error: unknown) => archive.destroy(error as Error));
  return archive;
}

/**
 * Erases the leads that an address or a number stands in, with files, notes and messages that were still to go out. A
 * referral goes as a whole when either person asks for it.
 * @throws {StoreUnavailable} when some of it is still there; doing it again erases the rest
 */
export async function erasePerson(
  person: PersonRequest,
  store: Pick<Store, 'listLeads' | 'deleteLeads'>,
): Promise<Erased> {
  const ids: string[] = [];
  let messages = 0;
  for await (const lead of leadsOf(person, store)) {
    ids.push(lead.entity.id);
    if (isMessageDue(lead)) messages++;
  }
  return { ...(await store.deleteLeads(ids)), messages };
}
