import SearchableMap from 'minisearch/SearchableMap';
import { vocabularyOf } from '../../leads/model/search.ts';
import type { Typo } from '../../leads/model/search.ts';

/** The words that leads say, in memory: what a word with a typo may stand for. */
export class Vocabulary {
  /** The tree finds similar words; the set tells quickly that a word is known. */
  readonly #known = new Set<string>();
  readonly #tree = new SearchableMap<true>();

  /** @param text normalized */
  add(text: string): void {
    for (const word of vocabularyOf(text)) {
      if (this.#known.has(word)) continue;
      this.#known.add(word);
      this.#tree.set(word, true);
    }
  }

  similar({ maxEdits, splits, swaps, word }: Typo): string[] {
    return [
      ...this.#tree.fuzzyGet(word, maxEdits).keys(),
      ...swaps.filter((swap) => this.#known.has(swap)),
      ...splits.filter((parts) => parts.every((part) => this.#known.has(part))).map((parts) => parts.join(' ')),
    ];
  }
}
