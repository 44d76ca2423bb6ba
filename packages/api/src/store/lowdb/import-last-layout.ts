import { allLeadKinds } from '../../leads/model/lead-kinds.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { leadUpgrade, type LastLead } from '../last-lead.ts';
import { tables } from '../tables.ts';
import type { DataFolder } from './data-folder.ts';
import { UnusableFile } from './json-file.ts';
import { isLead } from './row-shape.ts';

// One version back: takes over a data folder of the release before this one. It goes with the next release.

/** Listed the files of the last release. While it is there, nothing was taken over. */
export const lastLayoutFile = 'store.json';

const lastFolders = allLeadKinds.map(({ collection }) => `leads/${collection}`);

/**
 * Writes all leads and tables of the last release anew, then removes its files. After a stop in between, the next start
 * begins again, or removes what is left.
 * @throws {UnusableFile} when a file that was listed is missing or damaged; nothing was changed then
 */
export async function importLastLayout(folder: DataFolder): Promise<void> {
  const isLast = (await folder.list('.')).includes(lastLayoutFile);
  const found = await folder.listAll(lastFolders);
  if (!isLast && found.length === 0) return;
  if (isLast) {
    const listed = ((await recordsOf(folder, lastLayoutFile)) ?? []) as { file: string }[];
    const upgrade = leadUpgrade();
    const leads: Lead[] = [];
    // Written in any case: with a table and without its own list of files, the last release refuses to start. It would
    // begin an empty folder otherwise.
    const rows = new Map<string, object[]>([['sessions.json', []]]);
    for (const { file } of listed) {
      const records = await recordsOf(folder, file);
      if (!records) throw new UnusableFile(`${folder.root}/${file}`, 'it is gone');
      const upgraded = file.startsWith('leads/') ? records.map((record) => upgrade(record as LastLead)) : [];
      if (!upgraded.every(isLead)) throw new UnusableFile(`${folder.root}/${file}`, 'a lead has the wrong shape');
      if (file.startsWith('leads/')) leads.push(...upgraded);
      else rows.set(file, records);
    }
    const months = Map.groupBy(leads, ({ submission }) => `leads/${submission.receivedAt.slice(0, 7)}.json`);
    for (const [file, records] of months) rows.set(file, await withPresent(folder, file, records));
    for (const [file, records] of rows) await folder.replace(file, Buffer.from(JSON.stringify(records)));
    const copies = Object.keys(tables).map((name) => `${name}.json.bak`);
    await folder.remove([...copies, `${lastLayoutFile}.bak`, lastLayoutFile]);
  }
  await folder.remove(found);
}

/** Adds what a start that was cut off has written, or this release before somebody went back to the last one. */
async function withPresent(folder: DataFolder, file: string, leads: readonly Lead[]): Promise<Lead[]> {
  // Only leads are in the files of months.
  const present = ((await recordsOf(folder, file)) ?? []) as Lead[];
  const known = new Set(present.map(({ submission }) => submission.nonce));
  return [...present, ...leads.filter(({ submission }) => !known.has(submission.nonce))];
}

/** The records of a file, of either release; undefined when there is none. @throws {UnusableFile} */
async function recordsOf(folder: DataFolder, file: string): Promise<object[] | undefined> {
  const bytes = await folder.read(file);
  if (!bytes) return undefined;
  try {
    const content = JSON.parse(bytes.toString()) as object[] | { records: object[] };
    return Array.isArray(content) ? content : content.records;
  } catch {
    throw new UnusableFile(`${folder.root}/${file}`, 'it is not valid JSON');
  }
}
