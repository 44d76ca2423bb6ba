/** Why a use case refused. `http/error-handler.ts` maps each reason to a status. */
export type DomainErrorReason =
  | 'notFound'
  /** It has changed since it was read. */
  | 'versionConflict'
  /** It doesn't fit what is stored. */
  | 'conflict'
  /** A schema can't express the rule that the input breaks. */
  | 'invalid'
  | 'tooLarge';

/** A use case refused. The message is a sentence for people. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly reason: DomainErrorReason;

  constructor(reason: DomainErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Something that the operator of the server can fix. The message tells them how. */
export class OperatorError extends Error {}

/** The system's code of an error, such as "ENOSPC". */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** An error for the terminal: the message of expected errors, and the stack of bugs. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof OperatorError || errorCode(error) !== undefined
    ? error.message
    : (error.stack ?? error.message);
}
