import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError, errorCode } from '../../errors.ts';

/** Another process works on the data folder. */
export class FolderInUse extends OperatorError {
  constructor(root: string) {
    super(`Another process is using the data folder ${root}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** The file that is locked. It stays empty. */
export const lockFile = 'lock.sqlite';

/** Codes of SQLite's list of results: busy, read-only, cannot open. */
const [busy, readOnly, cannotOpen] = [5, 8, 14];

/** The data folder belongs to this process. */
export interface Lock {
  release(): void;
}

/**
 * Takes the data folder for this process: an exclusive transaction on an empty SQLite file, which the kernel holds. A
 * process that is frozen still has it, one that was killed has lost it at once, and no clock plays a part.
 * @throws {FolderInUse}
 */
export function takeLock(root: string): Lock {
  const path = join(root, lockFile);
  makePrivate(path);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    throw sqliteCode(error) === busy ? new FolderInUse(root) : error;
  }
  return { release: () => database.close() };
}

const sqliteCode = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/** Whether an error says that the folder cannot be written. */
export const isUnwritable = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '') ||
  [readOnly, cannotOpen].some((code) => code === sqliteCode(error));

/**
 * SQLite itself would make the file readable by others. A file that is there is not opened: closing it would let go of
 * the locks that this process holds on it (POSIX, fcntl).
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
