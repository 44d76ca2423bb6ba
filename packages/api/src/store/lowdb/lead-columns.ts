import type { LeadPlace } from '../port.ts';

/** One lead of the columns. */
export interface LeadRow extends LeadPlace {
  file: number;
  flags: number;
}

/** A UUID is four numbers of 32 bits. */
const words = 4;

/** How many rows before and behind the last one are looked at first: leads of other kinds stand between. */
const vicinity = 16;

/** Reads a UUID's digits into `into`, from `at` on. @returns false when it is none */
function readId(id: string, into: Uint32Array, at: number): boolean {
  let word = 0;
  let digits = 0;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    if (code === 0x2d) continue;
    word = (word << 4) | (code <= 0x39 ? code - 0x30 : (code | 0x20) - 0x57);
    if (++digits % 8 === 0) into[at + digits / 8 - 1] = word;
  }
  return digits === 8 * words;
}

/**
 * A table held as columns of numbers, sorted by time and id: 30 bytes a row. A hundred thousand objects with their
 * texts would take a tenth of all memory that the server may have.
 */
export class LeadColumns {
  length = 0;
  times = new Float64Array(1024);
  files = new Uint32Array(1024);
  flags = new Uint16Array(1024);
  /** Counts what moves rows. */
  moves = 0;
  #ids = new Uint32Array(1024 * words);
  #sorted = true;
  /** The row that was found last. */
  #last = -1;

  /**
   * Adds a row at the end. Rows come in order as good as always; `sort` puts right those that do not.
   * @returns false, and adds none, when the id is no UUID or the time is no number
   */
  push({ id, receivedAt, file, flags }: LeadRow): boolean {
    const row = this.length;
    if (row === this.times.length) this.#grow();
    if (!readId(id, this.#ids, row * words) || Number.isNaN(receivedAt)) return false;
    this.times[row] = receivedAt;
    this.files[row] = file;
    this.flags[row] = flags;
    this.length++;
    if (row > 0 && this.#compare(row - 1, row) > 0) this.#sorted = false;
    return true;
  }

  /** To be called before rows are walked along. */
  sort(): void {
    if (this.#sorted) return;
    // The engine's sort finds the stretches that are in order, and merges them.
    const order = Array.from({ length: this.length }, (_, row) => row);
    this.#arrange(order.toSorted((a, b) => this.#compare(a, b)));
    this.#sorted = true;
  }

  /** Keeps the rows for which this is true. */
  keep(isKept: (row: number) => boolean): void {
    const order: number[] = [];
    for (let row = 0; row < this.length; row++) if (isKept(row)) order.push(row);
    this.#arrange(order);
  }

  /**
   * The row of a lead, or -1. Those around the last that was found are looked at first, for states lie in the order of
   * their leads, and old leads are removed in theirs; then the newest, for most questions are about them.
   */
  find(id: string): number {
    const looked = new Uint32Array(words);
    if (!readId(id, looked, 0)) return -1;
    this.#last = this.#nearby(looked);
    return this.#last;
  }

  #nearby(looked: Uint32Array): number {
    for (let away = 1; away <= vicinity; away++) {
      for (const row of [this.#last + away, this.#last - away]) {
        if (row >= 0 && row < this.length && this.#compareIds(row, looked, 0) === 0) return row;
      }
    }
    return this.#newest(looked);
  }

  #newest([first, second, third, fourth]: Uint32Array): number {
    const ids = this.#ids;
    for (let at = (this.length - 1) * words; at >= 0; at -= words) {
      if (ids[at] !== first) continue;
      if (ids[at + 1] === second && ids[at + 2] === third && ids[at + 3] === fourth) return at / words;
    }
    return -1;
  }

  /** The last row that stands before a place, or -1. */
  before({ receivedAt, id }: LeadPlace): number {
    const looked = new Uint32Array(words);
    readId(id, looked, 0);
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const time = this.times[middle] ?? 0;
      const isBefore = time === receivedAt ? this.#compareIds(middle, looked, 0) < 0 : time < receivedAt;
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  idAt(row: number): string {
    const digits = Array.from(this.#ids.subarray(row * words, row * words + words), (word) =>
      word.toString(16).padStart(8, '0'),
    ).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  #compare(a: number, b: number): number {
    const difference = (this.times[a] ?? 0) - (this.times[b] ?? 0);
    return difference === 0 ? this.#compareIds(a, this.#ids, b * words) : difference;
  }

  #compareIds(row: number, others: Uint32Array, at: number): number {
    for (let word = 0; word < words; word++) {
      const difference = (this.#ids[row * words + word] ?? 0) - (others[at + word] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #arrange(order: readonly number[]): void {
    const { times, files, flags } = this;
    const ids = this.#ids;
    this.#allocate(order.length);
    for (const [row, from] of order.entries()) {
      this.times[row] = times[from] ?? 0;
      this.files[row] = files[from] ?? 0;
      this.flags[row] = flags[from] ?? 0;
      for (let word = 0; word < words; word++) this.#ids[row * words + word] = ids[from * words + word] ?? 0;
    }
    this.length = order.length;
    this.moves++;
  }

  #grow(): void {
    const { times, files, flags } = this;
    const ids = this.#ids;
    this.#allocate(this.length * 2);
    this.times.set(times);
    this.files.set(files);
    this.flags.set(flags);
    this.#ids.set(ids);
  }

  #allocate(rows: number): void {
    const room = Math.max(1024, rows);
    this.times = new Float64Array(room);
    this.files = new Uint32Array(room);
    this.flags = new Uint16Array(room);
    this.#ids = new Uint32Array(room * words);
  }
}
