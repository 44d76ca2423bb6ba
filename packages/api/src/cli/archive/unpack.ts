import { existsSync, type Stats } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, type ReadEntry } from 'tar';
import { OperatorError, errorCode } from '../../errors.ts';
import { syncFolder } from '../../store/lowdb/data-folder.ts';
import { lockFile } from '../../store/lowdb/lock.ts';
import { filesFolder, openLowdbStore } from '../../store/lowdb/lowdb-store.ts';
import { settingNames } from '../../store/store.ts';
import { everyLead } from './copy.ts';

const refuse = (why: string) => new OperatorError(`This archive cannot be used: ${why}. Nothing was changed.`);

/** In bytes. Each chunk is unpacked in memory and may become a thousand times as large. */
const maxReadSize = 2 ** 16;

/** With "/", and without a way out of the folder. */
const plainPath = /^([\w-]+\/)*[\w-]+(\.[\w-]+)*$/;
/** What only a backup of this program has. */
const isOurs = (path: string): boolean => path.startsWith('leads/') || settingNames.some((name) => name === path);

export interface Unpacked {
  /** ISO 8601. */
  createdAt: string;
  files: number;
}

/**
 * Unpacks an archive and checks it: its names, gzip's checksum and those of the leads' files, and every record.
 * @param to an empty folder
 * @throws {OperatorError} when it is damaged or has anything that a backup doesn't
 */
export async function unpack(archive: string, to: string): Promise<Unpacked> {
  let createdAt: string | undefined;
  let bad: string | undefined;
  let files = 0;
  /** Whether an entry is written. */
  const filter = (given: string, entry: Stats | ReadEntry) => {
    const path = given.replace(/^\.\/|\/$/g, '');
    // A data folder that somebody packed by hand has the lock, too.
    if (path.startsWith(lockFile)) return false;
    const type = 'type' in entry ? entry.type : undefined;
    if (type === 'File') files++;
    else if (type !== 'Directory') bad ??= `${JSON.stringify(path)} is not a plain file`;
    if (path !== '' && path !== '.' && !plainPath.test(path)) {
      bad ??= `${JSON.stringify(path)} is not a name in a data folder`;
    }
    // A made-up time may be none that a date can hold.
    if (isOurs(path) && Number(entry.mtime) > 0) createdAt = entry.mtime?.toISOString();
    return bad === undefined;
  };
  const mode = { preserveOwner: false, fmode: 0o600, dmode: 0o700 };
  await blameArchive(extract({ file: archive, cwd: to, strict: true, maxReadSize, filter, ...mode }));
  if (bad !== undefined) throw refuse(bad);
  if (createdAt === undefined) throw refuse('it is not a backup of this program');
  await makeDurable(to);
  await verifyStore(to);
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
    throw error instanceof OperatorError ? refuse('a data file in it is damaged or gone') : error;
  });
  for await (const lead of everyLead(store)) {
    const name = lead.submission.resume?.file;
    // One that was missing at the backup is not in the archive.
    const isThere = name !== undefined && existsSync(join(folder, filesFolder, name));
    if (isThere && !(await store.readFile(lead))) throw refuse(`the file ${name} in it is damaged`);
  }
}
