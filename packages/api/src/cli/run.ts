import { resolve } from 'node:path';
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
