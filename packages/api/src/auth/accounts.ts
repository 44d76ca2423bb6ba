import { ownerName, ownerId } from '@hvac/content/model';
import type { RequestHandler, Response } from 'express';
import { HttpError } from '../http/http-error.ts';
import { normalizeText } from '../leads/model/search.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';

/** A 401 for a missing or wrong credential (RFC 6750, 3). */
export const unauthorized = (sentence: string): HttpError =>
  new HttpError(401, sentence, { 'WWW-Authenticate': 'Bearer' });

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

/** Somebody of the office. The owner's password is a setting. */
type Person = Pick<TableRow<'users'>, 'id' | 'username' | 'email' | 'isActive'> & { password?: string };

/** The owner's name, or "Owner" until they set one. */
export const readOwner = async (store: Pick<Store, 'rows'>): Promise<TableRow<'owner'>> =>
  (await store.rows('owner'))[0] ?? { name: ownerName };

/** The owner and the members of the team, also those who are switched off. */
async function readPeople(store: Pick<Store, 'rows'>): Promise<readonly Person[]> {
  const [{ name, email }, users] = await Promise.all([readOwner(store), store.rows('users')]);
  return [{ id: ownerId, username: name, email, isActive: true }, ...users];
}

/** Names by user id; undefined for an unknown id. */
export async function namesIn(store: Pick<Store, 'rows'>): Promise<(id: string) => string | undefined> {
  const names = new Map((await readPeople(store)).map(({ id, username }) => [id, username]));
  return (id) => names.get(id);
}

export const findActiveUser = async (id: string, store: Pick<Store, 'rows'>): Promise<Person | undefined> =>
  (await readPeople(store)).find((person) => person.isActive && person.id === id);

/** Addresses of the owner and of the active team members. */
export const activeAddresses = async (store: Pick<Store, 'rows'>): Promise<string[]> =>
  (await readPeople(store)).flatMap(({ email, isActive }) => (isActive && email ? [email] : []));

export type Accounts = ReturnType<typeof createAccounts>;

/** The owner and the active team members. Reads the store each time, so that changes apply at once. */
export function createAccounts(store: Pick<Store, 'rows'>, ownerHash: string) {
  async function find(isWanted: (person: Person) => boolean): Promise<Account | undefined> {
    const person = (await readPeople(store)).find((each) => each.isActive && isWanted(each));
    return person && { actor: { id: person.id, name: person.username }, passwordHash: person.password ?? ownerHash };
  }
  return {
    /** @param key from `loginKey` */
    named: (key: string): Promise<Account | undefined> =>
      find((person) => (key === '' ? isOwner(person) : nameKey(person.username) === key)),
    withId: (id: string): Promise<Account | undefined> => find((person) => person.id === id),
  };
}

/** The user who sends a request. */
export interface Actor {
  /** A user's id, or "owner". */
  id: string;
  name: string;
}

/** The owner is no member, and logs in with the shared password. */
export const isOwner = ({ id }: Pick<Actor, 'id'>): boolean => id === ownerId;

/** The user whom `requireUser` has authenticated. */
export const actorOf = (response: Response): Actor => response.locals['actor'] as Actor;

export const ownerOnly: RequestHandler = (_request, response, next) => {
  if (!isOwner(actorOf(response))) throw new HttpError(403, 'Only the owner can do this, with the shared password.');
  next();
};
