import { Low } from 'lowdb';
import type { Updated } from '../store.ts';
import { decode, encode } from './data-file.ts';
import type { Disk } from './disk.ts';

interface Edit<Row> {
  change: (rows: readonly Row[]) => Updated<Row, unknown>;
  /** The removed rows must not stay on the disk. */
  erases: boolean;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** A file of rows. Edits that come during a write share the next one (group commit): twenty leads cost one sync. */
export class Collection<Row extends object> {
  /** In the data folder, with "/". */
  readonly name: string;
  readonly #disk: Disk;
  readonly #low: Low<Row[]>;
  readonly #list: (() => Promise<void>) | undefined;
  #rows: readonly Row[] = [];
  #exists = false;
  #queue: Edit<Row>[] = [];
  #writing: Promise<void> | undefined;

  /** @param list adds the file to the manifest; called once, before the first row */
  constructor(disk: Disk, name: string, list?: () => Promise<void>) {
    this.#disk = disk;
    this.name = name;
    this.#list = list;
    // lowdb's own adapter does not sync, so a power cut could lose acknowledged writes.
    const read = async () => {
      const bytes = await disk.read(name);
      // The checksum proves that these are the rows that were written.
      return bytes ? (decode(name, bytes) as Row[]) : null;
    };
    const write = (rows: Row[]) => disk.replace(name, encode(name, rows), 'backup');
    this.#low = new Low<Row[]>({ read, write }, []);
  }

  /** Only durable rows: a write under way does not show. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** How many rows there are when each queued edit has added one. */
  get projectedSize(): number {
    return this.#rows.length + this.#queue.length;
  }

  /**
   * Reads the file.
   * @returns false when there is no such file
   * @throws {DamagedFile}
   */
  async load(): Promise<boolean> {
    const empty = this.#low.data;
    await this.#low.read();
    this.#rows = this.#low.data;
    this.#exists = this.#rows !== empty;
    return this.#exists;
  }

  /**
   * Changes the rows. Settles when that is durable. Edits run one after the other, each on the result of the one before;
   * one that gives back the same rows writes nothing.
   * @param change what it throws is thrown here, and nothing is changed
   * @param erases removes the old rows from the disk, and from the `.bak`, too
   * @throws {StoreUnavailable} when it was not stored
   */
  edit<Result>(change: (rows: readonly Row[]) => Updated<Row, Result>, erases = false): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // Each edit is resolved with the result of its own change.
    this.#queue.push({ change, erases, resolve: resolve as (result: unknown) => void, reject });
    this.#writing ??= this.#writeQueue();
    return promise;
  }

  /** Settles when no write is under way. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #writeQueue(): Promise<void> {
    // Lets the other edits of this turn of the event loop join the first batch.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      await this.#apply(batch);
    }
    this.#writing = undefined;
  }

  async #apply(batch: readonly Edit<Row>[]): Promise<void> {
    let rows = this.#rows;
    let erases = false;
    const settle: (() => void)[] = [];
    for (const edit of batch) {
      try {
        const updated = edit.change(rows);
        erases ||= edit.erases && updated.rows !== rows;
        rows = updated.rows;
        settle.push(() => edit.resolve(updated.result));
      } catch (error) {
        // Only this edit fails; the rest of the batch goes on.
        settle.push(() => edit.reject(error));
      }
    }
    try {
      if (rows !== this.#rows) await this.#write([...rows], erases);
      for (const each of settle) each();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async #write(rows: Row[], erases: boolean): Promise<void> {
    if (!this.#exists) {
      // A stop in between leaves an empty file that the next start lists.
      await this.#low.write();
      await this.#list?.();
      this.#exists = true;
    }
    const before = this.#low.data;
    this.#low.data = rows;
    try {
      await (erases ? this.#disk.replace(this.name, encode(this.name, rows), 'erase') : this.#low.write());
    } catch (error) {
      // A refused row left in memory would be written by the next success.
      this.#low.data = before;
      throw error;
    }
    this.#rows = rows;
    // The rows are durable by now; what is left is a new `.bak`.
    if (erases) await this.#low.write().catch(() => {});
  }
}
