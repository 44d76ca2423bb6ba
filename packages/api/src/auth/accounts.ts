import { ownerName } from '@hvac/content/model';
import { normalizeText } from '../leads/model/search.ts';
import type { Store } from '../store/store.ts';
import { actorFor, isOwner, owner } from './actor.ts';
import type { Actor } from './actor.ts';

/** Who may log in. */
export interface Account {
  actor: Actor;
  /** Of the password, as `hashPassword` makes it. */
  passwordHash: string;
}

/** What names are compared by: names that look alike are alike, whatever their capitals, accents, blanks and dashes. */
export const nameKey = (name: string): string => normalizeText(name.normalize('NFKC')).replace(/[\s\p{P}]+/gu, '');

/** What the name of a login is looked up and counted by: empty for the owner, who has no name or "Owner". */
export function loginKey(name: string): string {
  const key = nameKey(name) || name.trim();
  return key === nameKey(ownerName) ? '' : key;
}

/** The owner, and everybody of the team who is not switched off. Read at each call: a change counts at once. */
export class Accounts {
  readonly #store: Pick<Store, 'rows'>;
  readonly #owner: Account;

  constructor(store: Pick<Store, 'rows'>, ownerHash: string) {
    this.#store = store;
    this.#owner = { actor: owner, passwordHash: ownerHash };
  }

  /** @param key as `loginKey` makes it */
  async named(key: string): Promise<Account | undefined> {
    return key === '' ? this.#owner : this.#find(({ username }) => nameKey(username) === key);
  }

  async withId(id: string): Promise<Account | undefined> {
    return isOwner({ id }) ? this.#owner : this.#find((user) => user.id === id);
  }

  async #find(isWanted: (user: { id: string; username: string }) => boolean): Promise<Account | undefined> {
    const user = (await this.#store.rows('users')).find((each) => each.isActive !== false && isWanted(each));
    return user && { actor: actorFor(user), passwordHash: user.password };
  }
}
