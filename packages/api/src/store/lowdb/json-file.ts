import { setTimeout as delay } from 'node:timers/promises';
import { Low } from 'lowdb';
import { OperatorError, errorCode } from '../../errors.ts';
import type { Updated } from '../store.ts';
import type { DataFolder } from './data-folder.ts';
import type { HasShape } from './row-shape.ts';

/** A data file cannot be used. The message names it. */
export class UnusableFile extends OperatorError {
  constructor(path: string, why: string, whatToDo = 'Restore the data folder from a backup') {
    super(`The data file ${path} cannot be used: ${why}. ${whatToDo}. Nothing was changed.`);
  }
}

/** In milliseconds. */
const longestGathering = 5;

/** Of the rows that were written, each behind a comma: a write replaces a whole file, and making these is most of its work. */
const lines = new WeakMap<object, Buffer>();

function lineOf(row: object): Buffer {
  const line = lines.get(row) ?? Buffer.from(`,\n${JSON.stringify(row)}`);
  lines.set(row, line);
  return line;
}

/** A JSON array, one row a line. */
export const encode = (rows: readonly object[]): Buffer => {
  const [first, ...others] = rows.map(lineOf);
  return Buffer.concat([Buffer.from('['), ...(first ? [first.subarray(1)] : []), ...others, Buffer.from('\n]\n')]);
};

/** A JSON array in a file. Edits that come during a write share the next one: twenty leads cost one sync. */
export class JsonFile<Row extends object> {
  /** Its data are the rows of the next write. */
  readonly #low: Low<readonly Row[]>;
  readonly #onStored: (before: readonly Row[], after: readonly Row[]) => void;
  #rows: readonly Row[] = [];
  /** How long the last write took, in milliseconds. */
  #took = 0;
  /** The write under way, or the last one. */
  #write = Promise.resolve();
  /** The write behind it, while it gathers edits. */
  #nextWrite: Promise<void> | undefined;

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
        const path = `${folder.root}/${name}`;
        const text = await folder.readText(name).catch((error: unknown) => {
          throw new UnusableFile(path, `it cannot be read (${errorCode(error)})`, 'Check its owner and its disk');
        });
        return parseRows(text, path, isRow) as readonly Row[];
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

  /** Reads the file. @throws {UnusableFile} */
  async load(): Promise<void> {
    await this.#low.read();
    this.#keep(this.#low.data);
  }

  /**
   * Changes the rows. Settles when that is durable.
   * @param change gets the rows that earlier edits have left. It is called once; what it throws is thrown here, and nothing is
   *   changed. One that gives back the same rows writes nothing
   * @throws {StoreUnavailable} when it was not stored, or when it stood on an edit that was not
   */
  async edit<Result>(change: (rows: readonly Row[]) => Updated<Row, Result>): Promise<Result> {
    const before = this.#low.data;
    const { result, rows } = change(before);
    if (rows.length !== before.length || rows.some((row, at) => row !== before[at])) {
      this.#low.data = rows;
      this.#nextWrite ??= this.#write.then(() => this.#gather()).then(() => this.#store());
    }
    await this.idle();
    return result;
  }

  /** Settles when all edits so far are durable. @throws {StoreUnavailable} */
  idle(): Promise<void> {
    return this.#nextWrite ?? this.#write;
  }

  /** Those whom the last write has answered send their next leads together. */
  #gather(): Promise<void> {
    return delay(Math.min(this.#took, longestGathering));
  }

  async #store(): Promise<void> {
    const started = performance.now();
    // This write is under way: edits from now on are for the one after it.
    [this.#write, this.#nextWrite] = [this.idle(), undefined];
    const rows = this.#low.data;
    try {
      await this.#low.write();
    } catch (error) {
      // The edits behind it stand on those of this write, and are refused with them.
      [this.#write, this.#nextWrite] = [Promise.resolve(), undefined];
      this.#low.data = this.#rows;
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
