import { dirname } from 'node:path';
import { open, link, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';

/** A file being written. */
interface WritableFile {
  /** Writes some of the bytes and says how many: the caller loops. */
  write(bytes: Uint8Array): Promise<number>;
  /** Settles when the bytes are on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A folder held open, so that making its entries durable never needs a new descriptor. */
export interface OpenDirectory {
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The file operations that the store needs, and no more. Tests put one in between that fails at the
 * operation they choose.
 */
export interface FileSystem {
  /** @throws an error with code ENOENT when there is no such file */
  read(path: string): Promise<Buffer>;
  /** Names in a folder. */
  list(path: string): Promise<string[]>;
  /** Makes a folder and its parents, durable and readable by the owner alone. */
  makeDirectory(path: string): Promise<void>;
  openDirectory(path: string): Promise<OpenDirectory>;
  /** Opens an empty file for writing; whatever it held is gone. */
  create(path: string): Promise<WritableFile>;
  link(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; it need not exist. */
  remove(path: string): Promise<void>;
}

/** Windows cannot open a folder; NTFS journals renames itself. */
const directoriesSync = process.platform !== 'win32';

async function openDirectory(path: string): Promise<OpenDirectory> {
  if (!directoriesSync) return { sync: async () => {}, close: async () => {} };
  return open(path, 'r');
}

/** A new folder is an entry of its parent: without a sync of that, a power cut takes the folder and all in it. */
async function syncParents(path: string, firstMade: string): Promise<void> {
  const parent = await openDirectory(dirname(path));
  try {
    await parent.sync();
  } finally {
    await parent.close();
  }
  if (path !== firstMade) await syncParents(dirname(path), firstMade);
}

/** The machine's own file system. Data files are readable by the owner of the process alone. */
export const nodeFileSystem: FileSystem = {
  read: (path) => readFile(path),
  list: (path) => readdir(path),
  makeDirectory: async (path) => {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first !== undefined) await syncParents(path, first);
  },
  openDirectory,
  create: async (path) => {
    const file = await open(path, 'w', 0o600);
    return {
      write: async (bytes) => (await file.write(bytes)).bytesWritten,
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  link,
  rename,
  remove: (path) => rm(path, { force: true }),
};
