import type { DataFolder } from './data-folder.ts';
import { GroupCommit } from './group-commit.ts';
import type { RecordFile } from './record-file.ts';
import type { WriteGate } from './write-gate.ts';

/** A small table: one file, read when it is first asked for and made by the first insert. */
export class Table {
  readonly #name: string;
  readonly #folder: DataFolder;
  readonly #commit: GroupCommit<object>;
  #file: RecordFile<object> | undefined;

  constructor(name: string, folder: DataFolder, gate: WriteGate) {
    this.#name = `${name}.json`;
    this.#folder = folder;
    this.#commit = new GroupCommit((rows) => gate.pass(() => this.#write(rows)));
  }

  async rows(): Promise<readonly object[]> {
    return (await this.#existing())?.rows ?? [];
  }

  /** @throws {StoreUnavailable} when the row was not kept */
  insert(row: object): Promise<void> {
    return this.#commit.add(row);
  }

  idle(): Promise<void> {
    return this.#commit.idle();
  }

  async #write(rows: readonly object[]): Promise<number> {
    const file = (await this.#existing()) ?? (await this.#folder.create(this.#name));
    this.#file = file;
    await file.append(rows);
    return rows.length;
  }

  async #existing(): Promise<RecordFile<object> | undefined> {
    if (this.#file || !this.#folder.listed.includes(this.#name)) return this.#file;
    const file = this.#folder.file(this.#name);
    await file.load();
    this.#file = file;
    return file;
  }
}
