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

/** Checks logins and hashes new passwords. */
export class Logins {
  readonly #accounts: Accounts;
  readonly #limiter: LoginLimiter;
  readonly #cost: Cost | undefined;
  readonly #hashes = new HashQueue();
  /** One attempt per address at a time, so that parallel attempts can't exceed the limit. */
  readonly #turns = new KeyedMutex();
  /** Compared for unknown names, so that they take as long as a wrong password. */
  readonly #unusable: string;
  readonly #key = randomBytes(32);
  /** Digest of the owner's password, once known. Scripts send it with each request, and hashing takes 60 ms. */
  #ownerDigest: Buffer | undefined;

  constructor({ accounts, limiter, ownerPassword, cost }: LoginDeps) {
    this.#accounts = accounts;
    this.#limiter = limiter;
    this.#cost = cost;
    this.#unusable = unusableHash(cost);
    if (ownerPassword !== undefined) this.#ownerDigest = this.#digest(ownerPassword);
  }

  /**
   * Checks a login. A wrong name and a wrong password have the same answer and take the same time.
   * @param address from `addressOf`
   * @throws {HttpError} 401 when it is wrong, 429 after too many attempts from the address, or under overload
   */
  attempt({ name = '', password }: Login, address: string): Promise<Account> {
    const key = loginKey(name);
    return this.#turns.run(address, async () => {
      const { wait, failures } = await this.#limiter.stateOf(address, key);
      if (wait > 0) throw tooManyRequests(wait, 'wrong passwords');
      const account = await this.#accounts.named(key);
      if ((await this.#isRight(account, password, failures)) && account) {
        await this.#limiter.succeeded(address, key);
        return account;
      }
      await this.#limiter.failed(address, key);
      throw unauthorized(key === '' ? adminMessages.unauthorized : adminMessages.wrongLogin);
    });
  }

  /** @throws {HttpError} 429 under overload */
  hash(password: string): Promise<string> {
    return this.#hashes.run(() => hashPassword(password, this.#cost));
  }

  async #isRight(account: Account | undefined, password: string, failures: number): Promise<boolean> {
    const compare = () => isPasswordOf(account?.passwordHash ?? this.#unusable, password);
    if (!account || !isOwner(account.actor)) return this.#hashes.run(compare, failures);
    const digest = this.#digest(password);
    if (this.#ownerDigest) return timingSafeEqual(digest, this.#ownerDigest);
    const isRight = await this.#hashes.run(compare, failures);
    if (isRight) this.#ownerDigest = digest;
    return isRight;
  }

  #digest(password: string): Buffer {
    return createHmac('sha256', this.#key).update(normalizePassword(password)).digest();
  }
}

/** A 401 for a missing or wrong credential (RFC 6750, 3). */
export const unauthorized = (sentence: string): HttpError =>
  new HttpError(401, sentence, { 'WWW-Authenticate': 'Bearer' });

const duration = 15 * 60;
/** Wrong passwords for one name from one address in 15 minutes. */
const perName = 10;
/** Wrong passwords from one address in 15 minutes. People in an office share one, and an outdated script uses up ten. */
const perAddress = 30;

/** Counts wrong passwords by address, and by name and address: guesses from elsewhere must not lock a user out. */
export class LoginLimiter {
  readonly #byAddress: RateLimiterAbstract;
  readonly #byName: RateLimiterAbstract;

  /**
   * @param on false for load tests: nobody waits
   * @param limiter of the store, so that all servers share the counts
   */
  constructor(on: boolean, limiter: MakeLimiter) {
    const limit = (keyPrefix: string, points: number) =>
      limiter({ keyPrefix, points: on ? points : Number.MAX_SAFE_INTEGER, duration });
    this.#byAddress = limit('logins', perAddress);
    this.#byName = limit('logins by name', perName);
  }

  /** Milliseconds until the next attempt, and the recent wrong passwords from the address. */
  async stateOf(address: string, name: string): Promise<{ wait: number; failures: number }> {
    const [all, own] = await Promise.all([this.#byAddress.get(address), this.#byName.get(keyOf(address, name))]);
    const waitOf = (state: RateLimiterRes | null, { points }: RateLimiterAbstract) =>
      state && state.consumedPoints >= points ? state.msBeforeNext : 0;
    const wait = Math.max(waitOf(all, this.#byAddress), waitOf(own, this.#byName));
    return { wait, failures: all?.consumedPoints ?? 0 };
  }

  async failed(address: string, name: string): Promise<void> {
    await Promise.all([this.#byAddress.penalty(address), this.#byName.penalty(keyOf(address, name))]);
  }

  async succeeded(address: string, name: string): Promise<void> {
    await this.#byName.delete(keyOf(address, name));
  }
}

/** Hashed, because people sometimes type their password as the name. */
const keyOf = (address: string, name: string): string => `${address} ${hash('sha256', name, 'base64url')}`;
