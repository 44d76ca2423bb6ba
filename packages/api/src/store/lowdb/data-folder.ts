import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Low } from 'lowdb';
import { OperatorError, errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState, type Updated } from '../store.ts';
import type { HasShape } from './row-shape.ts';

/** Makes the names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; NTFS journals renames itself.
  if (process.platform === 'win32') return;
  await using folder = await open(path, 'r');
  await folder.sync();
}

/** Makes a folder and its parents, durable. Not by `recursive`, which never ends in a place such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
  await syncFolder(dirname(path));
}

/** The file operations of the store. Tests replace them with operations that fail. */
export type FileSystem = typeof nodeFileSystem;

/** Files are readable by the owner of the process only. */
export const nodeFileSystem = {
  /** @throws an error with code ENOENT when there is no such file */
  read: (path: string): Promise<Buffer> => readFile(path),
  /** For the start. Whatever makes a buffer leaves it in memory until a late collection: 45 MiB with 25,000 leads. */
  readText: async (path: string): Promise<string> => readFileSync(path, 'utf8'),
  list: (path: string): Promise<string[]> => readdir(path),
  makeFolder,
  syncFolder,
  /** Writes a whole file and syncs its bytes. Its name is durable once the folder is synced. */
  async write(path: string, parts: readonly Uint8Array[]): Promise<void> {
    await using file = await open(path, 'w', 0o600);
    const { bytesWritten } = await file.writev(parts);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    // A disk that fills up takes a part, and tells so only to the next write.
    if (bytesWritten < length) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
    await file.sync();
  },
  rename: (from: string, to: string): Promise<void> => rename(from, to),
  /** Removes a file, or a folder with all in it; it need not exist. */
  remove: (path: string): Promise<void> => rm(path, { force: true, recursive: true }),
};

/** No new file can be written: the disk is full, read-only or another user's, or the process has no more descriptors. */
const refusals = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EACCES', 'EPERM'];

/** Files that are replaced whole, and the state that ends all writing after an error with an unknown outcome. */
export class DataFolder {
  readonly root: string;
  readonly #fileSystem: FileSystem;
  readonly #onFault: StoreEvents['onFault'];
  #state: StoreState;

  constructor(root: string, fileSystem: FileSystem, onFault?: StoreEvents['onFault'], state: StoreState = 'ready') {
    this.root = root;
    this.#fileSystem = fileSystem;
    this.#onFault = onFault;
    this.#state = state;
  }

  get state(): StoreState {
    return this.#state;
  }

  list(folder: string): Promise<string[]> {
    return this.#fileSystem.list(join(this.root, folder));
  }

  /** @returns undefined when there is no such file */
  read(name: string): Promise<Buffer | undefined> {
    return this.#fileSystem.read(join(this.root, name)).catch(ignoreMissing);
  }

  /** For the start. @throws an error with code ENOENT when there is no such file */
  readText(name: string): Promise<string> {
    return this.#fileSystem.readText(join(this.root, name));
  }

  /** Makes folders that are absent, and removes what writes that were cut off have left in them. */
  async prepare(folders: readonly string[]): Promise<void> {
    for (const folder of folders.map((name) => join(this.root, name))) {
      await this.#fileSystem.makeFolder(folder);
      for (const name of await this.#fileSystem.list(folder)) {
        if (name.endsWith('.tmp')) await this.#fileSystem.remove(join(folder, name));
      }
      await this.#fileSystem.syncFolder(folder);
    }
  }

  /**
   * Replaces a file: after a power cut it has its old bytes or all of the new ones. Settles when it is durable.
   * @throws {StoreUnavailable}
   */
  async replace(name: string, parts: readonly Uint8Array[]): Promise<void> {
    const path = join(this.root, name);
    const temporary = `${path}.tmp`;
    const write = () =>
      this.#fileSystem.write(temporary, parts).catch(async (error: unknown) => {
        await this.#fileSystem.remove(temporary).catch(() => {});
        throw error;
      });
    await this.#attempt(write, refusals);
    await this.#attempt(async () => {
      await this.#fileSystem.rename(temporary, path);
      await this.#fileSystem.syncFolder(dirname(path));
    });
  }

  /**
   * Settles when the removal is durable. Missing files are ignored.
   * @throws {StoreUnavailable}
   */
  async remove(folder: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.#attempt(async () => {
      for (const name of names) await this.#fileSystem.remove(join(this.root, folder, name));
      await this.#fileSystem.syncFolder(join(this.root, folder));
    });
  }

  /**
   * Stops all writing after an error: after EIO the kernel may have dropped pages that it calls clean, so a later success
   * would prove nothing.
   * @param passing codes that change nothing: the next attempt may succeed
   * @throws {StoreUnavailable}
   */
  async #attempt(work: () => Promise<void>, passing: readonly string[] = []): Promise<void> {
    const isStopped = () => this.#state === 'stopped';
    if (isStopped()) throw new StoreUnavailable('stopped');
    try {
      await work();
      if (!isStopped()) this.#state = 'ready';
    } catch (cause) {
      const code = errorCode(cause) ?? '';
      // A bug, such as ERR_INVALID_ARG_TYPE, must not look like a full disk.
      if (!/^E[A-Z0-9]+$/.test(code)) throw cause;
      const state = isStopped() || !passing.includes(code) ? 'stopped' : 'refusing';
      this.#state = state;
      this.#onFault?.({ code, stopped: state === 'stopped' });
      throw new StoreUnavailable(state, { cause });
    }
  }
}

/** @throws the error unless it says that there is no such file or folder */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

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
  /** For the next write. Each gives the rows after it, and settles as the write does. */
  #edits: ((rows: Row[], stored: Promise<void>) => Row[])[] = [];
  #written = Promise.resolve();
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
   * Changes the rows. Settles when that is durable. Edits run one after the other, each on the result of the one before.
   * @param change may push to the rows that it is given; one that gives them back as they are writes nothing. What it throws
   *   is thrown here, and nothing is changed
   * @throws {StoreUnavailable} when it was not stored
   */
  edit<Result>(change: (rows: Row[]) => Updated<Row, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#edits.push((before, stored) => {
        const { length } = before;
        try {
          const { result, rows } = change(before);
          stored.then(() => resolve(result), reject);
          return rows === before ? before : [...rows];
        } catch (error) {
          // What it has pushed.
          before.length = length;
          reject(error);
          return before;
        }
      });
      if (this.#edits.length === 1) this.#written = this.#written.then(() => this.#write());
    });
  }

  /** Settles when no write is under way. */
  idle(): Promise<void> {
    return this.#written;
  }

  async #write(): Promise<void> {
    // Those whom the last write has answered send their next leads together.
    await delay(Math.min(this.#took, longestGathering));
    const { promise: stored, resolve, reject } = Promise.withResolvers<void>();
    const draft = [...this.#rows];
    const rows = this.#edits.splice(0).reduce((before, edit) => edit(before, stored), draft);
    const isChanged = rows !== draft || rows.length !== this.#rows.length;
    await (isChanged ? this.#store(rows) : undefined)?.catch(reject);
    resolve();
  }

  async #store(rows: readonly Row[]): Promise<void> {
    const started = performance.now();
    this.#low.data = rows;
    await this.#low.write();
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
