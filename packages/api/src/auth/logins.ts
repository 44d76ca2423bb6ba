import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { adminMessages, type Login } from '@hvac/content/model';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError, tooManyRequests } from '../http/http-error.ts';
import { KeyedMutex } from '../store/keyed-mutex.ts';
import { loginKey, isOwner, type Account, type Accounts } from './accounts.ts';
import { HashQueue } from './hash-queue.ts';
import { hashPassword, isPasswordOf, normalizePassword, unusableHash, type Cost } from './passwords.ts';
import type { MakeLimiter } from '../store/store.ts';

interface LoginDeps {
  accounts: Accounts;
  limiter: LoginLimiter;
  /** The owner's password, when the server knows more than its hash. */
  ownerPassword?: string | undefined;
  /** Cost of hashing a new password. */
  cost?: Cost | undefined;
}

export type Logins = ReturnType<typeof createLogins>;

/** Checks logins and hashes new passwords. */
export function createLogins({ accounts, cost, limiter, ownerPassword }: LoginDeps) {
  const hashes = new HashQueue();
  /** One attempt per address at a time, so that parallel attempts can't exceed the limit. */
  const turns = new KeyedMutex();
  /** Compared for unknown names, so that they take as long as a wrong password. */
  const unusable = unusableHash(cost);
  const secret = randomBytes(32);
  const digestOf = (password: string) => createHmac('sha256', secret).update(normalizePassword(password)).digest();
  /** Digest of the owner's password, once known. Scripts send it with each request, and hashing takes 60 ms. */
  let ownerDigest = ownerPassword === undefined ? undefined : digestOf(ownerPassword);

  async function isRight(account: Account | undefined, password: string, failures: number): Promise<boolean> {
    const compare = () => isPasswordOf(account?.passwordHash ?? unusable, password);
    if (!account || !isOwner(account.actor)) return hashes.run(compare, failures);
    const digest = digestOf(password);
    if (ownerDigest) return timingSafeEqual(digest, ownerDigest);
    const isOwners = await hashes.run(compare, failures);
    if (isOwners) ownerDigest = digest;
    return isOwners;
  }

  return {
    /**
     * Checks a login. A wrong name and a wrong password have the same answer and take the same time.
     * @param address from `addressOf`
     * @throws {HttpError} 401 when it is wrong, 429 after too many attempts from the address, or under overload
     */
    attempt({ name = '', password }: Login, address: string): Promise<Account> {
      const key = loginKey(name);
      return turns.run(address, async () => {
        const { wait, failures } = await limiter.stateOf(address, key);
        if (wait > 0) throw tooManyRequests(wait, 'wrong passwords');
        const account = await accounts.named(key);
        if ((await isRight(account, password, failures)) && account) {
          await limiter.succeeded(address, key);
          return account;
        }
        await limiter.failed(address, key);
        throw unauthorized(key === '' ? adminMessages.unauthorized : adminMessages.wrongLogin);
      });
    },
    /** @throws {HttpError} 429 under overload */
    hash: (password: string): Promise<string> => hashes.run(() => hashPassword(password, cost)),
  };
}

/** A 401 for a missing or wrong credential (RFC 6750, 3). */
export const unauthorized = (sentence: string): HttpError =>
  new HttpError(401, sentence, { 'WWW-Authenticate': 'Bearer' });

const duration = 15 * 60;
/** Wrong passwords for one name from one address in 15 minutes. */
const perName = 10;
/** Wrong passwords from one address in 15 minutes. People in an office share one, and an outdated script uses up ten. */
const perAddress = 30;

type LoginLimiter = ReturnType<typeof createLoginLimiter>;

/**
 * Counts wrong passwords by address, and by name and address: guesses from elsewhere must not lock a user out.
 * @param on false for load tests: nobody waits
 * @param limiter of the store, so that all servers share the counts
 */
export function createLoginLimiter(on: boolean, limiter: MakeLimiter) {
  const limit = (keyPrefix: string, points: number) =>
    limiter({ keyPrefix, points: on ? points : Number.MAX_SAFE_INTEGER, duration });
  const byAddress = limit('logins', perAddress);
  const byName = limit('logins by name', perName);
  const waitOf = (state: RateLimiterRes | null, { points }: RateLimiterAbstract) =>
    state && state.consumedPoints >= points ? state.msBeforeNext : 0;
  return {
    /** Milliseconds until the next attempt, and the recent wrong passwords from the address. */
    async stateOf(address: string, name: string): Promise<{ wait: number; failures: number }> {
      const [all, own] = await Promise.all([byAddress.get(address), byName.get(keyOf(address, name))]);
      return { wait: Math.max(waitOf(all, byAddress), waitOf(own, byName)), failures: all?.consumedPoints ?? 0 };
    },
    async failed(address: string, name: string): Promise<void> {
      await Promise.all([byAddress.penalty(address), byName.penalty(keyOf(address, name))]);
    },
    async succeeded(address: string, name: string): Promise<void> {
      await byName.delete(keyOf(address, name));
    },
  };
}

/** Hashed, because people sometimes type their password as the name. */
const keyOf = (address: string, name: string): string => `${address} ${hash('sha256', name, 'base64url')}`;
