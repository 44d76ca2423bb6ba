import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../errors.ts';

export class FolderInUse extends OperatorError {
  constructor(root: string) {
    super(`Another process is using the data folder ${root}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** The file that is locked. It stays empty. */
export const lockFile = 'lock.sqlite';

/** Result code of SQLite (https://sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Locks the data folder by an exclusive transaction on an empty SQLite file. The kernel holds the lock: a frozen process
 * keeps it, and a killed one loses it at once.
 * @returns unlocks it
 * @throws {FolderInUse}
 * @throws {OperatorError} when the file cannot be written
 */
export function takeLock(root: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(root, lockFile), { timeout: 0 });
    // SQLite locks nothing in a file that it cannot write, and tells so at the first write. This one is never committed.
    database.exec('pragma journal_mode = memory; begin exclusive; pragma user_version = 1');
    return () => database?.close();
  } catch (error) {
    database?.close();
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    throw error.errcode === busy ? new FolderInUse(root) : new OperatorError(unwritable(root, error.message));
  }
}

export const unwritable = (root: string, why: string): string =>
  `The data folder ${root} cannot be written (${why}). Set DATA_DIR to one that can.`;
