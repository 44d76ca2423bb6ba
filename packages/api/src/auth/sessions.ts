import { hash, randomBytes } from 'node:crypto';
import { adminMessages, sessionIdleTime, sessionLifetime } from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import type { Session } from '../store/tables.ts';
import type { Account, Accounts, Actor } from './accounts.ts';

/** A session in use is extended this often, so that not every request writes. In milliseconds. */
const extendEvery = 5 * 60_000;

const shape = /^session_[\w-]{43}$/;

/** Whether a credential is a session token rather than a password: both are sent as Bearer. */
export const isToken = (text: string): boolean => shape.test(text);

const digestOf = (text: string): string => hash('sha256', text, 'base64url');

interface SessionDeps extends Clock {
  store: Pick<Store, 'rows' | 'updateRows'>;
  accounts: Accounts;
}

/** Sessions of the office. The store has only the SHA-256 of a token, so that reading the data doesn't allow a login. */
export class Sessions {
  readonly #store: SessionDeps['store'];
  readonly #accounts: Accounts;
  readonly #now: () => number;
  /** Sessions that couldn't be stored, such as on a full disk. They end with the process. */
  readonly #unsaved = new Map<string, Session>();

  constructor({ store, accounts, now }: SessionDeps) {
    this.#store = store;
    this.#accounts = accounts;
    this.#now = now;
  }

  /** Starts a session. @returns its token */
  async create({ actor, passwordHash }: Account): Promise<string> {
    const token = `session_${randomBytes(32).toString('base64url')}`;
    const now = this.#now();
    const session: Session = {
      tokenHash: digestOf(token),
      userId: actor.id,
      credential: digestOf(passwordHash),
      createdAt: now,
      expiresAt: now + sessionIdleTime,
    };
    try {
      await this.#update((rows) => [...rows.filter(({ expiresAt }) => expiresAt > now), session]);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#unsaved.set(session.tokenHash, session);
    }
    return token;
  }

  /** Whose session it is, or why it has ended. */
  async find(token: string): Promise<{ actor: Actor } | { ended: string }> {
    const session = await this.#get(digestOf(token));
    if (!session) return { ended: adminMessages.ended };
    const { createdAt, credential, expiresAt, userId } = session;
    if (expiresAt <= this.#now()) {
      return {
        ended: createdAt + sessionLifetime - expiresAt < extendEvery ? adminMessages.expired : adminMessages.idle,
      };
    }
    const account = await this.#accounts.withId(userId);
    if (!account) return { ended: adminMessages.switchedOff };
    if (digestOf(account.passwordHash) !== credential) return { ended: adminMessages.passwordChanged };
    await this.#extend(session);
    return { actor: account.actor };
  }

  /** @throws {StoreUnavailable} when it was not ended */
  async delete(token: string): Promise<void> {
    this.#unsaved.delete(digestOf(token));
    await this.#remove(({ tokenHash }) => tokenHash === digestOf(token));
  }

  /** Ends all sessions of a user. @throws {StoreUnavailable} when some were not ended */
  async deleteAll(userId: string): Promise<void> {
    for (const { tokenHash, userId: id } of this.#unsaved.values()) {
      if (id === userId) this.#unsaved.delete(tokenHash);
    }
    await this.#remove((session) => session.userId === userId);
  }

  /**
   * Keeps the session that changed the password. The person's other sessions end, because their credential is old.
   * @throws {StoreUnavailable} when nothing was stored
   */
  async renew(token: string, { passwordHash }: Account): Promise<void> {
    const hashed = digestOf(token);
    const credential = digestOf(passwordHash);
    await this.#update((rows) => rows.map((row) => (row.tokenHash === hashed ? { ...row, credential } : row)));
  }

  async #get(hashed: string): Promise<Session | undefined> {
    const unsaved = this.#unsaved.get(hashed);
    return unsaved ?? (await this.#store.rows('sessions')).find(({ tokenHash }) => tokenHash === hashed);
  }

  #remove(isEnded: (session: Session) => boolean): Promise<void> {
    return this.#update((rows) => (rows.some(isEnded) ? rows.filter((row) => !isEnded(row)) : rows));
  }

  #update(change: (rows: readonly Session[]) => readonly Session[]): Promise<void> {
    return this.#store.updateRows('sessions', (rows) => ({ rows: change(rows), result: undefined }));
  }

  async #extend({ tokenHash, createdAt, expiresAt }: Session): Promise<void> {
    const extended = Math.min(this.#now() + sessionIdleTime, createdAt + sessionLifetime);
    if (extended - expiresAt < extendEvery) return;
    const unsaved = this.#unsaved.get(tokenHash);
    if (unsaved) {
      unsaved.expiresAt = extended;
      return;
    }
    try {
      await this.#update((rows) =>
        rows.map((row) => (row.tokenHash === tokenHash ? { ...row, expiresAt: extended } : row)),
      );
    } catch (error) {
      // The next request extends it.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
