import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { adminMessages, login as loginBody, newSession, type Login, type NewSession } from '@hvac/content/model';
import type { Request, RequestHandler } from 'express';
import PQueue from 'p-queue';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { HttpError, tooManyRequests } from '../http/http-error.ts';
import { addressOf } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import type { MakeLimiter } from '../store/store.ts';
import { actorOf, isOwner, loginKey, type Account, type Accounts, type Actor } from './accounts.ts';
import { hashPassword, isPasswordOf, normalizePassword, unusableHash, type Cost } from './passwords.ts';
import { isToken, type Sessions } from './sessions.ts';

export interface AuthDeps {
  logins: Logins;
  sessions: Sessions;
}

/** A 401 for a missing or wrong credential (RFC 6750, 3). */
const unauthorized = (sentence: string): HttpError => new HttpError(401, sentence, { 'WWW-Authenticate': 'Bearer' });

export function sessionRoutes(deps: AuthDeps & Clock & { log: Logger }): Route[] {
  const login = defineRoute({
    id: 'log-in',
    method: 'post',
    path: '/api/admin/session',
    summary: 'Starts a session; without a name, the owner’s',
    body: loginBody,
    responses: { 201: { description: 'The session token and the user', schema: newSession } },
    errors: { 401: 'The name or the password is wrong' },
    async handler({ body, request, response }): Promise<NewSession> {
      response.set('Cache-Control', 'no-store');
      const account = await deps.logins.check(body, addressOf(request));
      const token = await deps.sessions.create(account);
      deps.log.info({ member: account.actor.id }, 'A user has logged in');
      return { token, you: { ...account.actor, isOwner: isOwner(account.actor) } };
    },
  });
  const logout = defineRoute({
    id: 'log-out',
    method: 'delete',
    path: '/api/admin/session',
    summary: 'Ends the current session',
    admin: true,
    responses: { 204: { description: 'It has ended' } },
    middleware: [requireUser(deps)],
    async handler({ request }) {
      const token = tokenOf(request);
      if (token !== undefined) await deps.sessions.delete(token);
    },
  });
  const logoutEverywhere = defineRoute({
    id: 'log-out-everywhere',
    method: 'delete',
    path: '/api/admin/sessions',
    summary: 'Ends all sessions of the current user',
    admin: true,
    responses: { 204: { description: 'They have ended' } },
    middleware: [requireUser(deps)],
    async handler({ response }) {
      const { id } = actorOf(response);
      await deps.sessions.deleteAll(id);
      deps.log.info({ member: id }, 'A user has logged out everywhere');
    },
  });
  return [login, logout, logoutEverywhere];
}

/** Requires a login, and stores the user for `actorOf`. */
export const requireUser =
  (deps: AuthDeps & Clock): RequestHandler =>
  async (request, response, next) => {
    // The clock that wrote the times of leads: browsers tell ages by it, since that of a device may be a day off.
    response.set({ 'Cache-Control': 'no-store', Date: new Date(deps.now()).toUTCString() });
    response.locals['actor'] = await authenticate(request, deps);
    next();
  };

/**
 * Identifies the user by a session token, or, for scripts, by the owner's password.
 * @throws {HttpError} 401 when it is neither, 429 after too many wrong ones
 */
async function authenticate(request: Request, { logins, sessions }: AuthDeps): Promise<Actor> {
  const bearer = bearerOf(request);
  if (bearer === undefined) throw unauthorized(adminMessages.unauthorized);
  if (!isToken(bearer)) return (await logins.check({ password: bearer }, addressOf(request))).actor;
  const session = await sessions.find(bearer, addressOf(request));
  if ('ended' in session) throw unauthorized(session.ended);
  return session.actor;
}

/** The session token of a request; undefined when it has a password instead. */
export function tokenOf(request: Request): string | undefined {
  const bearer = bearerOf(request);
  return bearer !== undefined && isToken(bearer) ? bearer : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The credential of an `Authorization: Bearer` header (RFC 6750, 2.1). */
function bearerOf(request: Request): string | undefined {
  const sent = /^Bearer +(\S.*)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (sent === undefined) return undefined;
  // Node reads headers as Latin-1, but browsers and scripts send passwords as UTF-8.
  try {
    return utf8.decode(Buffer.from(sent, 'latin1'));
  } catch {
    return sent;
  }
}

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

type Logins = ReturnType<typeof createLogins>;

/** Maximum number of hashes that wait: about five seconds. */
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
