import type { Typo } from '../../leads/model/search.ts';
import type { Database } from './database.ts';

/** Words whose trigrams are the nearest, before their letters are compared. */
const nearest = 100;

/** The words that leads say and that a word with a typo may stand for. */
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
 * Adds words; they are sorted, so that two servers wait for each other in one order. The newest lead that says a word is
 * noted to the day: a write at each lead would make all leads wait for each other.
 * @param words,at where they stand among the values: the words, and when their lead came
 */
export const addWords = (words: string, at: string, from = ''): string =>
  `insert into search_words (word, seen) select word, ${at} from ${from} unnest(${words}::text[]) word
   on conflict (word) do update set seen = excluded.seen where search_words.seen < excluded.seen - ${day}`;

/**
 * Forgets words when their lead is deleted, but for those that a newer one said. One that an older lead says too is
 * forgotten as well, until that lead changes: nothing of an erased person may stay.
 */
export const forgetWords = 'delete from search_words where word = any($1) and seen <= $2';
