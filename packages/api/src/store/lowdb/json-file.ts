import { setTimeout as delay } from 'node:timers/promises';
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

/** In milliseconds. */
const longestGathering = 25;

/** Of the rows that were written, each behind a comma: a write replaces a whole file, and making these is most of its work. */
const lines = new WeakMap<object, Buffer>();

function lineOf(row: object): Buffer {
  const line = lines.get(row) ?? Buffer.from(`,\n${JSON.stringify(row)}`);
  lines.set(row, line);
  return line;
}

/** A JSON array, one row a line. */
const encode = ([first, ...others]: readonly object[]): Buffer[] => [
  Buffer.from('['),
  ...(first ? [lineOf(first).subarray(1)] : []),
  ...others.map(lineOf),
  Buffer.from('\n]\n'),
];

/** A JSON array in a file, one row a line. Edits that come within a moment share a write: twenty leads cost one sync. */
export class JsonFile<Row extends object> {
  readonly #low: Low<readonly Row[]>;
  readonly #onStored: (before: readonly Row[], after: readonly Row[]) => void;
  /** The durable rows. */
  #rows: readonly Row[] = [];
  /** With all edits so far. */
  #edited = this.#rows;
  /** Of the last edit. */
  #written = Promise.resolve();
  /** Whether more edits can share that write. */
  #isGathering = false;
  /** How long the last write took, in milliseconds. */
  #took = 0;

  /**
   * @param isRow checks the rows of the file
   * @param onStored is told of all rows before and after a write, or a load
   */
  constructor(
    folder: DataFolder,
    name: string,
    isRow: HasShape,
    onStored: (before: readonly Row[], after: readonly Row[]) => void = () => {},
  ) {
    // lowdb's own adapter does not sync, so a power cut could lose acknowledged writes.
    const adapter = {
      async read() {
        const text = await folder.readText(name);
        return text === undefined ? null : (parseRows(text, `${folder.root}/${name}`, isRow) as readonly Row[]);
      },
      write: (rows: readonly Row[]) => folder.replace(name, encode(rows)),
    };
    this.#low = new Low<readonly Row[]>(adapter, []);
    this.#onStored = onStored;
  }

  /** Only durable rows: a write under way does not show. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Reads the file; without one there are no rows. @throws {UnusableFile} */
  async load(): Promise<this> {
    await this.#low.read();
    this.#edited = this.#low.data;
    this.#keep(this.#edited);
    return this;
  }

  /**
   * Changes the rows. Settles when that is durable. Edits run one after the other, each on the result of the one before;
   * one that gives back the same rows writes nothing.
   * @param change what it throws is thrown here, and nothing is changed
   * @throws {StoreUnavailable} when it was not stored
   */
  async edit<Result>(change: (rows: readonly Row[]) => Updated<Row, Result>): Promise<Result> {
    const { rows, result } = change(this.#edited);
    if (rows !== this.#edited && !this.#isGathering) this.#written = this.#write(this.#written);
    this.#edited = rows;
    await this.#written;
    return result;
  }

  /** Settles when no write is under way. */
  async idle(): Promise<void> {
    await this.#written.catch(() => {});
  }

  /** @param before of the write before; when it fails, so do the edits that were made on its rows */
  async #write(before: Promise<void>): Promise<void> {
    this.#isGathering = true;
    await before;
    // Those who got an answer from the last write send their next lead now.
    await delay(Math.min(this.#took / 2, longestGathering));
    this.#isGathering = false;
    const rows = this.#edited;
    const started = performance.now();
    try {
      this.#low.data = rows;
      await this.#low.write();
    } catch (error) {
      this.#edited = this.#rows;
      this.#isGathering = false;
      this.#written = Promise.resolve();
      throw error;
    }
    this.#took = performance.now() - started;
    this.#keep(rows);
  }

  #keep(rows: readonly Row[]): void {
    this.#onStored(this.#rows, rows);
    this.#rows = rows;
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
