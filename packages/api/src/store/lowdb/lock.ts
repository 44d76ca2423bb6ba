import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError, errorCode } from '../../errors.ts';

export class FolderInUse extends OperatorError {
  constructor(root: string) {
    super(`Another process is using the data folder ${root}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** The file that is locked. It stays empty. */
export const lockFile = 'lock.sqlite';

/** Result codes of SQLite: busy, read-only, cannot open (https://sqlite.org/rescode.html). */
const [busy, readOnly, cannotOpen] = [5, 8, 14];

/**
 * Locks the data folder by an exclusive transaction on an empty SQLite file. The kernel holds the lock: a frozen process
 * keeps it, and a killed one loses it at once.
 * @returns unlocks it
 * @throws {FolderInUse}
 */
export function takeLock(root: string): () => void {
  const path = join(root, lockFile);
  makePrivate(path);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // SQLite locks nothing in a file that it cannot write, and tells so at the first write. This one is never committed.
    database.exec('pragma journal_mode = memory; begin exclusive; pragma user_version = 1');
  } catch (error) {
    database.close();
    throw sqliteCode(error) === busy ? new FolderInUse(root) : error;
  }
  return () => database.close();
}

const sqliteCode = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/** Whether an error says that the folder cannot be written or made, or is a file. */
export const isUnwritable = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'ENOENT'].includes(errorCode(error) ?? '') ||
  [readOnly, cannotOpen].some((code) => code === sqliteCode(error));

/** SQLite would let others read it. Closing an existing file would release the locks of this process (POSIX, fcntl). */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
