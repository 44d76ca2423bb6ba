/** Runs work one piece after another, in the order in which it was given. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Settles when nothing that was given before is left to do. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
