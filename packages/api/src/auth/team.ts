import { randomUUID } from 'node:crypto';
import { ownerName } from '@hvac/content/model';
import type { Member, MemberChange, NewMember, OwnPassword } from '@hvac/content/model';
import { normalizeText } from '../leads/model/search.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';
import { isOwner, owner } from './actor.ts';
import type { Actor } from './actor.ts';
import type { PasswordCheck } from './password-check.ts';
import { weaknessOf } from './password-rules.ts';

export interface TeamDeps {
  store: Store;
  passwordCheck: PasswordCheck;
  /** Milliseconds since 1970. */
  now: () => number;
}

type User = TableRow<'users'>;

/** Most people, switched off or not. */
const mostMembers = 100;

const memberOf = ({ id, username, isActive, createdAt, version }: User): Member => ({
  id,
  name: username,
  isActive: isActive !== false,
  createdAt: createdAt ?? new Date(0).toISOString(),
  version: version ?? 1,
});

/** Everybody, by name. */
export async function listMembers({ store }: Pick<TeamDeps, 'store'>): Promise<Member[]> {
  return (await store.rows('users')).map(memberOf).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What people are called, by id; undefined for those that never were. */
export async function namesIn(store: Pick<Store, 'rows'>): Promise<(id: string) => string | undefined> {
  const users = await store.rows('users');
  const names = new Map([[owner.id, owner.name], ...users.map(({ id, username }) => [id, username] as const)]);
  return (id) => names.get(id);
}

/** Names that look alike are alike: whatever their capitals, accents, blanks and dashes. */
const looksOf = (name: string): string => normalizeText(name.normalize('NFKC')).replace(/[\s\p{P}]+/gu, '');

/** @throws {DomainError} when somebody is called so */
function refuseName(name: string, others: readonly User[]): void {
  const looks = looksOf(name);
  if (looks === '' || looks === looksOf(ownerName)) throw new DomainError('invalid', 'Please choose another name');
  const same = others.find(({ username }) => looksOf(username) === looks);
  if (!same) return;
  const off = same.isActive === false ? ', who is switched off' : '';
  throw new DomainError(
    'conflict',
    `There is ${same.username} already${off}. Please choose a name that tells them apart.`,
  );
}

/** @throws {DomainError} when it is weak, or somebody has it */
async function hashOf(password: string, address: string, { passwordCheck }: TeamDeps): Promise<string> {
  const weakness = await weaknessOf(password);
  if (weakness !== undefined) throw new DomainError('invalid', `This password ${weakness}.`);
  const hash = await passwordCheck.hashOfNew(password, address);
  if (hash !== undefined) return hash;
  throw new DomainError('conflict', 'Somebody has this password already. Please choose another one.');
}

/**
 * A new person, switched on.
 * @param address whose turn the hash takes
 * @throws {DomainError} when the name or the password is taken, or the password is weak
 */
export function addMember({ name, password }: NewMember, address: string, deps: TeamDeps): Promise<Member> {
  // One after the other, on all servers: what is found to be free stays free until it is kept.
  return deps.store.withLock('team', async () => {
    refuseName(name, await deps.store.rows('users'));
    const hash = await hashOf(password, address, deps);
    const createdAt = new Date(deps.now()).toISOString();
    const user: User = { id: randomUUID(), username: name, password: hash, isActive: true, createdAt, version: 1 };
    return deps.store.updateRows('users', (users) => {
      if (users.length >= mostMembers) throw new DomainError('conflict', `There are ${mostMembers} people already.`);
      return { rows: [...users, user], result: memberOf(user) };
    });
  });
}

/**
 * Changes a name or a password, or switches somebody off or on. It counts from the next call on.
 * @param versions that the person may have; any unless given
 * @throws {DomainError} as `addMember`, or when the person is not there or has another version
 */
export function changeMember(
  id: string,
  wanted: MemberChange,
  address: string,
  deps: TeamDeps,
  versions?: readonly number[],
): Promise<Member> {
  return deps.store.withLock('team', async () => {
    const users = await deps.store.rows('users');
    if (wanted.name !== undefined) {
      refuseName(
        wanted.name,
        users.filter((user) => user.id !== id),
      );
    }
    presentUser(users, id, versions);
    const hash = wanted.password === undefined ? undefined : await hashOf(wanted.password, address, deps);
    return deps.store.updateRows('users', (rows) => {
      const before = presentUser(rows, id, versions);
      const after: User = {
        ...before,
        username: wanted.name ?? before.username,
        password: hash ?? before.password,
        isActive: wanted.isActive ?? before.isActive !== false,
        version: (before.version ?? 1) + 1,
      };
      return { rows: rows.map((row) => (row.id === id ? after : row)), result: memberOf(after) };
    });
  });
}

/**
 * A new password of somebody's own choice. Nobody else's login ends; their own goes on with the new one.
 * @param address whose turn the hash takes
 * @throws {DomainError} when the present one is not theirs, or the new one is theirs, weak, or somebody else's
 */
export async function changeOwnPassword(
  actor: Actor,
  { present, password }: OwnPassword,
  address: string,
  deps: TeamDeps,
): Promise<Member> {
  const { passwordCheck } = deps;
  // Both are known from the login: neither costs a hash.
  if ((await passwordCheck.recall(present))?.id !== actor.id) {
    throw new DomainError('invalid', 'This is not your present password.');
  }
  if (isOwner(actor)) {
    throw new DomainError(
      'conflict',
      'The shared password is set on the server: whoever looks after it changes it there.',
    );
  }
  if ((await passwordCheck.recall(password))?.id === actor.id) {
    throw new DomainError('conflict', 'This is the password that you have. Please choose another one.');
  }
  return changeMember(actor.id, { password }, address, deps);
}

/** @throws {DomainError} */
function presentUser(users: readonly User[], id: string, versions: readonly number[] | undefined): User {
  const user = users.find((each) => each.id === id);
  if (!user) throw new DomainError('notFound', 'This person is not in the team.');
  if (versions && !versions.includes(user.version ?? 1)) {
    throw new DomainError(
      'versionConflict',
      'Somebody changed this person in the meantime. Look at the list again, then change it.',
    );
  }
  return user;
}
