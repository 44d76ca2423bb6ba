import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { MakeLimiter } from '../store.ts';
import type { Database } from './database.ts';

/** In milliseconds. */
const cleanedEvery = 5 * 60_000;

/** Sets a new secret unless there is one of this day, and returns it. $1 is the day with a colon, $2 random text. */
const secretOfDay = `
  insert into settings as present (name, value) values ('rate-limit-secret', $1 || $2)
  on conflict (name) do update
  set value = case when starts_with(present.value, $1) then present.value else excluded.value end
  returning value`;

/**
 * Rate limits that all servers share. An address is stored as a hash with a secret that changes every day, and only until
 * its limit has run out: the privacy page promises that we don't store addresses.
 */
export class HashedLimits {
  readonly #database: Database;
  readonly #timer: NodeJS.Timeout;
  #secret = '';

  private constructor(database: Database) {
    this.#database = database;
    // While the database is away, the last secret serves on.
    this.#timer = setInterval(() => void this.clean().catch(() => {}), cleanedEvery).unref();
  }

  static async open(database: Database): Promise<HashedLimits> {
    const limits = new HashedLimits(database);
    await limits.clean();
    return limits;
  }

  /** Deletes limits that have run out, and takes over the secret of the day. @throws {StoreUnavailable} */
  async clean(): Promise<void> {
    const today = `${new Date().toISOString().slice(0, 10)}:`;
    const [row] = await this.#database.query<{ value: string }>(secretOfDay, [today, randomBytes(32).toString('hex')]);
    this.#secret = row?.value ?? this.#secret;
    await this.#database.query('delete from rate_limits where expire < $1', [Date.now()]);
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
}
