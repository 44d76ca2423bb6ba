import { Low } from 'lowdb';
import type { Updated } from '../store.ts';
import type { DurableFile } from './durable-file.ts';
import { GroupCommit } from './group-commit.ts';

interface Edit<Row> {
  make: (rows: readonly Row[]) => readonly Row[];
  /** Nothing of the rows that it leaves out may stay on the disk. */
  erases: boolean;
}

/** How a file is written. */
interface Writing {
  /** Runs a write, or refuses it. */
  execute: <T>(write: () => Promise<T>) => Promise<T>;
  /** Makes the name of the file durable; asked once, before the first row. */
  list: () => Promise<void>;
}

/** A file of rows: lowdb in memory, and on disk what was acknowledged. Edits that come during a write share the next. */
export class DataFile<Row extends object> {
  readonly #disk: DurableFile<Row>;
  readonly #low: Low<Row[]>;
  readonly #writing: Writing;
  readonly #commit = new GroupCommit<Edit<Row>>((edits) => this.#apply(edits));
  #rows: readonly Row[] = [];
  #isListed = false;

  constructor(disk: DurableFile<Row>, writing: Writing) {
    this.#disk = disk;
    this.#low = new Low(disk, []);
    this.#writing = writing;
  }

  /** In the data folder. */
  get name(): string {
    return this.#disk.name;
  }

  /** The rows that are durable. A write under way does not show. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** How many rows there will be when the edits that wait each add one. */
  get projectedSize(): number {
    return this.#rows.length + this.#commit.waiting;
  }

  /**
   * Reads the file.
   * @returns false when there is no such file
   * @throws {DamagedFile}
   */
  async load(): Promise<boolean> {
    const untouched = this.#low.data;
    await this.#low.read();
    this.#rows = this.#low.data;
    this.#isListed = this.#rows !== untouched;
    return this.#isListed;
  }

  /**
   * Changes the rows. Settles when that is durable. Edits run one after the other, each on what the one before has left;
   * one that gives back the same rows writes nothing.
   * @param change what it throws is thrown here, and nothing is changed
   * @param erases leaves nothing of what is gone on the disk, in the copy beside the file neither
   * @throws {StoreUnavailable} when it was not kept
   */
  async edit<Result>(change: (rows: readonly Row[]) => Updated<Row, Result>, erases = false): Promise<Result> {
    let outcome: (() => Result) | undefined;
    const make = (rows: readonly Row[]) => {
      try {
        const updated = change(rows);
        outcome = () => updated.result;
        return updated.rows;
      } catch (error) {
        // It concerns this edit alone: others in the same write go on.
        outcome = () => {
          throw error;
        };
        return rows;
      }
    };
    await this.#commit.add({ make, erases });
    if (!outcome) throw new Error('The edit did not run');
    return outcome();
  }

  /** Whether the disk holds what was written. Reads all of it. @throws an error of the system but ENOENT */
  isSound(): Promise<boolean> {
    return this.#disk.isSound();
  }

  /** Writes the rows once more. @throws {StoreUnavailable} */
  rewrite(): Promise<void> {
    return this.edit((rows) => ({ rows: [...rows], result: undefined }));
  }

  /** Settles when no write is under way. */
  idle(): Promise<void> {
    return this.#commit.idle();
  }

  async #apply(edits: readonly Edit<Row>[]): Promise<void> {
    let rows = this.#rows;
    let erases = false;
    for (const edit of edits) {
      const before = rows;
      rows = edit.make(rows);
      erases ||= edit.erases && rows !== before;
    }
    if (rows === this.#rows) return;
    await this.#writing.execute(() => (erases ? this.#overwrite([...rows]) : this.#replace([...rows])));
    // By now the rows are durable; what is left to do is a new copy beside the file.
    if (erases) await this.#writing.execute(() => this.#low.write()).catch(() => {});
  }

  async #replace(rows: Row[]): Promise<void> {
    if (!this.#isListed) {
      // A stop in between leaves an empty file that the next start lists.
      await this.#low.write();
      await this.#writing.list();
      this.#isListed = true;
    }
    const before = this.#low.data;
    this.#low.data = rows;
    try {
      await this.#low.write();
    } catch (error) {
      // A refused row left in memory would be written by the next success.
      this.#low.data = before;
      throw error;
    }
    this.#rows = rows;
  }

  async #overwrite(rows: Row[]): Promise<void> {
    await this.#disk.overwrite(rows);
    this.#low.data = rows;
    this.#rows = rows;
  }
}
