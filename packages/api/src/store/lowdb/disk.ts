import { open, link, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState } from '../store.ts';

/** A file being written. */
interface WritableFile {
  /** May write only some of the bytes. @returns how many */
  write(bytes: Uint8Array): Promise<number>;
  /** Settles when the bytes are on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A folder held open: a sync never needs a new descriptor. */
type OpenDirectory = Pick<WritableFile, 'sync' | 'close'>;

/** The file operations of the store. Tests replace them with operations that fail. */
export interface FileSystem {
  /** @throws an error with code ENOENT when there is no such file */
  read(path: string): Promise<Buffer>;
  /** Names in a folder. */
  list(path: string): Promise<string[]>;
  /** Makes a folder and its parents, durable and readable by the owner alone. */
  makeDirectory(path: string): Promise<void>;
  openDirectory(path: string): Promise<OpenDirectory>;
  /** Opens a file for writing, and empties it. */
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

/** Makes the names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await openDirectory(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A new folder is an entry of its parent: until that is synced, a power cut takes the folder with all in it. */
async function syncParents(path: string, firstMade: string): Promise<void> {
  await syncFolder(dirname(path));
  if (path !== firstMade) await syncParents(dirname(path), firstMade);
}

/** Files are readable by the owner of the process only. */
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

/** What becomes of the old file. */
type OldFile =
  /** It stays beside the new one as `.bak`. */
  | 'backup'
  /** Nothing of it may stay. */
  | 'erase'
  /** The new file and the old one are both right. */
  | 'ignore'
  /** There is none, and nobody reads the new one yet. */
  | 'none';

/** It is unknown whether the file was replaced. */
class UnknownOutcome extends Error {}

/** The data folder, and a circuit breaker for all writes to it. Folders are held open, so a sync needs no new descriptor. */
export class Disk {
  readonly root: string;
  readonly #fileSystem: FileSystem;
  readonly #directories = new Map<string, OpenDirectory>();
  readonly #onFault: StoreEvents['onFault'];
  #state: StoreState;

  /** @param state `stopped` only reads */
  constructor(root: string, fileSystem: FileSystem, state: StoreState, onFault?: StoreEvents['onFault']) {
    this.root = root;
    this.#fileSystem = fileSystem;
    this.#state = state;
    this.#onFault = onFault;
  }

  get state(): StoreState {
    return this.#state;
  }

  /** Opens folders, and makes those that are absent. */
  async openFolders(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      await this.#fileSystem.makeDirectory(join(this.root, folder));
      this.#directories.set(folder, await this.#fileSystem.openDirectory(join(this.root, folder)));
    }
    for (const directory of this.#directories.values()) await directory.sync();
  }

  /** Names in a folder; none when it does not exist. */
  async list(folder: string): Promise<string[]> {
    return (await ifExists(this.#fileSystem.list(join(this.root, folder)))) ?? [];
  }

  /** @returns undefined when there is no such file */
  read(name: string): Promise<Buffer | undefined> {
    return ifExists(this.#fileSystem.read(join(this.root, name)));
  }

  /**
   * Replaces a file: after a power cut it has its old bytes or all of the new ones. Settles when it is durable.
   * @throws {StoreUnavailable}
   */
  async replace(name: string, bytes: Uint8Array, old: OldFile): Promise<void> {
    await this.#guard(() => this.#replace(name, bytes, old));
    if (this.#state === 'refusing') this.#state = 'ready';
  }

  /**
   * Settles when the deletion is durable. Missing files are ignored.
   * @throws {StoreUnavailable}
   */
  remove(names: readonly string[]): Promise<void> {
    return this.#guard(() => this.#remove(names));
  }

  async close(): Promise<void> {
    for (const directory of this.#directories.values()) await directory.close();
  }

  async #replace(name: string, bytes: Uint8Array, old: OldFile): Promise<void> {
    const [temporary, backup] = [`${name}.tmp`, `${name}.bak`];
    let hasBackup = false;
    try {
      await this.#write(temporary, bytes);
      if (old === 'backup') hasBackup = await this.#link(name, backup);
      // First, because after a power cut the old file must still show what to erase.
      if (old === 'erase') await this.#remove([backup]);
      await this.#rename(temporary, name);
    } catch (error) {
      await this.#fileSystem.remove(join(this.root, temporary)).catch(() => {});
      throw error;
    }
    try {
      await this.#sync(name);
    } catch (cause) {
      // The caller is told that nothing was written, so the old file is put back.
      if (old === 'erase') throw new UnknownOutcome('Nothing of the old file is left', { cause });
      if (old === 'backup') await this.#putBack(name, hasBackup ? backup : undefined, cause);
      if (old === 'none') await this.#remove([name]).catch(() => {});
      throw cause;
    }
  }

  async #putBack(name: string, backup: string | undefined, cause: unknown): Promise<void> {
    try {
      if (backup === undefined) return await this.#remove([name]);
      await this.#rename(backup, name);
      await this.#sync(name);
    } catch {
      throw new UnknownOutcome('The old file could not be put back', { cause });
    }
  }

  /** Syncs the bytes. The name is durable when its folder is synced. */
  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const file = await this.#fileSystem.create(join(this.root, name));
    try {
      for (let written = 0; written < bytes.length;) {
        const count = await file.write(bytes.subarray(written));
        if (count === 0) throw Object.assign(new Error('Nothing was written'), { code: 'ENOSPC' });
        written += count;
      }
      await file.sync();
    } finally {
      await file.close();
    }
  }

  #rename(from: string, to: string): Promise<void> {
    return this.#fileSystem.rename(join(this.root, from), join(this.root, to));
  }

  /** Gives a file a second name. @returns false when there is no such file */
  async #link(from: string, to: string): Promise<boolean> {
    await this.#fileSystem.remove(join(this.root, to));
    try {
      await this.#fileSystem.link(join(this.root, from), join(this.root, to));
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error) ?? '')) throw error;
      // A file system without hard links.
      await this.#write(to, await this.#fileSystem.read(join(this.root, from)));
      return true;
    }
  }

  async #remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#fileSystem.remove(join(this.root, name));
    for (const folder of new Set(names.map(dirname))) await this.#directories.get(folder)?.sync();
  }

  async #sync(name: string): Promise<void> {
    await this.#directories.get(dirname(name))?.sync();
  }

  /** Rethrows errors that are not the system's: a bug must not look like a full disk. */
  async #guard(write: () => Promise<void>): Promise<void> {
    if (this.#state === 'stopped') throw new StoreUnavailable('stopped');
    try {
      await write();
    } catch (error) {
      const isUnknown = error instanceof UnknownOutcome;
      const cause = isUnknown ? error.cause : error;
      const code = errorCode(cause) ?? '';
      // Node's own codes, such as ERR_INVALID_ARG_TYPE, are bugs.
      if (!isUnknown && !/^E[A-Z0-9]+$/.test(code)) throw error;
      // After EIO the kernel may have dropped pages that it calls clean, so a later success would prove nothing.
      const stopped = isUnknown || code === 'EIO';
      if (this.state !== 'stopped') {
        this.#state = stopped ? 'stopped' : 'refusing';
        this.#onFault?.({ code, stopped });
      }
      throw new StoreUnavailable(stopped ? 'stopped' : 'refusing', { cause });
    }
  }
}

async function ifExists<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
