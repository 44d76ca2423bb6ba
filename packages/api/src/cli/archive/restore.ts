import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OperatorError, errorCode } from '../../errors.ts';
import { nodeFileSystem, syncFolder } from '../../store/lowdb/data-folder.ts';
import { lockFile, takeLock } from '../../store/lowdb/lock.ts';
import { restoringPrefix } from '../../store/lowdb/lowdb-store.ts';
import { unpack, type Unpacked } from './unpack.ts';

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
    const { createdAt, files } = await unpack(archive, unpacking);
    await rm(join(unpacking, lockFile), { force: true });
    // While a folder with this name is there, no server starts on a part of the files.
    const unpacked = unpacking.replace(unpackingPrefix, restoringPrefix);
    await rename(unpacking, unpacked);
    await syncFolder(target);
    const movedTo = join(target, `${beforePrefix}${new Date(now).toISOString().replaceAll(':', '-')}`);
    if (present.length > 0) {
      await mkdir(movedTo, { mode: 0o700 });
      await moveAll(present, target, movedTo);
    }
    await moveAll(await readdir(unpacked), unpacked, target);
    await rm(unpacked, { recursive: true });
    await syncFolder(target);
    return { createdAt, files, movedTo: present.length > 0 ? movedTo : undefined };
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name));
  await syncFolder(to);
  await syncFolder(from);
}
