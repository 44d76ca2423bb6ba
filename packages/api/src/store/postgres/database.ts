import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, Pool, TypeOverrides, types, type PoolClient, type QueryConfig } from 'pg';
import { OperatorError, errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState, type WorkName } from '../store.ts';

/** Oldest supported major version of PostgreSQL. */
const oldestVersion = 16;

/** In milliseconds. A database that hangs counts as unreachable. */
const timeLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** In milliseconds. */
const hour = 3_600_000;

/** pg returns bigint as text; times and counts are below 2^53. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** Sites that share a database have a schema each, and so their own advisory locks. */
const lockName = 'hashtext(current_schema()), hashtext($1)';

/** A pool of connections to PostgreSQL. */
export class Database {
  readonly pool: Pool;
  readonly #onFault: StoreEvents['onFault'];
  #state: StoreState = 'ready';

  constructor(url: string, onFault?: StoreEvents['onFault']) {
    this.#onFault = onFault;
    this.pool = new Pool({
      connectionString: url,
      application_name: 'hvac-api',
      max: 10,
      keepAlive: true,
      // A command line ends when its work is done.
      allowExitOnIdle: true,
      ...timeLimits,
      types: numbers,
    });
    // The pool replaces an idle connection that breaks.
    this.pool.on('error', () => {});
    // A connection that breaks under an advisory lock must not end the process.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** After the last query. */
  get state(): StoreState {
    return this.#state;
  }

  /**
   * @param name of a prepared statement: each connection parses and plans it once
   * @throws {StoreUnavailable} when the database is unreachable or full, or does not answer in time
   */
  async query<Row extends object>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return this.#classify(
      async () => (await this.pool.query<Row>({ text, values: [...values], ...(name && { name }) })).rows,
    );
  }

  /** Runs work under an advisory lock. @throws {StoreUnavailable} when the database is unreachable */
  async withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      const client = await this.#classify(() => this.pool.connect());
      let isOurs = false;
      try {
        isOurs = await this.#classify(() => tryLock(client, name));
        if (isOurs) return await work();
      } finally {
        // Closing the connection releases the lock.
        client.release(isOurs);
      }
      await pause(50 + Math.random() * 50);
    }
  }

  /**
   * Runs the migrations that are missing. One server does it, and the others wait.
   * @throws {OperatorError}
   */
  async migrate(): Promise<void> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new OperatorError(`PostgreSQL cannot be reached (${errorCode(error) ?? 'no answer'}). Check DATABASE_URL.`);
    });
    let isDone = false;
    try {
      const [{ version } = { version: 0 }] = (await client.query<{ version: number }>(versionOfServer)).rows;
      if (version < oldestVersion * 10_000) throw new OperatorError(`PostgreSQL ${oldestVersion} or newer is needed.`);
      await client.query('begin');
      await client.query('set local lock_timeout = 0');
      await client.query('set local statement_timeout = 0');
      await client.query(`select pg_advisory_xact_lock(${lockName})`, ['migration']);
      await client.query('create table if not exists migrations (number integer primary key)');
      const done = (await client.query<{ number: number }>('select number from migrations')).rows;
      for (const { number, sql } of await migrations()) {
        if (done.some((each) => each.number === number)) continue;
        // Building an index over a million leads takes a minute.
        await client.query({ text: sql, query_timeout: hour } as QueryConfig);
        await client.query('insert into migrations (number) values ($1)', [number]);
      }
      await client.query('commit');
      isDone = true;
    } finally {
      // Closing the connection rolls back what is not committed.
      client.release(!isDone);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  async #classify<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      const result = await ask();
      this.#state = 'ready';
      return result;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (this.#state === 'ready') this.#onFault?.({ code: errorCode(error) ?? 'no answer', stopped: false });
      this.#state = 'refusing';
      throw new StoreUnavailable('refusing', { cause: error });
    }
  }
}

const versionOfServer = `select current_setting('server_version_num')::integer as version`;

async function tryLock(client: PoolClient, name: WorkName): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${lockName}) as locked`, [
    name,
  ]);
  return rows[0]?.locked ?? false;
}

/**
 * Classes of error codes after which a retry makes sense: connection, transaction state (it became read-only), rollback,
 * resources, operator intervention, system. All others are programming errors.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const retryableClasses = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

/** Whether the database is unreachable: other errors than its own come from the connection. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? retryableClasses.includes(error.code?.slice(0, 2) ?? '')
    : error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);

/** In the order of their numbers. */
async function migrations(): Promise<{ number: number; sql: string }[]> {
  const folder = new URL('./migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ number: parseInt(name, 10), sql: await readFile(new URL(name, folder), 'utf8') })),
  );
}
