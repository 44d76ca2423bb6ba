import { Low } from 'lowdb';
import type { Updated } from '../store.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { DurableAdapter } from './durable-adapter.ts';

interface Edit<Row> {
  make: (rows: readonly Row[]) => readonly Row[];
  /** Nothing of the rows that it leaves out may stay on the disk. */
  erases: boolean;
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface CollectionOptions {
  /** Decides whether the file may be written; always, when there is none. */
  breaker?: CircuitBreaker;
  /** Makes the name of the file durable; asked once, before the first row. */
  list?: () => Promise<void>;
}

/**
 * A file of rows: lowdb in memory, and on disk what was acknowledged. Edits queue up while a write is under way and share
 * the next one (group commit): twenty leads that arrive at once cost one sync.
 */
export class Collection<Row extends object> {
  readonly #adapter: DurableAdapter<Row>;
  readonly #low: Low<Row[]>;
  readonly #options: CollectionOptions;
  #rows: readonly Row[] = [];
  #isListed = false;
  #queue: Edit<Row>[] = [];
  #writing: Promise<void> | undefined;

  constructor(adapter: DurableAdapter<Row>, options: CollectionOptions = {}) {
    this.#adapter = adapter;
    this.#low = new Low(adapter, []);
    this.#options = options;
  }

  /** In the data folder. */
  get name(): string {
    return this.#adapter.name;
  }

  /** The rows that are durable. A write under way does not show. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** How many rows there will be when each queued edit adds one. */
  get projectedSize(): number {
    return this.#rows.length + this.#queue.length;
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
   * Changes the rows. Settles when that is durable. Edits run one after the other, each on the result of the one before;
   * one that gives back the same rows writes nothing.
   * @param change what it throws is thrown here, and nothing is changed
   * @param erases leaves nothing of the old rows on the disk, not in the `.bak` either
   * @throws {StoreUnavailable} when it was not kept
   */
  edit<Result>(change: (rows: readonly Row[]) => Updated<Row, Result>, erases = false): Promise<Result> {
    return new Promise((resolve, reject) => {
      let settle = () => {};
      const make = (rows: readonly Row[]) => {
        try {
          const updated = change(rows);
          settle = () => resolve(updated.result);
          return updated.rows;
        } catch (error) {
          // It concerns this edit alone: others in the same write go on.
          settle = () => reject(error);
          return rows;
        }
      };
      this.#queue.push({ make, erases, resolve: () => settle(), reject });
      this.#writing ??= this.#writeQueue();
    });
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
      try {
        await this.#apply(batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = undefined;
  }

  async #apply(batch: readonly Edit<Row>[]): Promise<void> {
    let rows = this.#rows;
    let erases = false;
    for (const edit of batch) {
      const before = rows;
      rows = edit.make(rows);
      erases ||= edit.erases && rows !== before;
    }
    if (rows === this.#rows) return;
    await this.#execute(() => (erases ? this.#overwrite([...rows]) : this.#replace([...rows])));
    // The rows are durable by now; what is left is a new `.bak`.
    if (erases) await this.#execute(() => this.#low.write()).catch(() => {});
  }

  #execute(write: () => Promise<void>): Promise<void> {
    return this.#options.breaker?.execute(write) ?? write();
  }

  async #replace(rows: Row[]): Promise<void> {
    if (!this.#isListed) {
      // A stop in between leaves an empty file that the next start lists.
      await this.#low.write();
      await this.#options.list?.();
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
    await this.#adapter.overwrite(rows);
    this.#low.data = rows;
    this.#rows = rows;
  }
}
