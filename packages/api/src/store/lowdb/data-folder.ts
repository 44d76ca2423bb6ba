import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState } from '../store.ts';

/** A folder held open, so that a sync never needs a new descriptor. */
type OpenFolder = Pick<FileHandle, 'sync' | 'close'>;

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

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Makes a folder and its parents, durable. Not by `recursive`, which never ends where a folder cannot be made in one that exists, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have been faster.
    if (!(await isFolder(path))) throw error;
  });
  // A new folder is an entry of its parent: until that is synced, a power cut takes the folder with all in it.
  await syncFolder(parent);
}

/** The file operations of the store. Tests replace them with operations that fail. */
export type FileSystem = typeof nodeFileSystem;

/** Files are readable by the owner of the process only. */
export const nodeFileSystem = {
  /** @throws an error with code ENOENT when there is no such file */
  read: (path: string): Promise<Buffer> => readFile(path),
  /** For the start. Whatever makes a buffer leaves it in memory until a late collection: 45 MiB with 25,000 leads. */
  readText: async (path: string): Promise<string> => readFileSync(path, 'utf8'),
  list: (path: string): Promise<string[]> => readdir(path),
  makeFolder,
  openFolder,
  /** Writes a whole file and syncs its bytes. Its name is durable once the folder is synced. */
  async write(path: string, bytes: Uint8Array): Promise<void> {
    await using file = await open(path, 'w', 0o600);
    // Not by `writeFile`: it returns to a busy event loop after each 512 KiB.
    for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten;
    await file.sync();
  },
  rename: (from: string, to: string): Promise<void> => rename(from, to),
  /** Removes a file; it need not exist. */
  remove: (path: string): Promise<void> => rm(path, { force: true }),
};

/** No new file can be written: the disk is full, read-only or another user's, or the process has no more descriptors. */
const refusals = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EACCES', 'EPERM'];

/** What is refused and stored together: a table, or all leads with their files. A full disk may have room for a small table. */
const partOf = (name: string): string => (dirname(name) === '.' ? name : 'leads');

/** Files that are replaced whole, and the flag that stops all writing after an error with an unknown outcome. */
export class DataFolder {
  readonly root: string;
  readonly #fileSystem: FileSystem;
  readonly #onFault: StoreEvents['onFault'];
  readonly #folders = new Map<string, OpenFolder>();
  /** Parts whose last write was refused. */
  readonly #refused = new Set<string>();
  #isStopped: boolean;

  /** @param isReadOnly refuses all writes */
  constructor(root: string, fileSystem: FileSystem, onFault?: StoreEvents['onFault'], isReadOnly = false) {
    this.root = root;
    this.#fileSystem = fileSystem;
    this.#onFault = onFault;
    this.#isStopped = isReadOnly;
  }

  get state(): StoreState {
    if (this.#isStopped) return 'stopped';
    return this.#refused.size > 0 ? 'refusing' : 'ready';
  }

  /** Makes folders that are absent, and removes what writes that were cut off have left in them. */
  async openFolders(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      const path = join(this.root, folder);
      await this.#fileSystem.makeFolder(path);
      const opened = await this.#fileSystem.openFolder(path);
      this.#folders.set(folder, opened);
      for (const name of await this.#fileSystem.list(path)) {
        if (name.endsWith('.tmp')) await this.#fileSystem.remove(join(path, name));
      }
      await opened.sync();
    }
  }

  list(folder: string): Promise<string[]> {
    return this.#fileSystem.list(join(this.root, folder));
  }

  /** @returns undefined when there is no such file */
  async read(name: string): Promise<Buffer | undefined> {
    return this.#fileSystem.read(join(this.root, name)).catch(ignoreMissing);
  }

  /** As `read`, for the start. */
  async readText(name: string): Promise<string | undefined> {
    return this.#fileSystem.readText(join(this.root, name)).catch(ignoreMissing);
  }

  /**
   * Replaces a file: after a power cut it has its old bytes or all of the new ones. Settles when it is durable.
   * @throws {StoreUnavailable}
   */
  async replace(name: string, bytes: Uint8Array): Promise<void> {
    const [path, temporary] = [join(this.root, name), join(this.root, `${name}.tmp`)];
    this.#refuseStopped();
    try {
      await this.#fileSystem.write(temporary, bytes);
    } catch (error) {
      await this.#fileSystem.remove(temporary).catch(() => {});
      const isRefused = refusals.includes(errorCode(error) ?? '');
      if (isRefused) this.#refused.add(partOf(name));
      throw this.#failed(error, !isRefused);
    }
    try {
      await this.#fileSystem.rename(temporary, path);
      await this.#folders.get(dirname(name))?.sync();
    } catch (error) {
      throw this.#failed(error);
    }
    this.#refused.delete(partOf(name));
  }

  /**
   * Settles when the removal is durable. Missing files are ignored.
   * @throws {StoreUnavailable}
   */
  async remove(names: readonly string[]): Promise<void> {
    this.#refuseStopped();
    try {
      for (const name of names) await this.#fileSystem.remove(join(this.root, name));
      for (const folder of new Set(names.map(dirname))) await this.#folders.get(folder)?.sync();
    } catch (error) {
      throw this.#failed(error);
    }
  }

  async close(): Promise<void> {
    for (const folder of this.#folders.values()) await folder.close();
  }

  #refuseStopped(): void {
    if (this.#isStopped) throw new StoreUnavailable('stopped');
  }

  /**
   * Notes an error of a write. After EIO the kernel may have dropped pages that it calls clean, so a later success would prove
   * nothing.
   * @param stops false when the old file is still there
   * @returns the error to throw
   */
  #failed(cause: unknown, stops = true): unknown {
    const code = errorCode(cause) ?? '';
    // A bug, such as ERR_INVALID_ARG_TYPE, must not look like a full disk.
    if (!/^E[A-Z0-9]+$/.test(code)) return cause;
    if (!this.#isStopped) this.#onFault?.({ code, stopped: stops });
    this.#isStopped ||= stops;
    return new StoreUnavailable(this.#isStopped ? 'stopped' : 'refusing', { cause });
  }
}

/** @throws the error unless it says that there is no such file or folder */
function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
