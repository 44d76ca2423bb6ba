import { day } from '../../clock.ts';
import type { Similar, Typo } from '../../leads/model/search.ts';
import type { Condition, LeadColumn } from '../lead-query.ts';
import type { Database } from './database.ts';

/** A LIKE pattern for texts that contain this one. Its wildcards are escaped. */
const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** @param values of the statement; those of the condition are appended */
export function sqlOf(condition: Condition, values: unknown[]): string {
  if ('all' in condition) return condition.all.map((part) => `(${sqlOf(part, values)})`).join(' and ') || 'true';
  if ('any' in condition) return condition.any.map((part) => `(${sqlOf(part, values)})`).join(' or ') || 'false';
  // A comparison with null is neither true nor false.
  if ('not' in condition) return `(${sqlOf(condition.not, values)}) is not true`;
  const [column, operator, value] = condition;
  const bind = (bound: unknown): string => `$${values.push(bound)}`;
  // PostgreSQL can't store NUL in text, so nothing matches.
  if (typeof value === 'string' && value.includes('\0')) return 'false';
  switch (operator) {
    case '=':
      return value === null ? `${column} is null` : `${column} = ${bind(value)}`;
    case 'in':
      // With "=", an index gives the leads in their order.
      return value.length === 1 ? `${column} = ${bind(value[0])}` : `${column} = any(${bind(value)})`;
    case 'not in':
      return `${column} <> all(${bind(value)})`;
    case 'contains':
      return `${column} like ${bind(containsPattern(value))}`;
    case 'overlaps':
      return `${column} && ${bind(value)}::text[]`;
    case '<':
    case '<=':
    case '>=':
      return `${column} ${operator} ${bind(value)}`;
  }
}

/** The columns that a condition compares. */
export function columnsIn(condition: Condition): LeadColumn[] {
  if ('all' in condition) return condition.all.flatMap(columnsIn);
  if ('any' in condition) return condition.any.flatMap(columnsIn);
  if ('not' in condition) return columnsIn(condition.not);
  return [condition[0]];
}

/** How many words, those with the nearest trigrams, are compared letter by letter. */
const nearest = 100;

/** Finds the words for `suggestWords`. */
export async function similarWords({ maxEdits, splits, swaps, word }: Typo, database: Database): Promise<Similar> {
  const rows = await database.query<{ word: string; near: boolean }>(
    `select word, true as near from (select word from search_words order by word <-> $1 limit ${nearest}) nearest
       where levenshtein_less_equal(word, $1, $2) <= $2
     union all select word, false from search_words where word = any($3)`,
    [word, maxEdits, [...swaps, ...splits.flat()]],
  );
  const wordsOf = (some: typeof rows) => some.map((row) => row.word);
  return { near: wordsOf(rows.filter(({ near }) => near)), known: new Set(wordsOf(rows)) };
}

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
