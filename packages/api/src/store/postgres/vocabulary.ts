import type { Typo } from '../../leads/model/search.ts';
import type { Database } from './database.ts';

/** How many words, those with the nearest trigrams, are compared letter by letter. */
const nearest = 100;

/** Words in leads that a word with a typo may stand for. */
export async function similarWords({ maxEdits, splits, swaps, word }: Typo, database: Database): Promise<string[]> {
  const rows = await database.query<{ word: string; near: boolean }>(
    `select word, true as near from (select word from search_words order by word <-> $1 limit ${nearest}) nearest
       where levenshtein_less_equal(word, $1, $2) <= $2
     union all select word, false from search_words where word = any($3)`,
    [word, maxEdits, [...swaps, ...splits.flat()]],
  );
  const known = new Set(rows.map((row) => row.word));
  return [
    ...rows.filter(({ near }) => near).map((row) => row.word),
    ...swaps.filter((swap) => known.has(swap)),
    ...splits.filter((parts) => parts.every((part) => known.has(part))).map((parts) => parts.join(' ')),
  ];
}

/** In milliseconds. */
const day = 86_400_000;

/**
 * SQL that adds words. Locks only rows that it writes, and updates `seen` once a day: else leads with the same words would wait
 * for each other. Sorted, so that two servers do not deadlock.
 * @param words placeholder of the words
 * @param at placeholder of the lead's time of arrival, in milliseconds since 1970
 */
export const addWords = (words: string, at: string, from = ''): string =>
  `insert into search_words (word, seen) select word, ${at} from ${from} unnest(${words}::text[]) word
   where not exists (select from search_words known where known.word = word.word and known.seen >= ${at} - ${day})
   order by word
   on conflict (word) do update set seen = excluded.seen where search_words.seen < excluded.seen - ${day}`;

/** Deletes words of older leads, too, until those change: nothing of an erased person may stay. */
export const forgetWords = 'delete from search_words where word = any($1) and seen <= $2';
