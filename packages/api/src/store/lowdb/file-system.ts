import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../errors.ts';

/** A folder held open, so that a sync never needs a new descriptor. */
export interface OpenFolder {
  /** Makes the names in the folder durable. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file operations of the store. Tests replace them with operations that fail. */
export interface FileSystem {
  /** @throws an error with code ENOENT when there is no such file */
  read(path: string): Promise<Buffer>;
  /** Reads a text in UTF-8, at the start only: it holds up everything else. @throws as `read` */
  readText(path: string): Promise<string>;
  /** Names in a folder. */
  list(path: string): Promise<string[]>;
  /** Makes a folder and its parents, durable and readable by the owner alone. */
  makeFolder(path: string): Promise<void>;
  openFolder(path: string): Promise<OpenFolder>;
  /** Writes a whole file and syncs its bytes. Its name is durable once the folder is synced. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; it need not exist. */
  remove(path: string): Promise<void>;
}

async function openFolder(path: string): Promise<OpenFolder> {
  // Windows cannot open a folder; NTFS journals renames itself.
  if (process.platform === 'win32') return { sync: async () => {}, close: async () => {} };
  return open(path, 'r');
}

/** Makes the names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await openFolder(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Not `mkdir` with `recursive`, which never ends where a folder cannot be made in one that exists, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make().catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
      await makeFolder(dirname(path));
      await make();
    });
  } catch (error) {
    const isThere = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) return;
    throw error;
  }
  // A new folder is an entry of its parent: until that is synced, a power cut takes the folder with all in it.
  await syncFolder(dirname(path));
}

/** Files are readable by the owner of the process only. */
export const nodeFileSystem: FileSystem = {
  read: (path) => readFile(path),
  // The asynchronous functions leave each file in memory until a late collection: 50 MiB with 25,000 leads.
  readText: async (path) => readFileSync(path, 'utf8'),
  list: (path) => readdir(path),
  makeFolder,
  openFolder,
  write: (path, bytes) => writeFile(path, bytes, { mode: 0o600, flush: true }),
  rename,
  remove: (path) => rm(path, { force: true }),
};
