import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from '../error-code.ts';
import { nodeFileSystem } from '../store/lowdb/file-system.ts';
import { takeLock } from '../store/lowdb/lock.ts';
import { BackupRefused, manifestFile } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { unpack } from './unpack.ts';

/** What the lock leaves: a folder that holds nothing else is empty. */
const ofTheLock = new Set(['lock', 'lock-owner']);

export interface Restored {
  manifest: Manifest;
  /** Where the folder that was there is now; undefined when there was none. */
  movedTo: string | undefined;
}

/**
 * Puts an archive in the place of a data folder, after every byte of it was checked.
 * @param replace moves a folder that is not empty aside; nothing is ever deleted
 * @param now milliseconds since 1970
 * @throws {BackupRefused}
 * @throws {FolderInUse} when a server works on the folder
 */
export async function restore(archive: string, root: string, replace: boolean, now: number): Promise<Restored> {
  const target = resolve(root);
  await refuseUsed(target, replace);
  const parent = dirname(target);
  await mkdir(parent, { recursive: true });
  const unpacked = await mkdtemp(join(parent, `.${basename(target)}-restoring-`));
  try {
    const manifest = await unpack(resolve(archive), unpacked);
    for (const name of [manifestFile, ...ofTheLock]) await rm(join(unpacked, name), { recursive: true, force: true });
    // A server may have been started meanwhile, and have kept something.
    const isFull = await refuseUsed(target, replace);
    const movedTo = isFull ? `${target}.before-${new Date(now).toISOString().replaceAll(':', '-')}` : undefined;
    if (movedTo !== undefined) await rename(target, movedTo);
    else await rm(target, { recursive: true, force: true });
    await rename(unpacked, target);
    const directory = await nodeFileSystem.openDirectory(parent);
    await directory.sync();
    await directory.close();
    return { manifest, movedTo };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** @returns whether there is anything in the folder */
async function refuseUsed(target: string, replace: boolean): Promise<boolean> {
  let names: string[];
  try {
    names = await readdir(target);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
  if (names.includes('lock')) await (await takeLock(target, () => {})).release();
  const isFull = names.some((name) => !ofTheLock.has(name));
  if (isFull && !replace) {
    throw new BackupRefused(
      `The data folder ${target} is not empty. Add --replace to move it aside and put the backup in its place.`,
    );
  }
  return isFull;
}
