import { ownerName, ownerId } from '@hvac/content/model';
import type { RequestHandler, Response } from 'express';
import { HttpError } from '../http/http-error.ts';
import { normalizeText } from '../leads/model/search.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';

/** Somebody who can log in. */
export interface Account {
  actor: Actor;
  /** From `hashPassword`. */
  passwordHash: string;
}

/** Normalizes a name for comparison: ignores case, accents, spaces and punctuation. */
export const nameKey = (name: string): string => normalizeText(name.normalize('NFKC')).replace(/[\s\p{P}]+/gu, '');

/** The key of a login's name: empty for the owner, who logs in without a name or as "Owner". */
export function loginKey(name: string): string {
  const key = nameKey(name) || name.trim();
  return key === nameKey(ownerName) ? '' : key;
}

/** The owner and the active team members. Reads the store each time, so that changes apply at once. */
export class Accounts {
  readonly #store: Pick<Store, 'rows'>;
  readonly #ownerHash: string;

  constructor(store: Pick<Store, 'rows'>, ownerHash: string) {
    this.#store = store;
    this.#ownerHash = ownerHash;
  }

  /** @param key from `loginKey` */
  async named(key: string): Promise<Account | undefined> {
    const owner = await this.#owner();
    const isWanted = key === '' || key === nameKey(owner.actor.name);
    return isWanted ? owner : this.#find(({ username }) => nameKey(username) === key);
  }

  async withId(id: string): Promise<Account | undefined> {
    return isOwner({ id }) ? this.#owner() : this.#find((user) => user.id === id);
  }

  async #owner(): Promise<Account> {
    const { name } = await readOwner(this.#store);
    return { actor: { id: ownerId, name }, passwordHash: this.#ownerHash };
  }

  async #find(isWanted: (user: { id: string; username: string }) => boolean): Promise<Account | undefined> {
    const user = (await this.#store.rows('users')).find((each) => each.isActive && isWanted(each));
    return user && { actor: actorFor(user), passwordHash: user.password };
  }
}

/** The user who sends a request. */
export interface Actor {
  /** A user's id, or "owner". */
  id: string;
  name: string;
}

/** The owner's name, or "Owner" until they set one. */
export const readOwner = async (store: Pick<Store, 'rows'>): Promise<TableRow<'owner'>> =>
  (await store.rows('owner'))[0] ?? { name: ownerName };

const actorFor = ({ id, username }: TableRow<'users'>): Actor => ({ id, name: username });

/** The owner is no member, and logs in with the shared password. */
export const isOwner = ({ id }: Pick<Actor, 'id'>): boolean => id === ownerId;

/** The user whom `requireAuth` has authenticated. */
export const actorOf = (response: Response): Actor => response.locals['actor'] as Actor;

/** Refuses everybody but the owner. */
export const ownerOnly: RequestHandler = (_request, response, next) => {
  if (!isOwner(actorOf(response))) throw new HttpError(403, 'Only the owner can do this, with the shared password.');
  next();
};
