/**
 * `notFound`: what it is about is not there. `versionConflict`: it has changed since it was read. `conflict`: it does not
 * fit what is there. `captcha`: the captcha is missing, wrong, expired or used. `invalid`: what was sent is not what it
 * says. `tooLarge`: there is more of it than is taken.
 */
export type DomainErrorReason = 'notFound' | 'versionConflict' | 'conflict' | 'captcha' | 'invalid' | 'tooLarge';

/** A use case declines, in a sentence for people. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly reason: DomainErrorReason;

  constructor(reason: DomainErrorReason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}
