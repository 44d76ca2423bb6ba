import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Store, Updated } from '../store.ts';
import type { Session, TableName, TableRow } from '../tables.ts';
import { Database } from './database.ts';
import type { OnFault } from './database.ts';
import { PostgresLeads } from './leads.ts';
import { KeyedMutex } from '../keyed-mutex.ts';

export interface PostgresOptions {
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
export async function openPostgresStore({ url, onFault, onDamage = () => {} }: PostgresOptions): Promise<Store> {
  const database = new Database(url, onFault);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  const mutex = new KeyedMutex();
  const leads = new PostgresLeads(database, mutex);
  const tables = new Tables(database, mutex);
  const damaged = new Set<string>();
  return {
    insertLead: (lead, file) => leads.insertLead(lead, file),
    getLead: (id) => leads.getLead(id),
    listLeads: (query) => leads.listLeads(query),
    countLeads: (query) => leads.countLeads(query),
    views: (today) => leads.views(today),
    suggestWords: (words) => leads.suggestWords(words),
    counts: () => leads.counts(),
    updateLead: (id, change) => leads.updateLead(id, change),
    deleteLeads: (ids) => leads.deleteLeads(ids),
    async deleteOrphans(before) {
      // No file is without its lead here; what else nobody will ask for again goes.
      await database.query('delete from rate_limits where expire < $1', [before]);
      return 0;
    },
    async getFile(lead) {
      const file = await leads.getFile(lead);
      const name = lead.intake.resume?.file ?? '';
      if (file.outcome === 'damaged' && !damaged.has(name)) onDamage(name);
      if (file.outcome === 'damaged') damaged.add(name);
      else damaged.delete(name);
      return file;
    },
    hasFile: (lead) => leads.hasFile(lead),
    claimDeliveries: (claim) => leads.claimDeliveries(claim),
    releaseDeliveries: (channel, ids, dueAt) => leads.releaseDeliveries(channel, ids, dueAt),
    wakeDeliveries: (channel) => leads.wakeDeliveries(channel),
    consumeNonce: async (nonce) => ({ outcome: await leads.consumeNonce(nonce) }),
    rows: (table) => tables.rows(table),
    updateRows: (table, change) => tables.update(table, change),
    async insertSession({ tokenHash, userId, credential, createdAt, expiresAt }) {
      await database.query('delete from sessions where expires_at <= $1', [createdAt]);
      await database.query(
        'insert into sessions (token_hash, user_id, credential, created_at, expires_at) values ($1, $2, $3, $4, $5)',
        [tokenHash, userId, credential, createdAt, expiresAt],
      );
    },
    async getSession(tokenHash) {
      const [session] = await database.query<Session>(
        `select token_hash as "tokenHash", user_id as "userId", credential, created_at as "createdAt",
           expires_at as "expiresAt" from sessions where token_hash = $1`,
        [tokenHash],
        'session',
      );
      return session;
    },
    async extendSession(tokenHash, expiresAt) {
      await database.query('update sessions set expires_at = $2 where token_hash = $1', [tokenHash, expiresAt]);
    },
    async deleteSession(tokenHash) {
      await database.query('delete from sessions where token_hash = $1', [tokenHash]);
    },
    async deleteSessions(userId) {
      await database.query('delete from sessions where user_id = $1', [userId]);
    },
    withLock: (name, work) => database.withLock(name, work),
    async getSetting(name) {
      const [row] = await database.query<{ value: string }>('select value from settings where name = $1', [name]);
      return row?.value;
    },
    async setSetting(name, text) {
      await database.query(
        'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
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
  readonly #mutex: KeyedMutex;
  readonly #known = new Map<TableName, Known>();

  constructor(database: Database, mutex: KeyedMutex) {
    this.#database = database;
    this.#mutex = mutex;
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
    return this.#mutex.run(name, async () => {
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
