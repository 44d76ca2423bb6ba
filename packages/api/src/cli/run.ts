import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { OperatorError, errorCode, errorText } from '../errors.ts';

/** The command was given something else than it needs. The message says what that is. */
export class UsageError extends OperatorError {}

/** Resolves a path from the user's directory: npm runs scripts in the package's. */
export const resolveUserPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/**
 * The server's data folder.
 * @param tool of PostgreSQL that does the same for a database
 * @throws {OperatorError} when the server uses a database
 */
export function dataFolder(tool: string): string {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new OperatorError(`This is for a data folder. For a database, use ${tool}.`);
  return dataDir;
}

/** "1 lead", "2 leads". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Runs a command. Prints what it returns, or its error, and sets the exit code: 2 for a usage error, else 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    const isUsage = error instanceof UsageError || errorCode(error)?.startsWith('ERR_PARSE_ARGS');
    process.exitCode = isUsage ? 2 : 1;
  }
}
