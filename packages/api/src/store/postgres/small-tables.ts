import type { TableName, TableRow } from '../tables.ts';
import type { Updated } from '../store.ts';
import type { Database, Query } from './database.ts';

/** A row as PostgreSQL has it: with its place in the order, and null for a field that it does not have. */
type Stored<Name extends TableName> = TableRow<Name> & { position: number };

const selectOf = (name: TableName): string => `select * from ${name} order by position`;

function withoutPosition<Name extends TableName>({ position: _position, ...row }: Stored<Name>): TableRow<Name> {
  // All other fields are there, each in its column.
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as TableRow<Name>;
}

/** Fills an empty table. Fields that are no columns are dropped. */
export async function insertRows(query: Query, name: TableName, rows: readonly object[]): Promise<void> {
  const numbered = JSON.stringify(rows.map((row, position) => ({ ...row, position })));
  await query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [numbered]);
}

const nextVersion = `
  insert into table_versions as present (name, version) values ($1, 1)
  on conflict (name) do update set version = present.version + 1`;

/** How old the knowledge of versions may be for `users` and `owner`, in milliseconds: each request asks for its session first. */
const fresh = 5_000;

/** Tables that are read as a whole, and read again only after a change. */
export class SmallTables {
  readonly #database: Database;
  readonly #known = new Map<TableName, { version: number | undefined; rows: readonly unknown[] }>();
  #versions = new Map<string, number>();
  /** By the process's own clock, which starts at 0. */
  #asked = -Infinity;

  constructor(database: Database) {
    this.#database = database;
  }

  /** In the order of insertion. The same array until something changes. */
  async rows<Name extends TableName>(name: Name): Promise<readonly TableRow<Name>[]> {
    const isFresh = (name === 'users' || name === 'owner') && performance.now() - this.#asked < fresh;
    if (!isFresh) {
      const asked = performance.now();
      const versions = await this.#database.query<{ name: string; version: number }>('select * from table_versions');
      this.#versions = new Map(versions.map((each) => [each.name, each.version]));
      this.#asked = asked;
    }
    const version = this.#versions.get(name);
    const known = this.#known.get(name);
    // Only rows of its own type are remembered under a name.
    if (known && known.version === version) return known.rows as readonly TableRow<Name>[];
    const rows = (await this.#database.query<Stored<Name>>(selectOf(name))).map(withoutPosition);
    this.#known.set(name, { version, rows });
    return rows;
  }

  /** Other servers that change the table wait for the transaction. */
  async update<Name extends TableName, Result>(
    name: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    const updated = await this.#database.transaction(async (query) => {
      await query(`lock table ${name} in share row exclusive mode`);
      const before = (await query<Stored<Name>>(selectOf(name))).map(withoutPosition);
      const { rows, result } = change(before);
      if (rows === before) return result;
      await query(`delete from ${name}`);
      await insertRows(query, name, rows);
      await query(nextVersion, [name]);
      return result;
    });
    this.#asked = -Infinity;
    return updated;
  }
}
