import type { LeadQuery } from '../store.ts';
import type { Database } from './database.ts';

/**
 * What is asked for, with those of the names that may be meant that a lead has: some hundreds are thought of, and hardly
 * any is there. Undefined when none is: they are thought of when nothing says the words themselves.
 */
export async function withKnownNames(query: LeadQuery, database: Database): Promise<LeadQuery | undefined> {
  const near = query.words?.flatMap((word) => ('text' in word && word.names) || []) ?? [];
  if (near.length === 0) return query;
  const rows = await database.query<{ name: string }>(
    'select name from unnest($1::text[]) name where exists (select from leads where names @> array[name])',
    [near],
  );
  if (rows.length === 0) return undefined;
  const known = new Set(rows.map(({ name }) => name));
  const words = query.words?.map((word) =>
    'text' in word && word.names ? { ...word, names: word.names.filter((name) => known.has(name)) } : word,
  );
  return { ...query, ...(words && { words }) };
}
