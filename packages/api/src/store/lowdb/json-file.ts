import { Low } from 'lowdb';
import { OperatorError } from '../../errors.ts';
import type { Updated } from '../store.ts';
import type { DataFolder } from './data-folder.ts';

/** A data file cannot be used. The message names it. */
export class UnusableFile extends OperatorError {
  constructor(path: string, why: string) {
    super(`The data file ${path} cannot be used: ${why}. Restore the data folder from a backup. Nothing was changed.`);
  }
}

interface Edit<Row> {
  change: (rows: readonly Row[]) => Updated<Row, unknown>;
  stored: (result: unknown) => void;
  refused: (error: unknown) => void;
}

/** Caches the text of rows, because each write replaces a whole file. */
const texts = new WeakMap<object, string>();

function textOf(row: object): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(row);
  texts.set(row, text);
  return text;
}

/** A JSON array in a file, one row a line. Edits that come during a write share the next one: twenty leads cost one sync. */
export class JsonFile<Row extends object> {
  readonly #low: Low<readonly Row[]>;
  #queue: Edit<Row>[] = [];
  #writing: Promise<void> | undefined;
  #rows: readonly Row[] = [];

  /** @param check says what is wrong with a row of the file; undefined for a right one */
  constructor(folder: DataFolder, name: string, check: (row: unknown) => string | undefined) {
    // lowdb's own adapter does not sync, so a power cut could lose acknowledged writes.
    this.#low = new Low<readonly Row[]>(
      {
        async read() {
          const text = await folder.readText(name);
          return text !== undefined ? (parseRows(text, `${folder.root}/${name}`, check) as readonly Row[]) : null;
        },
        write: (rows) => folder.replace(name, Buffer.from(`[\n${rows.map(textOf).join(',\n')}\n]\n`)),
      },
      [],
    );
  }

  /** Only durable rows: a write under way does not show. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Reads the file; without one there are no rows. @throws {UnusableFile} */
  async load(): Promise<this> {
    await this.#low.read();
    this.#rows = this.#low.data;
    return this;
  }

  /**
   * Changes the rows. Settles when that is durable. Edits run one after the other, each on the result of the one before;
   * one that gives back the same rows writes nothing.
   * @param change what it throws is thrown here, and nothing is changed
   * @param onStored called before anybody else can read the rows
   * @throws {StoreUnavailable} when it was not stored
   */
  edit<Result>(
    change: (rows: readonly Row[]) => Updated<Row, Result>,
    onStored: (result: Result) => void = () => {},
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const stored = (result: Result) => {
      onStored(result);
      resolve(result);
    };
    // Each edit is told the result of its own change.
    this.#queue.push({ change, stored: stored as (result: unknown) => void, refused: reject });
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
    const settle: (() => void)[] = [];
    for (const { change, refused, stored } of batch) {
      try {
        const updated = change(rows);
        rows = updated.rows;
        settle.push(() => stored(updated.result));
      } catch (error) {
        // Only this edit fails; the rest of the batch goes on.
        settle.push(() => refused(error));
      }
    }
    try {
      if (rows !== this.#rows) await this.#write(rows);
      for (const each of settle) each();
    } catch (error) {
      for (const { refused } of batch) refused(error);
    }
  }

  async #write(rows: readonly Row[]): Promise<void> {
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
}

/** @throws {UnusableFile} */
function parseRows(text: string, path: string, check: (row: unknown) => string | undefined): unknown[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new UnusableFile(path, 'it is not valid JSON');
  }
  if (!Array.isArray(rows)) throw new UnusableFile(path, 'it is not a list');
  for (const row of rows) {
    const wrong = check(row);
    if (wrong !== undefined) throw new UnusableFile(path, wrong);
  }
  return rows;
}
