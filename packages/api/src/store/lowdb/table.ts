import type { Updated } from '../port.ts';
import type { DataFolder } from './data-folder.ts';
import { GroupCommit } from './group-commit.ts';
import type { RecordFile } from './record-file.ts';
import type { WriteGate } from './write-gate.ts';

type Rows = readonly object[];

/** A small table: one file, read when it is first asked for and made by the first row. */
export class Table {
  readonly #name: string;
  readonly #folder: DataFolder;
  readonly #gate: WriteGate;
  readonly #commit: GroupCommit<(rows: Rows) => Rows>;
  #file: RecordFile<object> | undefined;

  constructor(name: string, folder: DataFolder, gate: WriteGate) {
    this.#name = `${name}.json`;
    this.#folder = folder;
    this.#gate = gate;
    this.#commit = new GroupCommit((changes) => this.#apply(changes));
  }

  async rows(): Promise<Rows> {
    return (await this.#existing())?.rows ?? [];
  }

  /** @throws {StoreUnavailable} when the row was not kept */
  insert(row: object): Promise<void> {
    return this.#commit.add((rows) => [...rows, row]);
  }

  /**
   * @param change what it throws is thrown here, and nothing is changed
   * @throws {StoreUnavailable} when the change was not kept
   */
  async update<Result>(change: (rows: Rows) => Updated<object, Result>): Promise<Result> {
    let outcome: (() => Result) | undefined;
    await this.#commit.add((rows) => {
      try {
        const updated = change(rows);
        outcome = () => updated.result;
        return updated.rows;
      } catch (error) {
        // It concerns this change alone: others in the same write go on.
        outcome = () => {
          throw error;
        };
        return rows;
      }
    });
    if (!outcome) throw new Error('The change did not run');
    return outcome();
  }

  idle(): Promise<void> {
    return this.#commit.idle();
  }

  async #apply(changes: readonly ((rows: Rows) => Rows)[]): Promise<number> {
    const before = await this.rows();
    const after = changes.reduce((rows, change) => change(rows), before);
    if (after !== before) await this.#gate.pass(() => this.#write(after));
    return changes.length;
  }

  async #write(rows: Rows): Promise<void> {
    this.#file ??= await this.#folder.create(this.#name);
    await this.#file.replace(rows);
  }

  async #existing(): Promise<RecordFile<object> | undefined> {
    if (this.#file || !this.#folder.listed.includes(this.#name)) return this.#file;
    const file = this.#folder.file(this.#name);
    await file.load();
    // A change may have loaded and written it meanwhile.
    this.#file ??= file;
    return this.#file;
  }
}
