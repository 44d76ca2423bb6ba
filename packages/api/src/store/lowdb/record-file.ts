import { Low } from 'lowdb';
import { DurableFile } from './durable-file.ts';

/** A file of rows: lowdb in memory, and on disk what was acknowledged. */
export class RecordFile<Row extends object> {
  readonly #file: DurableFile<Row>;
  readonly #low: Low<Row[]>;
  #rows: readonly Row[] = [];

  constructor(file: DurableFile<Row>) {
    this.#file = file;
    this.#low = new Low(file, []);
  }

  /** The rows that are durable. A write under way does not show. */
  get rows(): readonly Row[] {
    return this.#rows;
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
    return this.#low.data !== untouched;
  }

  /** Writes the file without rows. @throws {WriteFault} */
  async create(): Promise<void> {
    await this.#low.write();
  }

  /**
   * Adds rows, all or none. One call at a time.
   * @throws {WriteFault} when memory and disk are as they were before
   */
  append(rows: readonly Row[]): Promise<void> {
    return this.replace([...this.#rows, ...rows]);
  }

  /**
   * Puts these rows in the place of all others. The others remain in the copy beside the file until the next write.
   * One call at a time.
   * @throws {WriteFault} when memory and disk are as they were before
   */
  async replace(rows: readonly Row[]): Promise<void> {
    const before = this.#low.data;
    this.#low.data = [...rows];
    try {
      await this.#low.write();
    } catch (error) {
      // A refused row left in memory would be written by the next success.
      this.#low.data = before;
      throw error;
    }
    this.#rows = this.#low.data;
  }

  /**
   * Keeps these rows alone. Nothing of the others is left on the disk, in the copy beside the file neither.
   * One call at a time.
   * @throws {WriteFault} when some of it may be left; a repeated call removes it
   */
  async overwrite(rows: readonly Row[]): Promise<void> {
    const kept = [...rows];
    await this.#file.overwrite(kept);
    this.#low.data = kept;
    this.#rows = kept;
    // A second write makes a new copy beside the file.
    await this.#low.write();
  }
}
