import { existsSync, type Stats } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extract, type ReadEntry } from 'tar';
import { OperatorError, errorCode } from '../errors.ts';
import { nodeFileSystem, syncFolder } from '../store/lowdb/data-folder.ts';
import { lockFile, takeLock } from '../store/lowdb/lock.ts';
import { filesFolder, openLowdbStore, restoringPrefix } from '../store/lowdb/lowdb-store.ts';
import { leadsFolder } from '../store/lowdb/months.ts';
import { everyLead } from './copy.ts';
import { UsageError, counted, dataFolder, resolveUserPath, runCommand } from './run.ts';

interface Unpacked {
  /** ISO 8601. */
  createdAt: string;
  files: number;
}

export interface Restored extends Unpacked {
  /** Where the previous files are now; undefined when there were none. */
  movedTo: string | undefined;
}

const unpackingPrefix = '.unpacking-';
/** The second is in every new volume of Linux, and may be root's. */
const notOfData = [lockFile, 'lost+found'];
/** Folders with the files from before a restore. */
export const beforePrefix = 'before-';

/**
 * Replaces the content of a data folder by an archive, after checking every byte of it. The folder itself stays, because
 * a mounted volume can't be renamed. No server can start on it meanwhile.
 * @param replace moves the previous files into a subfolder; nothing is deleted
 * @param now milliseconds since 1970
 * @throws {OperatorError}
 * @throws {FolderInUse} when a server works on the folder
 */
export async function restore(archive: string, root: string, replace: boolean, now: number): Promise<Restored> {
  const target = resolve(root);
  const isNew = !existsSync(target);
  await nodeFileSystem.makeFolder(target).catch((error: unknown) => {
    throw new OperatorError(`${target} cannot be a data folder (${errorCode(error)}). Set DATA_DIR to another one.`);
  });
  const unlock = takeLock(target);
  try {
    return await restoreInto(target, resolve(archive), replace, now);
  } catch (error) {
    if (isNew) await rm(target, { recursive: true });
    throw error;
  } finally {
    unlock();
  }
}

async function restoreInto(target: string, archive: string, replace: boolean, now: number): Promise<Restored> {
  const names = await readdir(target);
  const present = names.filter((name) => !notOfData.includes(name) && !name.startsWith(unpackingPrefix));
  if (present.length > 0 && !replace) {
    throw new OperatorError(
      `The data folder ${target} is not empty. Add --replace to move aside what is in it and put the backup in its place.`,
    );
  }
  const unpacking = await mkdtemp(join(target, unpackingPrefix));
  try {
    const unpacked = await unpack(archive, unpacking);
    await verifyStore(unpacking);
    await rm(join(unpacking, lockFile));
    // While a folder with this name is there, no server starts on a part of the files.
    const complete = unpacking.replace(unpackingPrefix, restoringPrefix);
    await rename(unpacking, complete);
    await syncFolder(target);
    const movedTo = join(target, `${beforePrefix}${new Date(now).toISOString().replaceAll(':', '-')}`);
    if (present.length > 0) {
      await mkdir(movedTo, { mode: 0o700 });
      await moveAll(present, target, movedTo);
    }
    await moveAll(await readdir(complete), complete, target);
    await rm(complete, { recursive: true });
    await syncFolder(target);
    return { ...unpacked, movedTo: present.length > 0 ? movedTo : undefined };
  } finally {
    // After an error, other files of the archive may still be on their way.
    await rm(unpacking, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name));
  await syncFolder(to);
  await syncFolder(from);
}

const refuse = (why: string) => new OperatorError(`This archive cannot be used: ${why}. Nothing was changed.`);

/** In bytes. Each chunk is unpacked in memory and may become a thousand times as large. */
const maxReadSize = 2 ** 16;

/**
 * Unpacks an archive, durable.
 * @param to an empty folder
 * @throws {OperatorError} when it is damaged or no backup
 */
async function unpack(archive: string, to: string): Promise<Unpacked> {
  let madeAt = 0;
  let files = 0;
  let odd: string | undefined;
  const filter = (path: string, entry: Stats | ReadEntry) => {
    // A data folder that somebody packed by hand has the lock, too.
    if (basename(path).startsWith(lockFile)) return false;
    const type = 'type' in entry ? entry.type : undefined;
    if (type === 'File') files++;
    else if (type !== 'Directory') odd ??= path;
    // A folder has none.
    madeAt = Math.max(madeAt, Number(entry.mtime) || 0);
    return odd === undefined;
  };
  const mode = { preserveOwner: false, fmode: 0o600, dmode: 0o700 };
  try {
    // Refuses a damaged gzip stream, and paths that lead out of the folder.
    await extract({ file: archive, cwd: to, strict: true, maxReadSize, filter, ...mode });
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (['ENOENT', 'EACCES', 'EISDIR'].includes(code)) {
      throw new OperatorError('There is no archive that can be read there.');
    }
    if (/^E(NOSPC|IO|MFILE|ROFS|DQUOT)$/.test(code)) throw error;
    throw refuse('it is damaged');
  }
  if (odd !== undefined) throw refuse(`${JSON.stringify(odd)} is not a plain file`);
  if (!existsSync(join(to, leadsFolder))) throw refuse('it is not a backup of this program');
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) {
      await syncFolder(path);
      continue;
    }
    await using file = await open(path, 'r+');
    await file.sync();
  }
  await syncFolder(to);
  return { createdAt: new Date(madeAt).toISOString(), files };
}

/**
 * Reads every record of an unpacked folder, and the file of each lead.
 * @throws {OperatorError} when one cannot be used
 */
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

// `npm run restore -- FILE [--replace]` restores a backup to the data folder.
if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) {
      throw new UsageError('Usage: npm run restore -- FILE [--replace]');
    }
    const dataDir = dataFolder('pg_restore');
    const { createdAt, files, movedTo } = await restore(
      resolveUserPath(file),
      dataDir,
      values.replace === true,
      Date.now(),
    );
    const aside = movedTo === undefined ? '' : `\nWhat was there is now in ${movedTo}`;
    return `The backup of ${createdAt} is in ${dataDir}: ${counted(files, 'file')}, all checked.${aside}`;
  });
}
