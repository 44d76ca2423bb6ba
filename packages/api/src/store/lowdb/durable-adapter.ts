import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Adapter } from 'lowdb';
import { errorCode } from '../../errors.ts';
import type { FileSystem, OpenDirectory } from './file-system.ts';

/** Named in the first line of each data file. */
const format = 'leads-and-tables/2';
const closing = '\n]}\n';

/** The file does not hold what was written to it. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** A file was not replaced. `undone` is false when it is unknown what the disk holds now. */
export class WriteFault extends Error {
  override name = 'WriteFault';
  readonly undone: boolean;

  constructor(cause: unknown, undone: boolean) {
    super('The file was not replaced', { cause });
    this.undone = undone;
  }
}

const firstLine = (file: string, count: number, checksum: string) =>
  `{"format":"${format}","file":${JSON.stringify(file)},"count":${count},"sha256":"${checksum}","records":[\n`;

/** Every write is of the whole file: each record is turned into text once. */
const lines = new WeakMap<object, string>();

function lineOf(record: object): string {
  const known = lines.get(record);
  if (known !== undefined) return known;
  const line = JSON.stringify(record);
  lines.set(record, line);
  return line;
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/**
 * The bytes of a data file: JSON with a first line that holds the checksum of the records, and one record a line.
 * @param file its name in the data folder, so that a file copied over another one is noticed
 */
export function encode(file: string, records: readonly object[]): Buffer {
  const body = records.map(lineOf).join(',\n');
  return Buffer.from(firstLine(file, records.length, sha256(body)) + body + closing);
}

/**
 * The records of a data file.
 * @throws {DamagedFile} when any byte differs from what `encode` wrote
 */
export function decode(file: string, bytes: Buffer): object[] {
  const start = bytes.indexOf(0x0a) + 1;
  const end = bytes.length - closing.length;
  if (start === 0 || end < start || bytes.toString('latin1', end) !== closing) {
    throw new DamagedFile('it is cut short');
  }
  const head = bytes.toString('utf8', 0, start);
  const body = bytes.subarray(start, end);
  const count = /"count":(\d{1,9}),/.exec(head)?.[1];
  if (count === undefined) throw new DamagedFile('its first line is damaged');
  if (firstLine(file, Number(count), sha256(body)) !== head) throw new DamagedFile('its checksum does not match');
  const records = JSON.parse(`[${body.toString('utf8')}]`) as object[];
  if (records.length !== Number(count)) throw new DamagedFile('it does not hold as many records as it says');
  return records;
}

/** Writes a new file and syncs its bytes. Its name is durable when its folder is synced. */
export async function writeWhole(fileSystem: FileSystem, path: string, bytes: Uint8Array): Promise<void> {
  const file = await fileSystem.create(path);
  try {
    for (let written = 0; written < bytes.length;) {
      const count = await file.write(bytes.subarray(written));
      if (count === 0) throw Object.assign(new Error('Nothing was written'), { code: 'ENOSPC' });
      written += count;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

interface Place {
  fileSystem: FileSystem;
  /** The data folder. */
  root: string;
  /** Name of the file in the data folder, with "/" in it. */
  file: string;
  /** The folder that holds the file, open. */
  directory: OpenDirectory;
}

/**
 * A lowdb adapter with durability. The old file stays whole until the new one is on the disk, and remains beside it as
 * `.bak`. lowdb's own adapter does not sync, so a power cut could lose acknowledged writes.
 */
export class DurableAdapter<Row extends object> implements Adapter<Row[]> {
  readonly #place: Place;
  readonly #path: string;

  constructor(place: Place) {
    this.#place = place;
    this.#path = join(place.root, place.file);
  }

  /** In the data folder. */
  get name(): string {
    return this.#place.file;
  }

  /**
   * @returns the rows, or null when there is no such file
   * @throws {DamagedFile}
   */
  async read(): Promise<Row[] | null> {
    try {
      // The checksum proves that these are the rows that were written.
      return decode(this.name, await this.#place.fileSystem.read(this.#path)) as Row[];
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /**
   * Replaces the file. Settles when the new one is durable.
   * @throws {WriteFault}
   */
  async write(rows: Row[]): Promise<void> {
    let backedUp = false;
    await this.#replace(
      rows,
      async () => {
        backedUp = await this.#backUp();
      },
      () => this.#takeBack(backedUp),
    );
  }

  /**
   * Replaces the file and leaves nothing of its old rows: the `.bak` goes first. Settles when that is durable.
   * @throws {WriteFault}
   */
  async overwrite(rows: Row[]): Promise<void> {
    const { directory, fileSystem } = this.#place;
    await this.#replace(
      rows,
      async () => {
        await fileSystem.remove(`${this.#path}.bak`);
        // Before the file itself: after a power cut it still tells what is to be deleted.
        await directory.sync();
      },
      // There is nothing left to take it back from.
      async () => false,
    );
  }

  async #replace(rows: Row[], prepare: () => Promise<void>, undo: () => Promise<boolean>): Promise<void> {
    const { directory, fileSystem } = this.#place;
    const temporary = `${this.#path}.tmp`;
    try {
      await writeWhole(fileSystem, temporary, encode(this.name, rows));
      await prepare();
      await fileSystem.rename(temporary, this.#path);
    } catch (cause) {
      await fileSystem.remove(temporary).catch(() => {});
      throw new WriteFault(cause, true);
    }
    try {
      await directory.sync();
    } catch (cause) {
      throw new WriteFault(cause, await undo());
    }
  }

  /** Gives the present file its second name. The first write has nothing to back up. */
  async #backUp(): Promise<boolean> {
    const { fileSystem } = this.#place;
    const backup = `${this.#path}.bak`;
    await fileSystem.remove(backup);
    try {
      await fileSystem.link(this.#path, backup);
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(error) ?? '')) throw error;
      // A file system without hard links.
      await writeWhole(fileSystem, backup, await fileSystem.read(this.#path));
      return true;
    }
  }

  /** The new file is visible but refused: puts the old one back, so that the refusal is true. */
  async #takeBack(backedUp: boolean): Promise<boolean> {
    const { directory, fileSystem } = this.#place;
    try {
      if (backedUp) await fileSystem.rename(`${this.#path}.bak`, this.#path);
      else await fileSystem.remove(this.#path);
      await directory.sync();
      return true;
    } catch {
      return false;
    }
  }
}
