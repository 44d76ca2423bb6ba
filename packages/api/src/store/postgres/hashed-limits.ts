import { createHmac, randomBytes } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterPostgresOptions,
} from 'rate-limiter-flexible';
import { day } from '../../clock.ts';
import type { MakeLimiter } from '../store.ts';
import type { Database } from './database.ts';

/** Sets the secret unless there is one. $1 is random text. */
const secretOnce = `
  insert into settings as present (name, value) values ('rate-limit-secret', $1)
  on conflict (name) do update set value = present.value returning value`;

/**
 * Rate limits that all servers share. An address is stored as a keyed hash, and the library deletes it an hour after its limit has
 * run out: the privacy page promises that we don't store addresses.
 * @throws {StoreUnavailable}
 */
export async function openLimits(database: Database): Promise<MakeLimiter> {
  const [secret] = await database.query<{ value: string }>(secretOnce, [randomBytes(32).toString('hex')]);
  if (!secret) throw new Error('The secret of the rate limits is one row');
  // No limit lasts longer than a day: a count that does was made while a clock was far ahead.
  await database.query('delete from rate_limits where expire > $1', [Date.now() + 2 * day]);
  return (rule) =>
    new HashedLimiter(
      {
        ...rule,
        storeClient: database.pool,
        tableName: 'rate_limits',
        tableCreated: true,
        // While the database is unreachable, each server counts alone.
        insuranceLimiter: new RateLimiterMemory(rule),
      },
      secret.value,
    );
}

/** Keeps keys as hashes, and begins a count anew when the clock was set back since it began: nobody is locked out by that. */
class HashedLimiter extends RateLimiterPostgres {
  readonly #secret: string;

  constructor(options: IRateLimiterPostgresOptions, secret: string) {
    super(options);
    this.#secret = secret;
  }

  override getKey(key: string): string {
    return createHmac('sha256', this.#secret).update(`${this.keyPrefix}:${key}`).digest('base64url');
  }

  override async get(key: string): Promise<RateLimiterRes | null> {
    const count = await super.get(key);
    if (!count || !this.#isOfWrongClock(count)) return count;
    await this.delete(key);
    return null;
  }

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    try {
      return await super.consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes) || !this.#isOfWrongClock(refusal)) throw refusal;
      await this.delete(key);
      return super.consume(key, points);
    }
  }

  /** Whether it would last longer than its rule. Twice as long, because the clocks of servers differ. */
  #isOfWrongClock({ msBeforeNext }: RateLimiterRes): boolean {
    return msBeforeNext > 2 * this.duration * 1000;
  }
}
