import { ownerName, ownerId } from '@hvac/content/model';
import type { RequestHandler, Response } from 'express';
import { HttpError } from '../http/http-error.ts';
import { normalizeText } from '../leads/model/search.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';

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

export type Accounts = ReturnType<typeof createAccounts>;

/** The owner and the active team members. Reads the store each time, so that changes apply at once. */
export function createAccounts(store: Pick<Store, 'rows'>, ownerHash: string) {
  async function owner(): Promise<Account> {
    const { name } = await readOwner(store);
    return { actor: { id: ownerId, name }, passwordHash: ownerHash };
  }
  async function find(isWanted: (user: TableRow<'users'>) => boolean): Promise<Account | undefined> {
    const user = (await store.rows('users')).find((each) => each.isActive && isWanted(each));
    return user && { actor: { id: user.id, name: user.username }, passwordHash: user.password };
  }
  return {
    /** @param key from `loginKey` */
    async named(key: string): Promise<Account | undefined> {
      const ofOwner = await owner();
      const isOwners = key === '' || key === nameKey(ofOwner.actor.name);
      return isOwners ? ofOwner : find(({ username }) => nameKey(username) === key);
    },
    withId: (id: string): Promise<Account | undefined> => (isOwner({ id }) ? owner() : find((user) => user.id === id)),
  };
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

/** Names by user id; undefined for an unknown id. */
export async function namesIn(store: Pick<Store, 'rows'>): Promise<(id: string) => string | undefined> {
  const [users, owner] = await Promise.all([store.rows('users'), readOwner(store)]);
  const names = new Map([[ownerId, owner.name], ...users.map(({ id, username }) => [id, username] as const)]);
  return (id) => names.get(id);
}

/** The owner is no member, and logs in with the shared password. */
export const isOwner = ({ id }: Pick<Actor, 'id'>): boolean => id === ownerId;

/** The user whom `requireUser` has authenticated. */
export const actorOf = (response: Response): Actor => response.locals['actor'] as Actor;

export const ownerOnly: RequestHandler = (_request, response, next) => {
  if (!isOwner(actorOf(response))) throw new HttpError(403, 'Only the owner can do this, with the shared password.');
  next();
};
