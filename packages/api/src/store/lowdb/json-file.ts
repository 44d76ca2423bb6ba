import { Low } from 'lowdb';
import { OperatorError } from '../../errors.ts';
import type { Updated } from '../store.ts';
import type { DataFolder } from './data-folder.ts';
import type { HasShape } from './row-shape.ts';

/** A data file cannot be used. The message names it. */
export class UnusableFile extends OperatorError {
  constructor(path: string, why: string) {
    super(`The data file ${path} cannot be used: ${why}. Restore the data folder from a backup. Nothing was changed.`);
  }
}

interface Edit<Row> {
  change: (rows: readonly Row[]) => readonly Row[];
  stored: () => void;
  refused: (error: unknown) => void;
}

/** Of the rows that were written: each write replaces a whole file, and making these texts is most of its work. */
const texts = new WeakMap<object, string>();

function textOf(row: object): string {
  const text = texts.get(row) ?? JSON.stringify(row);
  texts.set(row, text);
  return text;
}

/** A JSON array in a file, one row a line. Edits that come during a write share the next one: twenty leads cost one sync. */
export class JsonFile<Row extends object> {
  readonly #low: Low<readonly Row[]>;
  #queue: Edit<Row>[] = [];
  #writing: Promise<void> | undefined;
  #rows: readonly Row[] = [];

  /** @param isRow checks the rows of the file */
  constructor(folder: DataFolder, name: string, isRow: HasShape) {
    // lowdb's own adapter does not sync, so a power cut could lose acknowledged writes.
    const adapter = {
      async read() {
        const text = await folder.readText(name);
        return text === undefined ? null : (parseRows(text, `${folder.root}/${name}`, isRow) as readonly Row[]);
      },
      write: (rows: readonly Row[]) => folder.replace(name, Buffer.from(`[\n${rows.map(textOf).join(',\n')}\n]\n`)),
    };
    this.#low = new Low<readonly Row[]>(adapter, []);
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
    let updated: Updated<Row, Result>;
    this.#queue.push({
      change(rows) {
        updated = change(rows);
        return updated.rows;
      },
      stored() {
        onStored(updated.result);
        resolve(updated.result);
      },
      refused: reject,
    });
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
      await this.#write(batch);
    }
    this.#writing = undefined;
  }

  async #write(batch: readonly Edit<Row>[]): Promise<void> {
    let rows = this.#rows;
    const changes = batch.filter(({ change, refused }) => {
      try {
        rows = change(rows);
        return true;
      } catch (error) {
        // Only this edit fails; the rest of the batch goes on.
        refused(error);
        return false;
      }
    });
    try {
      if (rows !== this.#rows) {
        this.#low.data = rows;
        await this.#low.write();
        this.#rows = rows;
      }
      for (const { stored } of changes) stored();
    } catch (error) {
      for (const { refused } of changes) refused(error);
    }
  }
}

/** @throws {UnusableFile} */
function parseRows(text: string, path: string, isRow: HasShape): unknown[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new UnusableFile(path, 'it is not valid JSON');
  }
  if (!Array.isArray(rows)) throw new UnusableFile(path, 'it is not a list');
  if (!rows.every(isRow)) throw new UnusableFile(path, 'a row in it has the wrong shape');
  return rows;
}
