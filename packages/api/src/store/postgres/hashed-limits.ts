import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { MakeLimiter } from '../store.ts';
import type { Database } from './database.ts';

/** In milliseconds. */
const cleanedEvery = 5 * 60_000;

/** Sets the secret unless there is one. $1 is random text. */
const secretOnce = `
  insert into settings as present (name, value) values ('rate-limit-secret', $1)
  on conflict (name) do update set value = present.value returning value`;

/**
 * Rate limits that all servers share. An address is stored as a keyed hash, and only until its limit has run out: the privacy
 * page promises that we don't store addresses.
 */
export class HashedLimits {
  readonly #database: Database;
  readonly #secret: string;
  readonly #timer: NodeJS.Timeout;

  private constructor(database: Database, secret: string) {
    this.#database = database;
    this.#secret = secret;
    // While the database is away, the next time makes up for it.
    this.#timer = setInterval(() => void this.#clean().catch(() => {}), cleanedEvery).unref();
  }

  /** @throws {StoreUnavailable} */
  static async open(database: Database): Promise<HashedLimits> {
    const [row] = await database.query<{ value: string }>(secretOnce, [randomBytes(32).toString('hex')]);
    if (!row) throw new Error('The secret of the rate limits is one row');
    const limits = new HashedLimits(database, row.value);
    await limits.#clean();
    return limits;
  }

  /** While the database is unreachable, each server counts alone. */
  readonly limiter: MakeLimiter = (rule) => {
    const limiter = new RateLimiterPostgres({
      ...rule,
      storeClient: this.#database.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    limiter.getKey = (key) => createHmac('sha256', this.#secret).update(`${rule.keyPrefix}:${key}`).digest('base64url');
    return limiter;
  };

  close(): void {
    clearInterval(this.#timer);
  }

  /** Deletes limits that have run out. */
  async #clean(): Promise<void> {
    await this.#database.query('delete from rate_limits where expire < $1', [Date.now()]);
  }
}
