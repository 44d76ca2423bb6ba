import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Lead } from '../../leads/model/lead.ts';
import { maxEdits, splitsOf, swapsOf, vocabularyOf } from '../../leads/model/search.ts';
import { cachedSearchTexts } from '../lead-query.ts';

/** Bounds of memory and of the time of a search: anybody can send made-up words. */
const maxWords = 30_000;
const maxWordsPerLead = 200;

/** How long the search may be prepared before other work gets a turn. In milliseconds. */
const longestSlice = 5;

/** The words in leads, which correct typos in searches. */
export class Vocabulary {
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  readonly #added = new WeakSet<Lead>();

  /** Adds the words of leads, a few at a time. Leads that are added already cost next to nothing. */
  async addAll(leads: Iterable<Lead>): Promise<void> {
    let until = performance.now() + longestSlice;
    for (const lead of leads) {
      if (performance.now() > until) {
        await nextTurn();
        until = performance.now() + longestSlice;
      }
      if (this.#added.has(lead)) continue;
      this.#added.add(lead);
      for (const id of vocabularyOf(cachedSearchTexts(lead).text).slice(0, maxWordsPerLead)) {
        if (this.#words.documentCount < maxWords && !this.#words.has(id)) this.#words.add({ id });
      }
    }
  }

  /** The words that a typed word may stand for, and texts of two words for one that was typed without its space. */
  similar(word: string): string[] {
    const near = this.#words.search(word, { fuzzy: maxEdits(word) }).map(({ id }) => String(id));
    const swapped = swapsOf(word).filter((swap) => this.#words.has(swap));
    const split = splitsOf(word).filter((parts) => parts.every((part) => this.#words.has(part)));
    return [...near, ...swapped, ...split.map((parts) => parts.join(' '))];
  }
}
