import { readEnvironment } from '../environment.ts';
import { errorCode } from '../error-code.ts';
import { UnsoundFolder } from '../store/lowdb/load.ts';
import { FolderInUse } from '../store/lowdb/lock.ts';
import { BackupRefused } from './manifest.ts';

/** The data folder that the server would use. */
export const dataDir = (): string => readEnvironment({ DATA_DIR: process.env['DATA_DIR'] }).dataDir;

/** A relative path is meant from where the command was typed, not from the package that npm runs it in. */
export const typedIn = (): string => process.env['INIT_CWD'] ?? process.cwd();

/** Runs a command of the terminal: what it refuses is a sentence and exit code 1, without a stack. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isTold = [BackupRefused, FolderInUse, UnsoundFolder].some((kind) => error instanceof kind);
    const isOfSystem = errorCode(error) !== undefined;
    const text = error instanceof Error ? (isTold || isOfSystem ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
