/** `gone`: what it is about is not there. `stale`: it has changed since it was read. `conflict`: it does not fit what is there. */
export type RefusalReason = 'gone' | 'stale' | 'conflict';

/** A use case declines to change something, in a sentence for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}
