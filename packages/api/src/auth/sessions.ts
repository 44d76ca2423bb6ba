import { hash, randomBytes } from 'node:crypto';
import { sessionIdleTime, sessionLifetime } from '@hvac/content/model';
import { StoreUnavailable } from '../store/store.ts';
import type { Session, Store } from '../store/store.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Actor } from './actor.ts';

/** A session in use is extended this often, so that not every call writes. In milliseconds. */
const extendEvery = 5 * 60_000;

/** Tells a token from a password: both are sent as Bearer. */
const shape = /^session_[\w-]{43}$/;
export const isToken = (text: string): boolean => shape.test(text);

const digestOf = (text: string): string => hash('sha256', text, 'base64url');

interface SessionDeps {
  store: Pick<Store, 'insertSession' | 'getSession' | 'extendSession' | 'deleteSession' | 'deleteSessions'>;
  accounts: Accounts;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Sessions of the office. The store has only the SHA-256 of a token: whoever reads the data cannot log in. */
export class Sessions {
  readonly #store: SessionDeps['store'];
  readonly #accounts: Accounts;
  readonly #now: () => number;
  /** Sessions that the store could not keep, such as on a full disk. They end with the process. */
  readonly #unsaved = new Map<string, Session>();

  constructor({ store, accounts, now }: SessionDeps) {
    this.#store = store;
    this.#accounts = accounts;
    this.#now = now;
  }

  /** Begins a session. @returns its token */
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
      await this.#store.insertSession(session);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#unsaved.set(session.tokenHash, session);
    }
    return token;
  }

  /** Whose session it is. Undefined when it has ended, the person is switched off, or has another password by now. */
  async find(token: string): Promise<Actor | undefined> {
    const session = await this.#get(digestOf(token));
    if (!session || session.expiresAt <= this.#now()) return undefined;
    const account = await this.#accounts.withId(session.userId);
    if (!account || digestOf(account.passwordHash) !== session.credential) return undefined;
    await this.#extend(session);
    return account.actor;
  }

  /** @throws {StoreUnavailable} when it has not ended */
  async delete(token: string): Promise<void> {
    this.#unsaved.delete(digestOf(token));
    await this.#store.deleteSession(digestOf(token));
  }

  /** Ends all sessions of a person, on all devices. @throws {StoreUnavailable} when some have not ended */
  async deleteAll(userId: string): Promise<void> {
    for (const { tokenHash, userId: id } of this.#unsaved.values()) {
      if (id === userId) this.#unsaved.delete(tokenHash);
    }
    await this.#store.deleteSessions(userId);
  }

  /**
   * Ends all sessions of somebody whose password has changed, but for the one that changed it.
   * @param token of that one
   * @throws {StoreUnavailable} when some have not ended
   */
  async deleteOthers(token: string | undefined, { actor, passwordHash }: Account): Promise<void> {
    const own = token === undefined ? undefined : await this.#get(digestOf(token));
    await this.deleteAll(actor.id);
    if (own) await this.#store.insertSession({ ...own, credential: digestOf(passwordHash) });
  }

  #get = async (tokenHash: string): Promise<Session | undefined> =>
    this.#unsaved.get(tokenHash) ?? (await this.#store.getSession(tokenHash));

  async #extend({ tokenHash, createdAt, expiresAt }: Session): Promise<void> {
    const extended = Math.min(this.#now() + sessionIdleTime, createdAt + sessionLifetime);
    if (extended - expiresAt < extendEvery) return;
    const unsaved = this.#unsaved.get(tokenHash);
    if (unsaved) {
      unsaved.expiresAt = extended;
      return;
    }
    await this.#store.extendSession(tokenHash, extended).catch((error: unknown) => {
      // The session goes on; a later call extends it.
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }
}
