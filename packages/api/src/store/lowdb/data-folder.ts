import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState } from '../store.ts';

/** Makes the names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; NTFS journals renames itself.
  if (process.platform === 'win32') return;
  await using folder = await open(path, 'r');
  await folder.sync();
}

/** Makes a folder and its parents, durable. Not by `recursive`, which never ends in a place such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
  await syncFolder(dirname(path));
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
  syncFolder,
  /** Writes a whole file and syncs its bytes. Its name is durable once the folder is synced. */
  write: (path: string, content: Uint8Array | string): Promise<void> =>
    writeFile(path, content, { mode: 0o600, flush: true }),
  rename: (from: string, to: string): Promise<void> => rename(from, to),
  /** Removes a file, or a folder with all in it; it need not exist. */
  remove: (path: string): Promise<void> => rm(path, { force: true, recursive: true }),
};

/** No new file can be written: the disk is full, read-only or another user's, or the process has no more descriptors. */
const refusals = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EACCES', 'EPERM'];

/** Files that are replaced whole, and the state that ends all writing after an error with an unknown outcome. */
export class DataFolder {
  readonly root: string;
  readonly #fileSystem: FileSystem;
  readonly #onFault: StoreEvents['onFault'];
  #state: StoreState;

  constructor(root: string, fileSystem: FileSystem, onFault?: StoreEvents['onFault'], state: StoreState = 'ready') {
    this.root = root;
    this.#fileSystem = fileSystem;
    this.#onFault = onFault;
    this.#state = state;
  }

  get state(): StoreState {
    return this.#state;
  }

  list(folder: string): Promise<string[]> {
    return this.#fileSystem.list(join(this.root, folder));
  }

  /** @returns undefined when there is no such file */
  read(name: string): Promise<Buffer | undefined> {
    return this.#fileSystem.read(join(this.root, name)).catch(ignoreMissing);
  }

  /** For the start. @throws an error with code ENOENT when there is no such file */
  readText(name: string): Promise<string> {
    return this.#fileSystem.readText(join(this.root, name));
  }

  /** Makes folders that are absent, and removes what writes that were cut off have left in them. */
  async prepare(folders: readonly string[]): Promise<void> {
    for (const folder of folders.map((name) => join(this.root, name))) {
      await this.#fileSystem.makeFolder(folder);
      for (const name of await this.#fileSystem.list(folder)) {
        if (name.endsWith('.tmp')) await this.#fileSystem.remove(join(folder, name));
      }
      await this.#fileSystem.syncFolder(folder);
    }
  }

  /**
   * Replaces a file: after a power cut it has its old bytes or all of the new ones. Settles when it is durable.
   * @throws {StoreUnavailable}
   */
  async replace(name: string, content: Uint8Array | string): Promise<void> {
    const path = join(this.root, name);
    const temporary = `${path}.tmp`;
    const write = () =>
      this.#fileSystem.write(temporary, content).catch(async (error: unknown) => {
        await this.#fileSystem.remove(temporary).catch(() => {});
        throw error;
      });
    await this.#attempt(write, refusals);
    await this.#attempt(async () => {
      await this.#fileSystem.rename(temporary, path);
      await this.#fileSystem.syncFolder(dirname(path));
    });
  }

  /**
   * Settles when the removal is durable. Missing files are ignored.
   * @throws {StoreUnavailable}
   */
  async remove(folder: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.#attempt(async () => {
      for (const name of names) await this.#fileSystem.remove(join(this.root, folder, name));
      await this.#fileSystem.syncFolder(join(this.root, folder));
    });
  }

  /**
   * Stops all writing after an error: after EIO the kernel may have dropped pages that it calls clean, so a later success
   * would prove nothing.
   * @param passing codes that change nothing: the next attempt may succeed
   * @throws {StoreUnavailable}
   */
  async #attempt(work: () => Promise<void>, passing: readonly string[] = []): Promise<void> {
    if (this.state === 'stopped') throw new StoreUnavailable('stopped');
    try {
      await work();
      if (this.#state === 'refusing') this.#state = 'ready';
    } catch (cause) {
      const code = errorCode(cause) ?? '';
      // A bug, such as ERR_INVALID_ARG_TYPE, must not look like a full disk.
      if (!/^E[A-Z0-9]+$/.test(code)) throw cause;
      if (this.#state !== 'stopped') this.#state = passing.includes(code) ? 'refusing' : 'stopped';
      this.#onFault?.({ code, stopped: this.#state === 'stopped' });
      throw new StoreUnavailable(this.#state, { cause });
    }
  }
}

/** @throws the error unless it says that there is no such file or folder */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
