import { dirname, join } from 'node:path';
import { errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState } from '../store.ts';
import type { FileSystem, OpenFolder } from './file-system.ts';

/** No new file can be written: the disk is full, read-only or another user's, or the process has no more descriptors. */
const refusals = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EACCES', 'EPERM'];

/** Files that are replaced whole, and the flag that stops all writing after an error with an unknown outcome. */
export class DataFolder {
  readonly root: string;
  readonly #fileSystem: FileSystem;
  readonly #onFault: StoreEvents['onFault'];
  readonly #folders = new Map<string, OpenFolder>();
  #state: StoreState;

  /** @param state `stopped` only reads */
  constructor(root: string, fileSystem: FileSystem, onFault?: StoreEvents['onFault'], state: StoreState = 'ready') {
    this.root = root;
    this.#fileSystem = fileSystem;
    this.#onFault = onFault;
    this.#state = state;
  }

  /** After the last write. */
  get state(): StoreState {
    return this.#state;
  }

  /** Makes folders that are absent, and removes what writes that were cut off have left in them. */
  async openFolders(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      const path = join(this.root, folder);
      await this.#fileSystem.makeFolder(path);
      const open = await this.#fileSystem.openFolder(path);
      this.#folders.set(folder, open);
      for (const name of await this.#fileSystem.list(path)) {
        if (name.endsWith('.tmp')) await this.#fileSystem.remove(join(path, name));
      }
      await open.sync();
    }
  }

  /** Names in a folder. */
  list(folder: string): Promise<string[]> {
    return this.#fileSystem.list(join(this.root, folder));
  }

  /** @returns undefined when there is no such file */
  async read(name: string): Promise<Buffer | undefined> {
    return this.#fileSystem.read(join(this.root, name)).catch(ignoreMissing);
  }

  /** For the start. @returns undefined when there is no such file */
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
      throw this.#failed(error, !refusals.includes(errorCode(error) ?? ''));
    }
    try {
      await this.#fileSystem.rename(temporary, path);
      await this.#folders.get(dirname(name))?.sync();
    } catch (error) {
      throw this.#failed(error);
    }
    this.#state = 'ready';
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
    if (this.#state === 'stopped') throw new StoreUnavailable('stopped');
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
    if (this.state !== 'stopped') this.#onFault?.({ code, stopped: stops });
    this.#state = stops ? 'stopped' : 'refusing';
    return new StoreUnavailable(this.#state, { cause });
  }
}

/** @throws the error unless it says that there is no such file or folder */
function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
