interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Collects what arrives while a write is under way and writes it together: twenty submissions that
 * arrive at once cost one sync, not twenty.
 */
export class GroupCommit<Item> {
  readonly #write: (items: readonly Item[]) => Promise<number>;
  #waiting: Waiting<Item>[] = [];
  #running: Promise<void> | undefined;

  /**
   * @param write makes the first items durable, says how many it took (at least one), and
   *   throws when it kept none
   */
  constructor(write: (items: readonly Item[]) => Promise<number>) {
    this.#write = write;
  }

  /** Settles when the item is durable; rejects with the write's error when it is not kept. */
  add(item: Item): Promise<void> {
    const done = new Promise<void>((resolve, reject) => this.#waiting.push({ item, resolve, reject }));
    this.#running ??= this.#run();
    return done;
  }

  /** Settles when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Lets the other submissions of this turn of the event loop join the first batch.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const kept = await this.#write(batch.map(({ item }) => item));
        for (const { resolve } of batch.slice(0, kept)) resolve();
        this.#waiting = [...batch.slice(kept), ...this.#waiting];
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = undefined;
  }
}
