import { dirname, join } from 'node:path';
import { DurableFile } from './durable-file.ts';
import type { FileSystem, OpenDirectory } from './file-system.ts';
import { FileShelf } from './file-shelf.ts';
import { InTurn } from './in-turn.ts';
import { RecordFile } from './record-file.ts';
import type { WriteGate } from './write-gate.ts';

/** Lists every data file. Its presence says: this folder holds a store. */
export const markerFile = 'store.json';

interface ListedFile {
  file: string;
}

/** The files of the data folder. A file is listed in the marker before the first record goes into it. */
export class DataFolder {
  readonly root: string;
  readonly fileSystem: FileSystem;
  readonly #directories = new Map<string, OpenDirectory>();
  readonly #marker: RecordFile<ListedFile>;
  /** Listing is a write of its own, and two collections may start a month at the same time. */
  readonly #listing = new InTurn();

  private constructor(root: string, fileSystem: FileSystem, directories: Map<string, OpenDirectory>) {
    this.root = root;
    this.fileSystem = fileSystem;
    this.#directories = directories;
    this.#marker = this.file<ListedFile>(markerFile);
  }

  /**
   * Makes the folders and holds them open.
   * @param folders names in the data folder, with "/" in them
   */
  static async open(root: string, fileSystem: FileSystem, folders: readonly string[]): Promise<DataFolder> {
    const directories = new Map<string, OpenDirectory>();
    for (const folder of ['.', 'leads', ...folders]) {
      await fileSystem.makeDirectory(join(root, folder));
      directories.set(folder, await fileSystem.openDirectory(join(root, folder)));
    }
    for (const directory of directories.values()) await directory.sync();
    return new DataFolder(root, fileSystem, directories);
  }

  /** Names of the files that the marker lists, in the order in which they were made. */
  get listed(): readonly string[] {
    return this.#marker.rows.map(({ file }) => file);
  }

  /** A handle on a file of the folder; it reads nothing yet. */
  file<Row extends object>(file: string): RecordFile<Row> {
    const directory = this.#directory(dirname(file));
    return new RecordFile(new DurableFile<Row>({ fileSystem: this.fileSystem, root: this.root, file, directory }));
  }

  /** A folder of whole files. */
  shelf(name: string, gate: WriteGate): FileShelf {
    return new FileShelf(this.fileSystem, join(this.root, name), this.#directory(name), gate);
  }

  /** Makes an empty file, then lists it. Stopping in between leaves an empty file that the next start lists. */
  async create<Row extends object>(file: string): Promise<RecordFile<Row>> {
    const created = this.file<Row>(file);
    await created.create();
    await this.list([file]);
    return created;
  }

  /** Adds names to the marker. @throws {WriteFault} */
  async list(files: readonly string[]): Promise<void> {
    await this.#listing.run(() => this.#marker.append(files.map((file) => ({ file }))));
  }

  /** Writes an empty marker: from now on the folder holds a store. @throws {WriteFault} */
  async mark(): Promise<void> {
    await this.#marker.create();
  }

  /**
   * @returns false when there is none
   * @throws {DamagedFile}
   */
  readMarker(): Promise<boolean> {
    return this.#marker.load();
  }

  #directory(name: string): OpenDirectory {
    const directory = this.#directories.get(name);
    if (!directory) throw new Error(`The folder ${name} is not open`);
    return directory;
  }

  async close(): Promise<void> {
    for (const directory of this.#directories.values()) await directory.close();
  }
}
