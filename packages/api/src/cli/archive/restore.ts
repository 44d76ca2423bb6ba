import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { storeManifestFile } from '../../store/lowdb/data-folder.ts';
import { nodeFileSystem, syncFolder } from '../../store/lowdb/disk.ts';
import { lockFile, takeLock } from '../../store/lowdb/lock.ts';
import { OperatorError } from '../../errors.ts';
import { copyAll, type Copied } from './copy.ts';
import { unpack, type Unpacked } from './unpack.ts';

export interface Restored extends Unpacked {
  /** Where the previous files are now; undefined when there were none. */
  movedTo: string | undefined;
}

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
  await nodeFileSystem.makeDirectory(target);
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

/**
 * Restores an archive to an empty database.
 * @throws {OperatorError} when the database is not empty, or the archive is damaged
 */
export async function restoreDatabase(archive: string, url: string): Promise<Copied & Pick<Unpacked, 'createdAt'>> {
  const unpacked = await mkdtemp(join(tmpdir(), 'restoring-'));
  try {
    const { createdAt } = await unpack(resolve(archive), unpacked);
    return { createdAt, ...(await copyAll(unpacked, url)) };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function restoreInto(target: string, archive: string, replace: boolean, now: number): Promise<Restored> {
  const present = (await readdir(target)).filter((name) => name !== lockFile);
  if (present.length > 0 && !replace) {
    throw new OperatorError(
      `The data folder ${target} is not empty. Add --replace to move aside what is in it and put the backup in its place.`,
    );
  }
  const unpacked = await mkdtemp(join(target, '.restoring-'));
  try {
    const { createdAt, files } = await unpack(archive, unpacked);
    await rm(join(unpacked, lockFile), { force: true });
    const movedTo = join(target, `before-${new Date(now).toISOString().replaceAll(':', '-')}`);
    if (present.length > 0) {
      await mkdir(movedTo, { mode: 0o700 });
      await moveAll(present, target, movedTo, 'manifest first');
    }
    await moveAll(await readdir(unpacked), unpacked, target, 'manifest last');
    return { createdAt, files, movedTo: present.length > 0 ? movedTo : undefined };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** A server refuses to start on data without its manifest, so it never uses a half-moved folder. */
async function moveAll(names: readonly string[], from: string, to: string, order: 'manifest first' | 'manifest last') {
  const manifest = names.filter((name) => name === storeManifestFile);
  const others = names.filter((name) => name !== storeManifestFile);
  for (const batch of order === 'manifest first' ? [manifest, others] : [others, manifest]) {
    for (const name of batch) await rename(join(from, name), join(to, name));
    await syncFolder(to);
    await syncFolder(from);
  }
}
