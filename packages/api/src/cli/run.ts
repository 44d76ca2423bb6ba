import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { OperatorError, errorText } from '../errors.ts';

/** A command was refused and changed nothing. `wrong` marks a usage error. */
export class CommandError extends OperatorError {
  readonly wrong: boolean;

  constructor(sentence: string, wrong = false) {
    super(sentence);
    this.wrong = wrong;
  }
}

/** Resolves a path from the user's directory: npm runs scripts in the package's. */
export const resolveUserPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/**
 * The server's data folder.
 * @param tool of PostgreSQL that does the same for a database
 * @throws {CommandError} when the server uses a database
 */
export function dataFolder(tool: string): string {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new CommandError(`This is for a data folder. For a database, use ${tool}.`);
  return dataDir;
}

/** Runs a command. Prints errors and sets the exit code: 2 for a usage error, else 1. */
export async function runCommand(work: () => Promise<string | void>): Promise<void> {
  try {
    const output = await work();
    if (output !== undefined) process.stdout.write(`${output}\n`);
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = error instanceof CommandError && error.wrong ? 2 : 1;
  }
}
