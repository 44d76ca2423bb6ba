import { readFile } from 'node:fs/promises';
import { DatabaseError, Pool, TypeOverrides, types, type ClientBase } from 'pg';
import { OperatorError, errorCode } from '../../errors.ts';
import { StoreUnavailable, type StoreEvents, type StoreState, type WorkName } from '../store.ts';
import { wordSimilarity } from './sql.ts';

/** Oldest supported major version of PostgreSQL. */
const oldestVersion = 16;

/** Numbers in the table of migrations: this schema’s, and that of the last one that was deployed, which a start upgrades. */
const [schemaNumber, previousNumber] = [5, 1];

/** In milliseconds. A database that hangs counts as unreachable. */
const databaseTimeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Of each statement of an upgrade, which may write all leads anew. In milliseconds. */
const upgradeTimeout = 10 * 60_000;

/** pg returns bigint as text; times and counts are below 2^53. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** Code of a write to a server that only reads, such as one that was the first before a failover. */
const readOnly = '25006';

/** Sites that share a database have a schema each, and so their own advisory locks. */
const lockName = 'hashtext(current_schema()), hashtext($1)';

const setSimilarity = async (client: ClientBase): Promise<void> => {
  await client.query(`set pg_trgm.word_similarity_threshold = ${wordSimilarity}`);
};

/** The pool waits for these; its types don't say so. */
const hooks = { onConnect: setSimilarity };

/** Gives the rows of one statement. @throws {StoreUnavailable} */
export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

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
      ...databaseTimeouts,
      types: numbers,
      ...hooks,
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

  /**
   * Runs work in a transaction. What it throws is thrown here, and nothing is changed.
   * @param timeout of each statement, in milliseconds
   * @throws {StoreUnavailable}
   */
  async transaction<Result>(
    work: (query: Query) => Promise<Result>,
    timeout = databaseTimeouts.query_timeout,
  ): Promise<Result> {
    const client = await this.#classify(() => this.pool.connect());
    const query: Query = (text, values = []) => {
      const statement = { text, values: [...values], query_timeout: timeout };
      return this.#classify(async () => (await client.query(statement)).rows);
    };
    let isDone = false;
    try {
      await query('begin');
      const result = await work(query);
      await query('commit');
      isDone = true;
      return result;
    } finally {
      // Closing a connection rolls back what is not committed.
      client.release(!isDone);
    }
  }

  /** Runs work under an advisory lock. @throws {StoreUnavailable} when the database is unreachable, or others have it too long */
  async withLock<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
    const client = await this.#classify(() => this.pool.connect());
    try {
      await this.#classify(() => client.query(`select pg_advisory_lock(${lockName})`, [name]));
      return await work();
    } finally {
      // The lock ends with its connection.
      client.release(true);
    }
  }

  /**
   * Makes the tables, or upgrades those of the version before. One server does it, and the others wait.
   * @throws {OperatorError}
   */
  async prepare(upgrade: (query: Query) => Promise<void>): Promise<void> {
    const prepared = this.transaction(async (query) => {
      const [{ encoding, version } = { encoding: '', version: 0 }] = await query<{ encoding: string; version: number }>(
        `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding`,
      );
      if (version < oldestVersion * 10_000) throw new OperatorError(`PostgreSQL ${oldestVersion} or newer is needed.`);
      if (encoding !== 'UTF8')
        throw new OperatorError(
          `The database is in ${encoding}, which lacks letters that visitors type. Make it in UTF8.`,
        );
      // An upgrade takes minutes, and another server that starts meanwhile waits for it.
      await query('set local lock_timeout = 0; set local statement_timeout = 0');
      await query(`select pg_advisory_xact_lock(${lockName})`, ['migration']);
      await query('create table if not exists migrations (number integer primary key)');
      const [made] = await query<{ number: number }>('select number from migrations');
      if (made?.number === schemaNumber) return;
      if (!made) {
        await runFile(query, 'schema.sql');
      } else if (made.number === previousNumber) {
        await upgrade(query);
      } else {
        throw new OperatorError(
          'Another version of the server has made this database. Start that one, or use a new one: docs/deploy.md says which can be upgraded.',
        );
      }
      await query('delete from migrations');
      await query('insert into migrations (number) values ($1)', [schemaNumber]);
    }, upgradeTimeout);
    await prepared.catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      const code = errorCode(error.cause) ?? 'no answer';
      // PgBouncer refuses our timeouts with it.
      if (code === '08P01')
        throw new OperatorError(
          'DATABASE_URL is of a connection pool, such as PgBouncer. Use the address of PostgreSQL itself.',
        );
      throw new OperatorError(`PostgreSQL cannot be reached (${code}). Check DATABASE_URL.`);
    });
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** After a failover, other connections may lead to the server that has become read-only, too. */
  #closeIdle(): void {
    for (let { idleCount } = this.pool; idleCount > 0; idleCount--) {
      this.pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
    }
  }

  async #classify<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      const result = await ask();
      this.#state = 'ready';
      return result;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (errorCode(error) === readOnly) this.#closeIdle();
      if (this.#state === 'ready') this.#onFault?.({ code: errorCode(error) ?? 'no answer', stopped: false });
      this.#state = 'refusing';
      throw new StoreUnavailable('refusing', { cause: error });
    }
  }
}

/** Runs the statements of a file beside this one. */
export async function runFile(query: Query, name: string): Promise<void> {
  await query(await readFile(new URL(`./${name}`, import.meta.url), 'utf8'));
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
