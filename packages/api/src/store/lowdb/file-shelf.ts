import { join } from 'node:path';
import { WriteFault } from './durable-file.ts';
import { errorCode } from '../../error-code.ts';
import type { FileSystem, OpenDirectory } from './file-system.ts';
import type { WriteGate } from './write-gate.ts';
import { writeWhole } from './write-whole.ts';

/**
 * A folder of whole files that never change, such as résumés. The records name them: a file that is gone is
 * missing from its record, and no reason to refuse the start.
 */
export class FileShelf {
  readonly #fileSystem: FileSystem;
  readonly #path: string;
  readonly #directory: OpenDirectory;
  readonly #gate: WriteGate;

  constructor(fileSystem: FileSystem, path: string, directory: OpenDirectory, gate: WriteGate) {
    this.#fileSystem = fileSystem;
    this.#path = path;
    this.#directory = directory;
    this.#gate = gate;
  }

  /**
   * Settles when the file would survive a power cut.
   * @throws {StoreUnavailable} when it was not kept
   */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(name);
    await this.#gate.pass(() => this.#write(path, bytes));
  }

  /** Undefined when there is no such file. */
  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await this.#fileSystem.read(this.#pathOf(name));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * Settles when the files are gone for good; they need not exist.
   * @throws {StoreUnavailable} when some may still be there
   */
  async remove(names: readonly string[]): Promise<void> {
    const paths = names.map((name) => this.#pathOf(name));
    await this.#gate.pass(async () => {
      for (const path of paths) await this.#fileSystem.remove(path);
      await this.#directory.sync();
    });
  }

  async names(): Promise<string[]> {
    return this.#fileSystem.list(this.#path);
  }

  /** A write that was cut off leaves its temporary file. Nothing names it. */
  async removeLeftovers(): Promise<void> {
    const names = await this.names();
    for (const name of names.filter((each) => each.endsWith('.tmp'))) {
      await this.#fileSystem.remove(join(this.#path, name));
    }
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const temporary = `${path}.tmp`;
    try {
      await writeWhole(this.#fileSystem, temporary, bytes);
      await this.#fileSystem.rename(temporary, path);
      await this.#directory.sync();
    } catch (cause) {
      // Without its record the file is nobody's, so it does not matter whether its removal is durable.
      await this.#fileSystem.remove(temporary).catch(() => {});
      await this.#fileSystem.remove(path).catch(() => {});
      throw new WriteFault(cause, true);
    }
  }

  /** Names are generated; one that could lead out of the folder is a mistake of ours. */
  #pathOf(name: string): string {
    if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error('A file needs a plain name');
    return join(this.#path, name);
  }
}
