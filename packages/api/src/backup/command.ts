import { BadEnvironment, readEnvironment } from '../environment.ts';
import { errorCode } from '../error-code.ts';
import { UnsoundFolder } from '../store/lowdb/load.ts';
import { FolderInUse } from '../store/lowdb/lock.ts';
import { UnusableDatabase } from '../store/port.ts';
import { BackupRefused } from './manifest.ts';

/**
 * The data folder that the server would use.
 * @throws {BackupRefused} when it uses a database
 */
export function dataDir(): string {
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    throw new BackupRefused(
      'DATABASE_URL is set: back up and restore the database with pg_dump and pg_restore. To have it as a data folder, and a backup of that: npm run copy -- --from DATABASE_URL --to FOLDER.',
    );
  }
  return readEnvironment({ DATA_DIR }).dataDir;
}

/** A relative path is meant from where the command was typed, not from the package that npm runs it in. */
export const typedIn = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Runs a command of the terminal: what it refuses is a sentence and exit code 1, without a stack. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isTold = [BackupRefused, BadEnvironment, FolderInUse, UnsoundFolder, UnusableDatabase].some(
      (kind) => error instanceof kind,
    );
    const isOfSystem = errorCode(error) !== undefined;
    const text = error instanceof Error ? (isTold || isOfSystem ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
