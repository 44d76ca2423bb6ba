import { tables, type TableName, type TableRow } from '../tables.ts';
import type { Updated } from '../store.ts';
import type { Database } from './database.ts';

const keys = {
  specials: 'id',
  users: 'id',
  owner: 'name',
  service_areas: 'id',
  sessions: 'tokenHash',
  used_nonces: 'nonce',
} as const satisfies { [Name in TableName]: keyof TableRow<Name> };

const columnsOf = (name: TableName): string[] => Object.keys(tables[name].shape);
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Statement that writes rows. It does nothing when another server has changed the table since.
 * $1 is the name, $2 the version, $3 the keys of rows that go, $4 new and changed rows.
 */
function updateOf(name: TableName): string {
  const [columns, key] = [columnsOf(name), keys[name]];
  return `with changed as (
      update table_versions set version = version + 1 where name = $1 and version = $2 returning version),
    gone as (delete from ${name} using changed where "${key}" = any($3)),
    written as (insert into ${name} (${quoted(columns)}) select ${quoted(columns)}
      from (select given.* from changed, json_populate_recordset(null::${name}, $4::json) given) given
      on conflict ("${key}") do update set ${columns.map((each) => `"${each}" = excluded."${each}"`).join(', ')})
    select version from changed`;
}

/** How old the knowledge of versions may be for `users` and `owner`, in milliseconds: each request asks for its session first. */
const fresh = 5_000;

interface Known<Name extends TableName> {
  version: number;
  rows: readonly TableRow<Name>[];
}

/** Tables that are read as a whole, and read again only after a change. */
export class SmallTables {
  readonly #database: Database;
  readonly #known = new Map<TableName, Known<TableName>>();
  #versions = new Map<string, number>();
  #asked = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** In the order of insertion. The same array until something changes. */
  async rows<Name extends TableName>(name: Name): Promise<readonly TableRow<Name>[]> {
    return (await this.#read(name)).rows;
  }

  /** Optimistic locking: tries again when another server has changed the table since. */
  async update<Name extends TableName, Result>(
    name: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    for (;;) {
      this.#asked = 0;
      const before = await this.#read(name);
      const { rows, result } = change(before.rows);
      if (rows === before.rows) return result;
      const keyOf = (row: object) => (row as Record<string, unknown>)[keys[name]];
      const [old, kept] = [new Set(before.rows), new Set(rows.map(keyOf))];
      const gone = before.rows.map(keyOf).filter((key) => !kept.has(key));
      const written = rows.filter((row) => !old.has(row));
      const [changed] = await this.#database.query<{ version: number }>(updateOf(name), [
        name,
        before.version,
        gone,
        JSON.stringify(written),
      ]);
      if (!changed) continue;
      this.#remember(name, { version: changed.version, rows });
      return result;
    }
  }

  async #read<Name extends TableName>(name: Name): Promise<Known<Name>> {
    const isFresh = (name === 'users' || name === 'owner') && performance.now() - this.#asked < fresh;
    if (!isFresh) {
      const asked = performance.now();
      const versions = await this.#database.query<{ name: string; version: number }>('select * from table_versions');
      this.#versions = new Map(versions.map((each) => [each.name, each.version]));
      this.#asked = asked;
    }
    const version = this.#versions.get(name) ?? 0;
    // Only rows of its own type are remembered under a name.
    const known = this.#known.get(name) as unknown as Known<Name> | undefined;
    if (known?.version === version) return known;
    const found = await this.#database.query<TableRow<Name>>(
      `select ${quoted(columnsOf(name))} from ${name} order by position`,
    );
    const rows = found.map(
      (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as TableRow<Name>,
    );
    // Two readers at once get the same list.
    const present = this.#known.get(name) as unknown as Known<Name> | undefined;
    return present?.version === version ? present : this.#remember(name, { version, rows });
  }

  #remember<Name extends TableName>(name: Name, known: Known<Name>): Known<Name> {
    this.#known.set(name, known);
    this.#versions.set(name, known.version);
    return known;
  }
}
