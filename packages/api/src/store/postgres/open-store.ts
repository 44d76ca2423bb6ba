import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Store, Updated } from '../port.ts';
import type { TableName, TableRow } from '../tables.ts';
import { Database } from './database.ts';
import type { OnFault } from './database.ts';
import { Leads } from './leads.ts';
import { Turns } from '../turns.ts';

export interface StoreOptions {
  /** Such as "postgres://user:password@host/name". */
  url: string;
  /** Told when the database goes away. */
  onFault?: OnFault;
  /** Told the names of files that are found to be damaged. */
  onDamage?: (name: string) => void;
}

/**
 * Opens the store that keeps its data in PostgreSQL: any number of servers at a time.
 * @throws {UnusableDatabase}
 */
export async function openStore({ url, onFault, onDamage = () => {} }: StoreOptions): Promise<Store> {
  const database = new Database(url, onFault);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  const turns = new Turns();
  const leads = new Leads(database, turns);
  const tables = new Tables(database, turns);
  const damaged = new Set<string>();
  return {
    take: (lead, file) => leads.take(lead, file),
    get: (id) => leads.get(id),
    find: (query) => leads.find(query),
    count: (query) => leads.count(query),
    views: (today) => leads.views(today),
    counts: () => leads.counts(),
    change: (id, change) => leads.change(id, change),
    remove: (ids) => leads.remove(ids),
    async removeStrays(before) {
      // No file is without its lead here; what else nobody will ask for again goes.
      await database.query('delete from rate_limits where expire < $1', [before]);
      return 0;
    },
    async file(lead) {
      const file = await leads.file(lead);
      const name = lead.intake.resume?.file ?? '';
      if (file.outcome === 'damaged' && !damaged.has(name)) onDamage(name);
      if (file.outcome === 'damaged') damaged.add(name);
      else damaged.delete(name);
      return file;
    },
    hasFile: (lead) => leads.hasFile(lead),
    claimMail: (claim) => leads.claimMail(claim),
    releaseMail: (by) => leads.releaseMail(by),
    spend: async (nonce) => ({ outcome: await leads.spend(nonce) }),
    rows: (table) => tables.rows(table),
    updateRows: (table, change) => tables.update(table, change),
    alone: (name, work) => database.alone(name, work),
    async secret(name) {
      const [row] = await database.query<{ value: string }>('select value from secrets where name = $1', [name]);
      return row?.value;
    },
    async keepSecret(name, text) {
      await database.query(
        'insert into secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
        [name, text],
      );
    },
    limiter: (rule) =>
      new RateLimiterPostgres({
        ...rule,
        storeClient: database.pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // While the database is away, each server counts for itself.
        insuranceLimiter: new RateLimiterMemory(rule),
      }),
    // The database looks after its own bytes; a file is compared with its lead whenever it is read.
    check: async () => [],
    damaged: () => [...damaged],
    state: () => database.state,
    close: () => database.close(),
  };
}

/** What a table holds, and the number of its last change. */
interface Known {
  version: number;
  rows: readonly object[];
}

/** Small tables: read again when another version is there, whoever has changed it. */
class Tables {
  readonly #database: Database;
  readonly #turns: Turns;
  readonly #known = new Map<TableName, Known>();

  constructor(database: Database, turns: Turns) {
    this.#database = database;
    this.#turns = turns;
  }

  async rows<Name extends TableName>(name: Name): Promise<readonly TableRow<Name>[]> {
    // Nothing else is written there.
    return (await this.#read(name)).rows as unknown as readonly TableRow<Name>[];
  }

  /** Whoever changes it on another server at once is noticed by the version, and comes after it. */
  update<Name extends TableName, Result>(
    name: Name,
    change: (rows: readonly TableRow<Name>[]) => Updated<TableRow<Name>, Result>,
  ): Promise<Result> {
    return this.#turns.run(name, async () => {
      for (;;) {
        const before = await this.#read(name);
        const { rows, result } = change(before.rows as unknown as readonly TableRow<Name>[]);
        if (rows === before.rows) return result;
        const kept = await this.#database.query(
          `insert into small_tables as kept (name, version, rows) values ($1, $2::bigint + 1, $3)
           on conflict (name) do update set version = excluded.version, rows = excluded.rows where kept.version = $2
           returning version`,
          [name, before.version, JSON.stringify(rows)],
        );
        if (kept.length > 0) return result;
      }
    });
  }

  async #read(name: TableName): Promise<Known> {
    const known = this.#known.get(name) ?? { version: 0, rows: [] };
    this.#known.set(name, known);
    const [newer] = await this.#database.query<Known>(
      'select version, rows from small_tables where name = $1 and version <> $2',
      [name, known.version],
    );
    if (!newer) return known;
    const present = this.#known.get(name) ?? known;
    // Another reader has the same rows already: who asks twice is given the same list.
    if (present.version === newer.version) return present;
    this.#known.set(name, newer);
    return newer;
  }
}
