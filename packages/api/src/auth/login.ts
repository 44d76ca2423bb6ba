import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { adminMessages, type Login } from '@hvac/content/model';
import PQueue from 'p-queue';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooManyRequests, type HttpError } from '../http/http-error.ts';
import type { MakeLimiter } from '../store/store.ts';
import { isOwner, loginKey, unauthorized, type Account, type Accounts } from './accounts.ts';
import { hashPassword, isPasswordOf, normalizePassword, unusableHash, type Cost } from './passwords.ts';

interface LoginDeps {
  accounts: Accounts;
  /** False only for load tests: nobody waits. */
  rateLimits: boolean;
  /** Of the store, so that all servers share the counts. */
  limiter: MakeLimiter;
  /** The owner's password, when the server knows more than its hash. */
  ownerPassword?: string | undefined;
  cost?: Cost | undefined;
}

export type Logins = ReturnType<typeof createLogins>;

/** Maximum number of hashes that wait: about three seconds. */
const maxWaiting = 50;
/** Wrong passwords for one name from one address in 15 minutes: guesses from elsewhere must not lock a user out. */
const perName = 10;
/** Wrong passwords from one address in 15 minutes: people in an office, or behind one provider, share it. */
const perAddress = 10 * perName;

const tooManyWrong = ({ msBeforeNext }: RateLimiterRes): HttpError => tooManyRequests(msBeforeNext, 'wrong passwords');

async function refuseFull(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points) throw tooManyWrong(state);
}

export function createLogins({ accounts, cost, limiter, ownerPassword, rateLimits }: LoginDeps) {
  const limit = (keyPrefix: string, points: number) =>
    limiter({ keyPrefix, points: rateLimits ? points : Number.MAX_SAFE_INTEGER, duration: 15 * 60 });
  const byAddress = limit('logins', perAddress);
  const byName = limit('logins by name', perName);

  /** One at a time: more would take the threads that sync files. */
  const hashes = new PQueue({ concurrency: 1 });
  /** @throws {HttpError} 429 when too many wait */
  const refuseBusy = () => {
    if (hashes.size >= maxWaiting) throw tooManyRequests(60_000, 'logins at once');
  };

  /** Compared for unknown names, so that they cost a hash, as a wrong password does. */
  const unusable = unusableHash(cost);
  const secret = randomBytes(32);
  const hmacOf = (password: string) => createHmac('sha256', secret).update(normalizePassword(password)).digest();
  /** Digest of the owner's password, once known. Scripts send it with each request, and hashing takes 60 ms. */
  let ownerDigest = ownerPassword === undefined ? undefined : hmacOf(ownerPassword);

  return {
    /**
     * The account of a name and password. Whatever is wrong with them, the answer is the same and costs one hash.
     * @param address from `addressOf`
     * @throws {HttpError} 401 when they are wrong, 429 after too many wrong ones, or when too many wait
     */
    async check({ name = '', password }: Login, address: string): Promise<Account> {
      const key = loginKey(name);
      // Hashed, because people sometimes type their password as the name.
      const nameHere = `${address} ${hash('sha256', key, 'base64url')}`;
      await Promise.all([refuseFull(byAddress, address), refuseFull(byName, nameHere)]);
      const account = await accounts.named(key);
      const isOfOwner = account !== undefined && isOwner(account.actor);
      const digest = hmacOf(password);
      if (!(isOfOwner && ownerDigest && timingSafeEqual(digest, ownerDigest))) {
        refuseBusy();
        // Counted before the hash, so that no number of tries at once gets past the limit.
        await Promise.all([byAddress.consume(address), byName.consume(nameHere)]).catch((refusal: unknown) => {
          throw refusal instanceof RateLimiterRes ? tooManyWrong(refusal) : refusal;
        });
        const isRight = await hashes.add(() => isPasswordOf(account?.passwordHash ?? unusable, password));
        if (!isRight || !account) {
          throw unauthorized(key === '' ? adminMessages.unauthorized : adminMessages.wrongLogin);
        }
        await byAddress.reward(address);
      }
      await byName.delete(nameHere);
      if (isOfOwner) ownerDigest = digest;
      return account;
    },
    /** @throws {HttpError} 429 when too many wait */
    async hash(password: string): Promise<string> {
      refuseBusy();
      return hashes.add(() => hashPassword(password, cost));
    },
  };
}
