import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { identityKeys, type Erased, type PersonFound, type PersonRequest } from '@hvac/content/model';
import { ZipFile } from 'yazl';
import { spendNonces, tokenLifetime } from '../leads/captcha.ts';
import { fullName, receivedAt, type Lead } from '../leads/model/lead.ts';
import { isMailDue } from '../leads/model/deliveries.ts';
import type { Store } from '../store/store.ts';
import { eachLead } from '../store/each-lead.ts';
import { resumeOf } from '../leads/model/lead-view.ts';

type ExportStore = Pick<Store, 'listLeads' | 'readFile'>;

/** Leads about a person, the sender or a referred friend, however it was spelled; soft-deleted ones, too. */
async function* leadsOf(request: PersonRequest, store: Pick<Store, 'listLeads'>): AsyncGenerator<Lead> {
  const person = identityKeys(request);
  yield* eachLead({ person }, store);
  yield* eachLead({ person, deleted: true }, store);
}

/** Characters that file names can't contain on some systems. */
const unsafeCharacters = /[\\/:*?"<>|]/g;

/** Reads the next file only when the previous one is sent, so that one is in memory at a time. */
async function fillArchive(
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
    const { entity, submission, kind, state } = lead;
    const resume = resumeOf(lead);
    const bytes = resume && (await store.readFile(lead));
    // Null when it is missing or damaged.
    const file = bytes ? `files/${++files} ${resume.name.replace(unsafeCharacters, '_')}` : null;
    if (bytes && file !== null) {
      const stream = Readable.from([bytes], { objectMode: false });
      // PDF and DOCX are compressed already.
      zip.addReadStream(stream, file, { compress: false, mtime });
      await finished(stream, { signal });
    }
    leads.push({
      kind,
      receivedAt: submission.receivedAt,
      suspect: submission.suspect,
      form: entity,
      status: state.status,
      notes: state.notes,
      history: state.history,
      deliveries: state.deliveries,
      ...(resume && { resume: { name: resume.name, type: resume.type, file } }),
    });
  }
  const data = { ...person, exportedAt: mtime.toISOString(), leads };
  zip.addBuffer(Buffer.from(JSON.stringify(data, undefined, 2)), 'person.json', { mtime });
  zip.end();
}

const maxNames = 5;

export async function findPerson(
  person: PersonRequest,
  store: Pick<Store, 'listLeads'>,
): Promise<PersonFound | undefined> {
  const names = new Set<string>();
  const found = { leads: 0, resumes: 0, messages: 0 };
  for await (const lead of leadsOf(person, store)) {
    found.leads += 1;
    if (lead.submission.resume) found.resumes += 1;
    if (isMailDue(lead)) found.messages += 1;
    if (names.size < maxNames) names.add(fullName(lead));
  }
  return found.leads === 0 ? undefined : { names: [...names], ...found };
}

/**
 * Everything that is stored about a person, as a streamed ZIP archive: the files, and `person.json` with the rest.
 * @param now milliseconds since 1970
 */
export function exportPerson(person: PersonRequest, store: ExportStore, now: number): Readable {
  const zip = new ZipFile();
  // yazl types it more widely than it is.
  const archive = zip.outputStream as Readable;
  const closed = new AbortController();
  archive.once('close', () => closed.abort());
  fillArchive(zip, person, store, now, closed.signal).catch((error: unknown) => archive.destroy(error as Error));
  return archive;
}

/**
 * Erases a person's leads with their files, notes and queued letters. A referral is erased when either person asks.
 * @param now milliseconds since 1970
 * @returns how much was erased, and how many leads are still there
 * @throws {StoreUnavailable} when some of it is still there; calling it again erases the rest
 */
export async function erasePerson(
  person: PersonRequest,
  store: Pick<Store, 'deleteLeads' | 'listLeads' | 'updateRows'>,
  now: number,
): Promise<Erased> {
  const leads: Lead[] = [];
  for await (const lead of leadsOf(person, store)) leads.push(lead);
  const nonces = leads.map((lead) => ({ nonce: lead.submission.nonce, until: receivedAt(lead) + tokenLifetime }));
  const valid = nonces.filter(({ until }) => until > now);
  if (valid.length > 0) await spendNonces(valid, now, store);
  const erased = await store.deleteLeads(leads.map(({ entity }) => entity.id));
  const left = await findPerson(person, store);
  return {
    leads: erased,
    resumes: leads.filter(({ submission }) => submission.resume).length,
    messages: leads.filter(isMailDue).length,
    ...(left && { remaining: left.leads }),
  };
}
