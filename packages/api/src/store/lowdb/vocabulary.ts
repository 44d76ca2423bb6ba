import MiniSearch from 'minisearch';
import { maxEdits, splitsOf, swapsOf, vocabularyOf } from '../../leads/model/search.ts';

/** Bounds of memory and of the time of a search: anybody can send made-up words. */
const maxWords = 30_000;
const maxWordsPerLead = 200;
/** Each is looked for in every lead. */
const maxSimilar = 50;

/** The words in leads, which correct typos in searches. */
export class Vocabulary {
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /** @param text normalized */
  add(text: string): void {
    for (const id of vocabularyOf(text).slice(0, maxWordsPerLead)) {
      if (this.#words.documentCount < maxWords && !this.#words.has(id)) this.#words.add({ id });
    }
  }

  /** The words that a typed word may stand for, and texts of two words for one that was typed without its space. */
  similar(word: string): string[] {
    const near = this.#words.search(word, { fuzzy: maxEdits(word) }).map(({ id }) => String(id));
    const swapped = swapsOf(word).filter((swap) => this.#words.has(swap));
    const split = splitsOf(word).filter((parts) => parts.every((part) => this.#words.has(part)));
    return [...swapped, ...split.map((parts) => parts.join(' ')), ...near].slice(0, maxSimilar);
  }
}
