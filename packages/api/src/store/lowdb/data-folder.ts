import { dirname, join } from 'node:path';
import { Collection } from './collection.ts';
import { DurableAdapter, writeWhole } from './durable-adapter.ts';
import type { FileSystem, OpenDirectory } from './file-system.ts';
import { errorCode } from '../../errors.ts';
import { Files, filesFolder } from './files.ts';
import { leadFolders } from './partition.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** Lists every data file. Its presence says: this folder holds a store. */
export const storeManifestFile = 'store.json';

interface ListedFile {
  file: string;
}

/** Holds a folder open where nothing is written. */
const unwritten: OpenDirectory = { sync: async () => {}, close: async () => {} };

/** The files of the data folder. A file is listed in the manifest before the first row goes into it. */
export class DataFolder {
  readonly root: string;
  readonly fileSystem: FileSystem;
  readonly breaker: CircuitBreaker;
  readonly files: Files;
  readonly #directories: ReadonlyMap<string, OpenDirectory>;
  readonly #manifest: Collection<ListedFile>;

  private constructor(
    root: string,
    fileSystem: FileSystem,
    breaker: CircuitBreaker,
    directories: ReadonlyMap<string, OpenDirectory>,
  ) {
    this.root = root;
    this.fileSystem = fileSystem;
    this.breaker = breaker;
    this.#directories = directories;
    // Listing is a part of another write, which has passed the breaker.
    this.#manifest = new Collection(this.#adapter<ListedFile>(storeManifestFile));
    this.files = new Files({ fileSystem, root, directory: this.#directory(filesFolder), breaker });
  }

  /**
   * Makes the folders and holds them open.
   * @param isWritten false when nothing will be written: then they need not be there
   */
  static async open(
    root: string,
    fileSystem: FileSystem,
    breaker: CircuitBreaker,
    isWritten: boolean,
  ): Promise<DataFolder> {
    const directories = new Map<string, OpenDirectory>();
    if (isWritten) {
      try {
        for (const folder of ['.', 'leads', ...leadFolders, filesFolder]) {
          await fileSystem.makeDirectory(join(root, folder));
          directories.set(folder, await fileSystem.openDirectory(join(root, folder)));
        }
        for (const directory of directories.values()) await directory.sync();
      } catch (error) {
        for (const directory of directories.values()) await directory.close();
        throw error;
      }
    }
    return new DataFolder(root, fileSystem, breaker, directories);
  }

  /** Names of the files that the manifest lists, in the order in which they were made. */
  get listed(): readonly string[] {
    return this.#manifest.rows.map(({ file }) => file);
  }

  /** A handle on a data file; it reads nothing yet. */
  file<Row extends object>(name: string): Collection<Row> {
    return new Collection(this.#adapter<Row>(name), { breaker: this.breaker, list: () => this.list([name]) });
  }

  /** Adds names to the manifest; without any it is written too, and the folder holds a store from then on. @throws {WriteFault} */
  list(names: readonly string[]): Promise<void> {
    return this.#manifest.edit((rows) => ({ rows: [...rows, ...names.map((file) => ({ file }))], result: undefined }));
  }

  /**
   * @returns false when there is none
   * @throws {DamagedFile}
   */
  readManifest(): Promise<boolean> {
    return this.#manifest.load();
  }

  /** Names in a folder; none when it is not there. */
  async names(folder: string): Promise<string[]> {
    try {
      return await this.fileSystem.list(join(this.root, folder));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  /** A short text; undefined when it is not there. */
  async readText(name: string): Promise<string | undefined> {
    try {
      return (await this.fileSystem.read(join(this.root, name))).toString('utf8').trim();
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * Writes a short text: after a power cut it is there with all of its bytes, or as it was before.
   * @throws {StoreUnavailable}
   */
  writeText(name: string, text: string): Promise<void> {
    const path = join(this.root, name);
    return this.breaker.execute(async () => {
      await writeWhole(this.fileSystem, `${path}.tmp`, Buffer.from(`${text}\n`));
      await this.fileSystem.rename(`${path}.tmp`, path);
      await this.#directory('.').sync();
    });
  }

  async close(): Promise<void> {
    for (const directory of this.#directories.values()) await directory.close();
  }

  #adapter<Row extends object>(file: string): DurableAdapter<Row> {
    const { fileSystem, root } = this;
    return new DurableAdapter<Row>({ fileSystem, root, file, directory: this.#directory(dirname(file)) });
  }

  #directory(name: string): OpenDirectory {
    return this.#directories.get(name) ?? unwritten;
  }
}
