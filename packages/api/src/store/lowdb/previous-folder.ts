import { hash } from 'node:crypto';
import type { Lead } from '../../leads/model/lead.ts';
import { createLeadUpgrade, type OldLead } from '../previous-version.ts';
import { tables, type TableName } from '../tables.ts';
import { ignoreMissing, type DataFolder } from './data-folder.ts';
import { UnusableFile, encode } from './json-file.ts';
import { leadsFolder, monthFile } from './months.ts';
import { isLead } from './row-shape.ts';

/** The version before this one listed its data files here. It is removed last. */
export const manifestFile = 'store.json';
/** What is in it once all leads are written anew. That version no longer starts on the folder then. */
const leadsAreUpgraded = '[]\n';

/**
 * Upgrades a folder of the version before this one, and does nothing to another. After a crash, the next start goes on with
 * it; until all leads are written, the folder is still one of the version before.
 * @throws {UnusableFile} when a file of it is not what was written; then nothing was changed
 */
export async function upgradeFolder(folder: DataFolder): Promise<void> {
  const manifest = await folder.readText(manifestFile).catch(ignoreMissing);
  if (manifest === undefined) return;
  if (manifest !== leadsAreUpgraded) {
    const names = (await readRows<{ file: string }>(folder, manifestFile)).map(({ file }) => file);
    const oldTables = names.filter((name) => !name.startsWith(`${leadsFolder}/`));
    for (const name of oldTables) await readRows(folder, name);
    // That version read the files of leads that somebody had put there, too.
    const oldMonths = new Set([...names.filter((name) => !oldTables.includes(name)), ...(await listOldMonths(folder))]);
    await writeMonths(folder, [...oldMonths]);
    await folder.replace(manifestFile, leadsAreUpgraded);
  }
  for (const name of Object.keys(tables) as TableName[]) await rewriteTable(folder, name);
  // Copies and folders with what may be erased later.
  await removeWhere(folder, '.', (name) => name.endsWith('.json.bak') || name === 'clock-confirmed');
  await removeWhere(folder, leadsFolder, (name) => !name.endsWith('.json'));
  await folder.remove('.', [manifestFile]);
}

const removeWhere = async (folder: DataFolder, path: string, isOld: (name: string) => boolean): Promise<void> =>
  folder.remove(path, (await folder.list(path)).filter(isOld));

/** The files of leads by kind, such as "leads/referrals/2026-11.json". */
async function listOldMonths(folder: DataFolder): Promise<string[]> {
  const kinds = (await folder.list(leadsFolder)).filter((name) => /^[a-z_]+$/.test(name));
  const files = kinds.map(async (kind) =>
    (await folder.list(`${leadsFolder}/${kind}`)).map((name) => `${leadsFolder}/${kind}/${name}`),
  );
  return (await Promise.all(files)).flat().filter((name) => name.endsWith('.json'));
}

async function writeMonths(folder: DataFolder, names: readonly string[]): Promise<void> {
  const upgradeLead = createLeadUpgrade();
  const leads: Lead[] = [];
  for (const name of names) {
    const upgraded = (await readRows<OldLead>(folder, name)).map(upgradeLead);
    if (!upgraded.every(isLead)) throw new UnusableFile(`${folder.root}/${name}`, 'a row in it has the wrong shape');
    leads.push(...upgraded);
  }
  // Of an upgrade that was cut off; the version before may have erased leads since.
  await removeWhere(folder, leadsFolder, (name) => name.endsWith('.json'));
  for (const [path, rows] of Map.groupBy(leads, monthFile)) await folder.replace(path, encode(rows));
}

/** Writes a table without rows, too: the version before does not start on a file in this form. */
async function rewriteTable(folder: DataFolder, table: TableName): Promise<void> {
  const name = `${table}.json`;
  const text = await folder.readText(name).catch(ignoreMissing);
  if (text?.startsWith('[')) return;
  const rows = text === undefined ? [] : await readRows<{ history?: unknown }>(folder, name);
  // Specials had a history, which nobody read.
  await folder.replace(name, encode(rows.map(({ history: _changes, ...row }) => row)));
}

/** The rows of a file of the version before, which stand behind a line with their SHA-256. @throws {UnusableFile} */
async function readRows<Row extends object>(folder: DataFolder, name: string): Promise<Row[]> {
  const text = (await folder.readText(name).catch(ignoreMissing)) ?? '';
  const body = text.slice(text.indexOf('\n') + 1, text.lastIndexOf('\n]}'));
  const [head = '', checksum = ''] = text.split('"sha256":"', 2);
  // A copy of another file has that file's name.
  if (!head.includes(`"file":${JSON.stringify(name)},`) || checksum.slice(0, 64) !== hash('sha256', body)) {
    throw new UnusableFile(`${folder.root}/${name}`, 'it is not what was written');
  }
  return JSON.parse(`[${body}]`) as Row[];
}
