/** The system's code of an error, such as "ENOSPC". */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What whoever runs the server can mend: its message is for them. */
export class OperatorError extends Error {}

/** An error in words. Stacks are for mistakes of the program alone: the system's own words name the file or the address. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError || errorCode(error) !== undefined
    ? error.message
    : (error.stack ?? error.message);
}
