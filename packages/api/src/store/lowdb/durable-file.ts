import { join } from 'node:path';
import type { Adapter } from 'lowdb';
import { DamagedFile, decode, encode } from './envelope.ts';
import { errorCode } from '../../error-code.ts';
import type { FileSystem, OpenDirectory } from './file-system.ts';

/** Writes a new file. Settles when all of its bytes are on the disk; its name is durable when its folder is synced. */
export async function writeWhole(fileSystem: FileSystem, path: string, bytes: Uint8Array): Promise<void> {
  const file = await fileSystem.create(path);
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

/** A file was not replaced. `undone` is false when what is on the disk now cannot be told. */
export class WriteFault extends Error {
  override name = 'WriteFault';
  readonly undone: boolean;

  constructor(cause: unknown, undone: boolean) {
    super('The file was not replaced', { cause });
    this.undone = undone;
  }
}

interface Place {
  fileSystem: FileSystem;
  /** The data folder. */
  root: string;
  /** Name of the file in the data folder, with "/" in it: it is written into the file. */
  file: string;
  /** The folder that holds the file, open. */
  directory: OpenDirectory;
}

/**
 * lowdb's adapter with durability: the old file stays whole until the new one is on the disk, and
 * remains beside it as `.bak`. lowdb's own adapter does not sync, so a power cut can lose what it acknowledged.
 */
export class DurableFile<Row extends object> implements Adapter<Row[]> {
  readonly #place: Place;
  readonly #path: string;

  constructor(place: Place) {
    this.#place = place;
    this.#path = join(place.root, place.file);
  }

  /** In the data folder. */
  get name(): string {
    return this.#place.file;
  }

  /** Whether the file is there and holds what was written to it. @throws an error of the system */
  async isSound(): Promise<boolean> {
    try {
      return (await this.read()) !== null;
    } catch (error) {
      if (error instanceof DamagedFile) return false;
      throw error;
    }
  }

  /**
   * @returns the rows, or null when there is no such file
   * @throws {DamagedFile}
   */
  async read(): Promise<Row[] | null> {
    try {
      const bytes = await this.#place.fileSystem.read(this.#path);
      // The checksum proves that these are the rows that were written.
      return decode(this.#place.file, bytes) as Row[];
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /**
   * Replaces the file. Settles when the new one is durable.
   * @throws {WriteFault}
   */
  async write(rows: Row[]): Promise<void> {
    const { fileSystem, directory, file } = this.#place;
    const temporary = `${this.#path}.tmp`;
    let backedUp: boolean;
    try {
      await writeWhole(fileSystem, temporary, encode(file, rows));
      backedUp = await this.#backUp();
      await fileSystem.rename(temporary, this.#path);
    } catch (cause) {
      await fileSystem.remove(temporary).catch(() => {});
      throw new WriteFault(cause, true);
    }
    try {
      await directory.sync();
    } catch (cause) {
      throw new WriteFault(cause, await this.#takeBack(backedUp));
    }
  }

  /**
   * Replaces the file and leaves nothing of what it held: the copy beside it goes first. Settles when that is durable.
   * @throws {WriteFault}
   */
  async overwrite(rows: Row[]): Promise<void> {
    const { fileSystem, directory, file } = this.#place;
    const temporary = `${this.#path}.tmp`;
    try {
      await writeWhole(fileSystem, temporary, encode(file, rows));
      await fileSystem.remove(`${this.#path}.bak`);
      // Before the file itself: after a power cut it still tells what is to be removed.
      await directory.sync();
      await fileSystem.rename(temporary, this.#path);
    } catch (cause) {
      await fileSystem.remove(temporary).catch(() => {});
      throw new WriteFault(cause, true);
    }
    try {
      await directory.sync();
    } catch (cause) {
      // There is nothing left to take it back from.
      throw new WriteFault(cause, false);
    }
  }

  /** Gives the present file its second name. The first write has nothing to back up. */
  async #backUp(): Promise<boolean> {
    const { fileSystem } = this.#place;
    const backup = `${this.#path}.bak`;
    await fileSystem.remove(backup);
    try {
      await fileSystem.link(this.#path, backup);
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error) ?? '')) throw error;
      // A file system without hard links.
      await writeWhole(fileSystem, backup, await fileSystem.read(this.#path));
      return true;
    }
  }

  /** The new file is visible and refused: put the old one back, so that the refusal is true. */
  async #takeBack(backedUp: boolean): Promise<boolean> {
    const { fileSystem, directory } = this.#place;
    try {
      if (backedUp) await fileSystem.rename(`${this.#path}.bak`, this.#path);
      else await fileSystem.remove(this.#path);
      await directory.sync();
      return true;
    } catch {
      return false;
    }
  }
}
