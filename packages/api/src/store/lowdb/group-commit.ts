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
  readonly #write: (items: readonly Item[]) => Promise<void>;
  #waiting: Waiting<Item>[] = [];
  #running: Promise<void> | undefined;

  /** @param write makes all items durable, and throws when it kept none */
  constructor(write: (items: readonly Item[]) => Promise<void>) {
    this.#write = write;
  }

  /** How many items wait for a write. */
  get waiting(): number {
    return this.#waiting.length;
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
        await this.#write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = undefined;
  }
}
