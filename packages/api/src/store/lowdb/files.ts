import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Intake } from '../../leads/model/lead.ts';
import { plainName } from '../file-name.ts';
import type { LeadFile } from '../store.ts';
import { WriteFault, writeWhole } from './durable-adapter.ts';
import { errorCode } from '../../errors.ts';
import type { FileSystem, OpenDirectory } from './file-system.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** Where whole files lie, in the data folder. */
export const filesFolder = 'resumes';

interface Place {
  fileSystem: FileSystem;
  /** The data folder. */
  root: string;
  /** The folder of the files, open. */
  directory: OpenDirectory;
  breaker: CircuitBreaker;
}

/**
 * A folder of whole files that never change, such as résumés. The leads name them: a file that is gone is
 * missing from its lead, and no reason to refuse the start.
 */
export class Files {
  readonly #place: Place;
  #names = new Set<string>();

  constructor(place: Place) {
    this.#place = place;
  }

  /**
   * Takes up what is there.
   * @param names of all files in the folder
   * @returns temporary files that a write which was cut off has left
   */
  load(names: readonly string[]): string[] {
    this.#names = new Set(names.filter((name) => !name.endsWith('.tmp')));
    return names.filter((name) => name.endsWith('.tmp')).map((name) => `${filesFolder}/${name}`);
  }

  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /**
   * Settles when the file would survive a power cut.
   * @throws {StoreUnavailable} when it was not kept
   */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(name);
    await this.#place.breaker.execute(() => this.#write(path, bytes));
    this.#names.add(name);
  }

  /** A file, compared with what its lead says of it. */
  async read({ file, bytes: size, sha256 }: NonNullable<Intake['resume']>): Promise<LeadFile> {
    try {
      const bytes = await this.#place.fileSystem.read(this.#pathOf(file));
      const isSound = bytes.length === size && (sha256 === undefined || hash('sha256', bytes) === sha256);
      return isSound ? { outcome: 'sound', bytes } : { outcome: 'damaged' };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return { outcome: 'gone' };
      throw error;
    }
  }

  /**
   * Settles when the files are gone for good; they need not exist.
   * @throws {StoreUnavailable} when some may still be there
   */
  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const { directory, fileSystem, breaker } = this.#place;
    const paths = names.map((name) => this.#pathOf(name));
    await breaker.execute(async () => {
      for (const path of paths) await fileSystem.remove(path);
      await directory.sync();
    });
    for (const name of names) this.#names.delete(name);
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const { directory, fileSystem } = this.#place;
    const temporary = `${path}.tmp`;
    try {
      await writeWhole(fileSystem, temporary, bytes);
      await fileSystem.rename(temporary, path);
      await directory.sync();
    } catch (cause) {
      // Without its lead the file is nobody's, so it does not matter whether its removal is durable.
      await fileSystem.remove(temporary).catch(() => {});
      await fileSystem.remove(path).catch(() => {});
      throw new WriteFault(cause, true);
    }
  }

  #pathOf(name: string): string {
    return join(this.#place.root, filesFolder, plainName(name));
  }
}
