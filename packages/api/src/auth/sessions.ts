import { hash, randomBytes } from 'node:crypto';
import { adminMessages, sessionIdleTime, sessionLifetime } from '@hvac/content/model';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { tooManyRequests } from '../http/http-error.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import type { Session } from '../store/tables.ts';
import type { Account, Accounts, Actor } from './accounts.ts';

/** A session in use is extended this often, so that not every request writes. In milliseconds. */
const extendEvery = 5 * 60_000;

const tokenShape = /^session_[\w-]{43}$/;

/** Whether a credential is a session token rather than a password: both are sent as Bearer. */
export const isToken = (text: string): boolean => tokenShape.test(text);

const sha256Of = (text: string): string => hash('sha256', text, 'base64url');

/** Of one person. With another one, the oldest ends. */
const maxSessions = 100;

/** Unknown tokens from one address in a minute. Each is looked up in the store. */
const maxUnknownTokens = 300;

interface SessionDeps extends Clock {
  store: Pick<Store, 'rows' | 'updateRows'>;
  accounts: Accounts;
}

export type Sessions = ReturnType<typeof createSessions>;

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
     * Whose session it is, or why it has ended.
     * @param address from `addressOf`
     * @throws {HttpError} 429 after too many unknown tokens
     */
    async find(token: string, address: string): Promise<{ actor: Actor } | { ended: string }> {
      const unknown = await unknownTokens.get(address);
      if (unknown && unknown.consumedPoints >= unknownTokens.points) throw tooManyRequests(unknown.msBeforeNext);
      const hashed = sha256Of(token);
      const session =
        unsaved.get(hashed) ?? (await store.rows('sessions')).find(({ tokenHash }) => tokenHash === hashed);
      if (!session) {
        await unknownTokens.penalty(address);
        return { ended: adminMessages.ended };
      }
      const { createdAt, credential, expiresAt, userId } = session;
      if (isOver(session)) {
        const isOld = createdAt + sessionLifetime - expiresAt < extendEvery;
        return { ended: isOld ? adminMessages.expired : adminMessages.idle };
      }
      const account = await accounts.withId(userId);
      if (!account) return { ended: adminMessages.switchedOff };
      if (sha256Of(account.passwordHash) !== credential) return { ended: adminMessages.passwordChanged };
      await extend(session);
      return { actor: account.actor };
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
