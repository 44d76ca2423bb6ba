import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { adminMessages } from '@hvac/content/model';
import type { Login } from '@hvac/content/model';
import { HttpError, tooManyRequests } from '../http/http-error.ts';
import { KeyedMutex } from '../store/keyed-mutex.ts';
import { loginKey } from './accounts.ts';
import type { Account, Accounts } from './accounts.ts';
import { isOwner } from './actor.ts';
import { HashQueue } from './hash-queue.ts';
import type { LoginLimiter } from './login-limiter.ts';
import { hashPassword, isPasswordOf, normalizePassword, unusableHash } from './password-hash.ts';
import type { Cost } from './password-hash.ts';

interface LoginDeps {
  accounts: Accounts;
  limiter: LoginLimiter;
  /** The owner's password, where the server was given it and not its hash. */
  ownerPassword?: string | undefined;
  /** Of hashing a new password. */
  cost?: Cost | undefined;
}

/** Checks names with passwords, and hashes new ones. */
export class Logins {
  readonly #accounts: Accounts;
  readonly #limiter: LoginLimiter;
  readonly #cost: Cost | undefined;
  readonly #hashes = new HashQueue();
  /** One try of an address at a time, so that no number of tries at once gets past the limit. */
  readonly #turns = new KeyedMutex();
  /** A name that nobody has costs as much time as a wrong password. */
  readonly #unusable: string;
  readonly #key = randomBytes(32);
  /** Of the owner's password once it is known. Scripts send it with each call, and a hash each time would take 60 ms. */
  #ownerDigest: Buffer | undefined;

  constructor({ accounts, limiter, ownerPassword, cost }: LoginDeps) {
    this.#accounts = accounts;
    this.#limiter = limiter;
    this.#cost = cost;
    this.#unusable = unusableHash(cost);
    if (ownerPassword !== undefined) this.#ownerDigest = this.#digest(ownerPassword);
  }

  /**
   * One try of a password. A wrong name and a wrong password are not told apart, in words or in time.
   * @param address as `clientKey` writes it
   * @throws {HttpError} 401 when it is wrong, 429 when the address tried too often, or too many try at once
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

  /** @throws {HttpError} 429 when too many passwords are tried at once */
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

export const unauthorized = (sentence: string): HttpError =>
  new HttpError(401, sentence, { 'WWW-Authenticate': 'Bearer' });
