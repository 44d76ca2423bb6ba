import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { storeManifestFile } from '../../store/lowdb/data-folder.ts';
import { nodeFileSystem } from '../../store/lowdb/file-system.ts';
import { lockFile, takeLock } from '../../store/lowdb/lock.ts';
import { OperatorError } from '../../errors.ts';
import { manifestFile } from './manifest.ts';
import { copyAll } from './copy.ts';
import type { Copied } from './copy.ts';
import type { Manifest } from './manifest.ts';
import { unpack } from './unpack.ts';

export interface Restored {
  manifest: Manifest;
  /** Where the files that were there are now; undefined when there were none. */
  movedTo: string | undefined;
}

/**
 * Puts an archive in the place of what a data folder holds, after every byte of it was checked. The folder itself stays
 * what it is: a volume that is mounted there can be neither renamed nor removed. No server can start on it meanwhile.
 * @param replace moves what is there aside, into a folder inside; nothing is ever deleted
 * @param now milliseconds since 1970
 * @throws {OperatorError}
 * @throws {FolderInUse} when a server works on the folder
 */
export async function restore(archive: string, root: string, replace: boolean, now: number): Promise<Restored> {
  const target = resolve(root);
  const isNew = !existsSync(target);
  await nodeFileSystem.makeDirectory(target);
  const lock = takeLock(target);
  try {
    return await restoreInto(target, resolve(archive), replace, now);
  } catch (error) {
    if (isNew) await rm(target, { recursive: true });
    throw error;
  } finally {
    lock.release();
  }
}

/**
 * Puts what an archive holds into an empty database, and compares all of it.
 * @throws {OperatorError} when it is not empty
 */
export async function restoreDatabase(archive: string, url: string): Promise<Copied & Pick<Manifest, 'createdAt'>> {
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
    const manifest = await unpack(archive, unpacked);
    for (const name of [manifestFile, lockFile]) await rm(join(unpacked, name), { force: true });
    const movedTo = join(target, `before-${new Date(now).toISOString().replaceAll(':', '-')}`);
    if (present.length > 0) {
      await mkdir(movedTo, { mode: 0o700 });
      await moveAll(present, target, movedTo, 'manifest first');
    }
    await moveAll(await readdir(unpacked), unpacked, target, 'manifest last');
    return { manifest, movedTo: present.length > 0 ? movedTo : undefined };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** A folder of data files without their manifest starts no server: whatever stops the move, half of it is never used. */
async function moveAll(names: readonly string[], from: string, to: string, order: 'manifest first' | 'manifest last') {
  const manifest = names.filter((name) => name === storeManifestFile);
  const others = names.filter((name) => name !== storeManifestFile);
  for (const batch of order === 'manifest first' ? [manifest, others] : [others, manifest]) {
    for (const name of batch) await rename(join(from, name), join(to, name));
    await syncFolder(to);
    await syncFolder(from);
  }
}

async function syncFolder(path: string): Promise<void> {
  const directory = await nodeFileSystem.openDirectory(path);
  await directory.sync();
  await directory.close();
}
