import { allLeadKinds } from '../../leads/model/lead-kinds.ts';
import type { Lead } from '../../leads/model/lead.ts';
import { upgradeLead, type LastLead } from '../last-lead.ts';
import { tables } from '../tables.ts';
import type { DataFolder } from './data-folder.ts';
import { UnusableFile } from './json-file.ts';

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
    const listed = (await recordsOf(folder, lastLayoutFile)).map((record) => (record as { file: string }).file);
    const leads: Lead[] = [];
    const rows = new Map<string, object[]>();
    for (const file of listed) {
      const records = await recordsOf(folder, file);
      if (file.startsWith('leads/')) leads.push(...records.map((record) => upgradeLead(record as LastLead)));
      else rows.set(file, records);
    }
    const months = Map.groupBy(leads, ({ submission }) => `leads/${submission.receivedAt.slice(0, 7)}.json`);
    for (const [file, records] of [...months, ...rows])
      await folder.replace(file, Buffer.from(JSON.stringify(records)));
    const copies = Object.keys(tables).map((name) => `${name}.json.bak`);
    await folder.remove([lastLayoutFile, `${lastLayoutFile}.bak`, ...copies]);
  }
  await folder.remove(found);
}

/** The records of a file: also of one that this release has written before it was stopped. @throws {UnusableFile} */
async function recordsOf(folder: DataFolder, file: string): Promise<object[]> {
  const bytes = await folder.read(file);
  if (!bytes) throw new UnusableFile(`${folder.root}/${file}`, 'it is gone');
  try {
    const content = JSON.parse(bytes.toString()) as object[] | { records: object[] };
    return Array.isArray(content) ? content : content.records;
  } catch {
    throw new UnusableFile(`${folder.root}/${file}`, 'it is not valid JSON');
  }
}
