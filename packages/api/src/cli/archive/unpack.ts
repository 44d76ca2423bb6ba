import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, list, type ReadEntry } from 'tar';
import { OperatorError, errorCode } from '../../errors.ts';
import { eachLead } from '../../store/each-lead.ts';
import { CorruptDataDir, storeManifestFile } from '../../store/lowdb/data-folder.ts';
import { syncFolder } from '../../store/lowdb/disk.ts';
import { openLowdbStore } from '../../store/lowdb/lowdb-store.ts';
import { presentAndDeleted } from './copy.ts';

const refuse = (why: string) => new OperatorError(`This archive cannot be used: ${why}. Nothing was changed.`);

/** In bytes. Each chunk is unpacked in memory and may become a thousand times as large. */
const maxReadSize = 2 ** 16;

/** With "/", and without a way out of the folder. */
const plainPath = /^([\w-]+\/)*[\w-]+(\.[\w-]+)*$/;

export interface Unpacked {
  /** ISO 8601. */
  createdAt: string;
  /** How many. */
  files: number;
}

/**
 * Unpacks an archive and checks every byte of it: gzip, the data files and the leads have checksums.
 * @param to an empty folder
 * @throws {OperatorError} when it is damaged or has anything that a backup doesn't
 */
export async function unpack(archive: string, to: string): Promise<Unpacked> {
  const unpacked = await readNames(archive);
  const mode = { preserveOwner: false, fmode: 0o600, dmode: 0o700 };
  await blameArchive(extract({ file: archive, cwd: to, strict: true, maxReadSize, ...mode }));
  await makeDurable(to);
  await verifyStore(to);
  return unpacked;
}

/** Checks the names in the archive before anything is written. */
async function readNames(archive: string): Promise<Unpacked> {
  let createdAt: string | undefined;
  let bad: string | undefined;
  let files = 0;
  const onReadEntry = (entry: ReadEntry) => {
    files++;
    if (entry.type !== 'File') bad ??= `${JSON.stringify(entry.path)} is not a plain file`;
    if (!plainPath.test(entry.path)) bad ??= `${JSON.stringify(entry.path)} is not a name in a data folder`;
    if (entry.path === storeManifestFile) createdAt = entry.mtime?.toISOString();
    entry.resume();
  };
  await blameArchive(list({ file: archive, strict: true, maxReadSize, onReadEntry }));
  if (bad !== undefined) throw refuse(bad);
  if (createdAt === undefined) throw refuse('it is not a backup of this program');
  return { createdAt, files };
}

/** Blames the archive for errors, except for those of the system. */
async function blameArchive(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code))
      throw new OperatorError('There is no archive that can be read there.');
    if (/^E(NOSPC|IO|MFILE|ROFS|DQUOT)$/.test(code)) throw error;
    throw refuse('it is damaged');
  }
}

async function makeDurable(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) {
      await syncFolder(path);
      continue;
    }
    await using file = await open(path, 'r+');
    await file.sync();
  }
  await syncFolder(folder);
}

/** Opens the store, which reads every record, and reads the file of each lead. */
async function verifyStore(folder: string): Promise<void> {
  await using store = await openLowdbStore({ root: folder }).catch((error: unknown) => {
    throw error instanceof CorruptDataDir ? refuse('a data file in it is damaged or gone') : error;
  });
  for (const query of presentAndDeleted) for await (const lead of eachLead(query, store)) await store.getFile(lead);
  const [damaged] = store.damaged();
  if (damaged !== undefined) throw refuse(`${damaged} is damaged`);
}
