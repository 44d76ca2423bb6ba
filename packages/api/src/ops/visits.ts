import { visitWeeksKept, localWeek } from '@hvac/content/model';
import type { VisitCount, VisitRefusal, VisitWeek } from '@hvac/content/model';
import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';
import type { Store } from '../store/store.ts';
import { knownPath } from './client-errors.ts';

/** How often the counts are kept, in milliseconds: a stop in between loses as much of them, and no lead. */
const keepEvery = 60_000;

interface VisitsDeps {
  store: Pick<Store, 'rows' | 'updateRows'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Logger;
}

/** What is done on the site, in numbers a week: counted in memory, and added to what the store has once a minute. */
export class VisitCounts {
  readonly #deps: VisitsDeps;
  #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: VisitsDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#keep(), keepEvery).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keep();
  }

  /** @param path of the page; what the office does on its own screens is not counted */
  add(what: Exclude<VisitCount['what'], 'refused'>, path: string): void {
    const page = knownPath(path);
    if (!page.startsWith('/admin/')) this.#count(what, page);
  }

  refused(why: VisitRefusal): void {
    this.#count('refused', why);
  }

  /** The latest week first. */
  async weeks(): Promise<VisitWeek[]> {
    await this.#keep();
    return [...(await this.#deps.store.rows('visits'))];
  }

  #count(what: VisitCount['what'], about: string): void {
    const key = [localWeek(this.#deps.now()), what, about].join(' ');
    this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1);
  }

  async #keep(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    try {
      await this.#deps.store.updateRows('visits', (rows) => ({ rows: added(rows, waiting), result: undefined }));
    } catch (error) {
      // They go with the next ones: counting is no reason to answer anybody with an error.
      for (const [key, count] of waiting) this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + count);
      this.#deps.log.warn(describeError(error), 'The counts of visits were not kept');
    }
  }
}

function added(rows: readonly VisitWeek[], waiting: ReadonlyMap<string, number>): VisitWeek[] {
  const weeks = new Map(rows.map(({ week, counts }) => [week, [...counts]]));
  for (const [key, count] of waiting) {
    const [week = '', what, about = ''] = key.split(' ');
    const counts = weeks.get(week) ?? [];
    const at = counts.findIndex((known) => known.what === what && known.about === about);
    const sum = count + (counts[at]?.count ?? 0);
    counts.splice(at === -1 ? counts.length : at, 1, { what: what as VisitCount['what'], about, count: sum });
    weeks.set(week, counts);
  }
  // The newest by name: a clock that is wrong for a day takes one old week away, and not all of them.
  return [...weeks]
    .map(([week, counts]) => ({ week, counts }))
    .toSorted((one, other) => (one.week < other.week ? 1 : -1))
    .slice(0, visitWeeksKept);
}
