import { hash, randomBytes } from 'node:crypto';
import {
  adminMessages,
  login as loginBody,
  newSession,
  sessionIdleTime,
  sessionLifetime,
  type NewSession,
} from '@hvac/content/model';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { tooManyRequests } from '../http/http-error.ts';
import { addressOf } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import type { Session } from '../store/tables.ts';
import { actorOf, isOwner, unauthorized, type Account, type Accounts, type Actor } from './accounts.ts';
import type { Logins } from './login.ts';

/** A session in use is extended this often, so that not every request writes. In milliseconds. */
const extendEvery = 5 * 60_000;

const tokenShape = /^session_[\w-]{43}$/;

/** Whether a credential is a session token rather than a password: both are sent as Bearer. */
const isToken = (text: string): boolean => tokenShape.test(text);

const sha256Of = (text: string): string => hash('sha256', text, 'base64url');

/** Of one person. With another one, the oldest ends. */
const maxSessions = 100;

/** Unknown tokens from one address in a minute. Each is looked up in the store. */
const maxUnknownTokens = 300;

interface SessionDeps extends Clock {
  store: Pick<Store, 'rows' | 'updateRows'>;
  accounts: Accounts;
}

type Sessions = ReturnType<typeof createSessions>;

/** Sessions of the office. The store has only the SHA-256 of a token, so that reading the data doesn't allow a login. */
export function createSessions({ accounts, now, store }: SessionDeps) {
  const unknownTokens = new RateLimiterMemory({ points: maxUnknownTokens, duration: 60 });
  /** Sessions that couldn't be stored, such as on a full disk. They end with the process. */
  const unsaved = new Map<string, Session>();

  const update = (edit: (rows: readonly Session[]) => readonly Session[]): Promise<void> =>
    store.updateRows('sessions', (rows) => ({ rows: edit(rows), result: undefined }));
  const remove = (isEnded: (session: Session) => boolean): Promise<void> =>
    update((rows) => (rows.some(isEnded) ? rows.filter((row) => !isEnded(row)) : rows));
  async function change(hashed: string, changes: Partial<Session>): Promise<void> {
    const own = unsaved.get(hashed);
    if (own) unsaved.set(hashed, { ...own, ...changes });
    else await update((rows) => rows.map((row) => (row.tokenHash === hashed ? { ...row, ...changes } : row)));
  }

  /** One that began under a clock far ahead has ended, too: it would last for as long as that clock was wrong. */
  const isOver = ({ createdAt, expiresAt }: Session) => expiresAt <= now() || createdAt > now() + sessionIdleTime;

  async function extend({ tokenHash, createdAt, expiresAt: before }: Session): Promise<void> {
    const expiresAt = Math.min(now() + sessionIdleTime, createdAt + sessionLifetime);
    // After the clock was set back, it is shortened.
    if (Math.abs(expiresAt - before) < extendEvery) return;
    try {
      await change(tokenHash, { expiresAt });
    } catch (error) {
      // The next request extends it.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  return {
    /** Starts a session. @returns its token */
    async create({ actor, passwordHash }: Account): Promise<string> {
      const token = `session_${randomBytes(32).toString('base64url')}`;
      const time = now();
      const session: Session = {
        tokenHash: sha256Of(token),
        userId: actor.id,
        credential: sha256Of(passwordHash),
        createdAt: time,
        expiresAt: time + sessionIdleTime,
      };
      try {
        await update((rows) => {
          const own = rows.filter(({ userId }) => userId === actor.id);
          const ended = new Set(own.slice(0, Math.max(0, own.length - maxSessions + 1)));
          return [...rows.filter((row) => !isOver(row) && !ended.has(row)), session];
        });
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        const [oldest = ''] = unsaved.keys();
        if (unsaved.size >= maxSessions) unsaved.delete(oldest);
        unsaved.set(session.tokenHash, session);
      }
      return token;
    },
    /**
     * Whose session it is.
     * @param address from `addressOf`
     * @throws {HttpError} 401 with why it has ended, 429 after too many unknown tokens
     */
    async find(token: string, address: string): Promise<Actor> {
      const unknown = await unknownTokens.get(address);
      if (unknown && unknown.consumedPoints >= unknownTokens.points) throw tooManyRequests(unknown.msBeforeNext);
      const hashed = sha256Of(token);
      const session =
        unsaved.get(hashed) ?? (await store.rows('sessions')).find(({ tokenHash }) => tokenHash === hashed);
      if (!session) {
        await unknownTokens.penalty(address);
        throw unauthorized(adminMessages.ended);
      }
      const { createdAt, credential, expiresAt, userId } = session;
      if (isOver(session)) {
        const isOld = createdAt + sessionLifetime - expiresAt < extendEvery;
        throw unauthorized(isOld ? adminMessages.expired : adminMessages.idle);
      }
      const account = await accounts.withId(userId);
      if (!account) throw unauthorized(adminMessages.switchedOff);
      if (sha256Of(account.passwordHash) !== credential) throw unauthorized(adminMessages.passwordChanged);
      await extend(session);
      return account.actor;
    },
    /** @throws {StoreUnavailable} when it was not ended */
    async delete(token: string): Promise<void> {
      unsaved.delete(sha256Of(token));
      await remove(({ tokenHash }) => tokenHash === sha256Of(token));
    },
    /** Ends all sessions of a user. @throws {StoreUnavailable} when some were not ended */
    async deleteAll(userId: string): Promise<void> {
      for (const session of unsaved.values()) if (session.userId === userId) unsaved.delete(session.tokenHash);
      await remove((session) => session.userId === userId);
    },
    /**
     * Keeps the session that changed the password. The person's other sessions end, because their credential is old.
     * @throws {StoreUnavailable} when nothing was stored
     */
    renew: (token: string, { passwordHash }: Account): Promise<void> =>
      change(sha256Of(token), { credential: sha256Of(passwordHash) }),
  };
}

export interface AuthDeps {
  logins: Logins;
  sessions: Sessions;
}

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
  return sessions.find(bearer, addressOf(request));
}

/** The session token of a request; undefined when it has a password instead. */
export function tokenOf(request: Request): string | undefined {
  const bearer = bearerOf(request);
  return bearer !== undefined && isToken(bearer) ? bearer : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The credential of an `Authorization: Bearer` header (RFC 6750, 2.1). A Basic one is meant for a proxy before the server. */
export function bearerOf(request: Request): string | undefined {
  const sent = /^Bearer +(\S.*)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (sent === undefined) return undefined;
  // Node reads headers as Latin-1, but browsers and scripts send passwords as UTF-8.
  try {
    return utf8.decode(Buffer.from(sent, 'latin1'));
  } catch {
    return sent;
  }
}
