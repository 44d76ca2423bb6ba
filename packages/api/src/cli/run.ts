import { resolve } from 'node:path';
import { OperatorError, errorText } from '../errors.ts';

/** What was typed is not done, and nothing was changed. `wrong` is true when it was typed wrongly. */
export class CommandError extends OperatorError {
  readonly wrong: boolean;

  constructor(sentence: string, wrong = false) {
    super(sentence);
    this.wrong = wrong;
  }
}

/** A relative path is meant from where the command was typed, not from the package that npm runs it in. */
export const resolveUserPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** Runs a command of the terminal: what it refuses is a sentence and exit code 1, or 2 when it was typed wrongly. */
export async function runCommand(work: () => Promise<string | void>): Promise<void> {
  try {
    const told = await work();
    if (told !== undefined) process.stdout.write(`${told}\n`);
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = error instanceof CommandError && error.wrong ? 2 : 1;
  }
}
