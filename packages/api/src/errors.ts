/**
 * `gone`: what it is about is not there. `stale`: it has changed since it was read. `conflict`: it does not fit what is
 * there. `captcha`: the captcha is missing, wrong, expired or used. `unusable`: what was sent is not what it says. `tooLarge`: there is more of it than is taken.
 */
export type RefusalReason = 'gone' | 'stale' | 'conflict' | 'captcha' | 'unusable' | 'tooLarge';

/** A use case declines, in a sentence for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}
