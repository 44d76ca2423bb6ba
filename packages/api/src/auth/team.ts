import { randomUUID } from 'node:crypto';
import { ownerName } from '@hvac/content/model';
import type { Member, MemberChange, NewMember, OwnPassword } from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';
import { nameKey } from './accounts.ts';
import { isOwner, owner } from './actor.ts';
import type { Actor } from './actor.ts';
import { HttpError } from '../http/http-error.ts';
import { normalizePassword } from './password-hash.ts';
import { weaknessOf } from './password-rules.ts';
import type { AuthDeps } from './require-auth.ts';

export interface TeamDeps extends AuthDeps {
  store: Store;
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

/** @throws {DomainError} when somebody is called so */
function refuseName(name: string, others: readonly User[]): void {
  const key = nameKey(name);
  if (key === '' || key === nameKey(ownerName)) throw new DomainError('invalid', 'Please choose another name');
  const same = others.find(({ username }) => nameKey(username) === key);
  if (!same) return;
  const off = same.isActive === false ? ', who is switched off' : '';
  throw new DomainError(
    'conflict',
    `There is ${same.username} already${off}. Please choose a name that tells them apart.`,
  );
}

/** @throws {DomainError} when it is weak */
async function hashOf(password: string, { logins }: TeamDeps): Promise<string> {
  const weakness = await weaknessOf(password);
  if (weakness !== undefined) throw new DomainError('invalid', `This password ${weakness}.`);
  return logins.hash(password);
}

/**
 * A new person, switched on.
 * @throws {DomainError} when the name is taken, or the password is weak
 */
export function addMember({ name, password }: NewMember, deps: TeamDeps): Promise<Member> {
  // One after the other, on all servers: what is found to be free stays free until it is kept.
  return deps.store.withLock('team', async () => {
    refuseName(name, await deps.store.rows('users'));
    const hash = await hashOf(password, deps);
    const createdAt = new Date(deps.now()).toISOString();
    const user: User = { id: randomUUID(), username: name, password: hash, isActive: true, createdAt, version: 1 };
    return deps.store.updateRows('users', (users) => {
      if (users.length >= mostMembers) throw new DomainError('conflict', `There are ${mostMembers} people already.`);
      return { rows: [...users, user], result: memberOf(user) };
    });
  });
}

/**
 * Changes a name or a password, or switches somebody off or on. With another password, and when they are switched off,
 * all their sessions end.
 * @param versions that the person may have; any unless given
 * @throws {DomainError} as `addMember`, or when the person is not there or has another version
 */
export async function changeMember(
  id: string,
  wanted: MemberChange,
  deps: TeamDeps,
  versions?: readonly number[],
): Promise<Member> {
  const changed = await updateMember(id, wanted, deps, versions);
  if (wanted.password !== undefined || wanted.isActive === false) await deps.sessions.deleteAll(id);
  return memberOf(changed);
}

function updateMember(id: string, wanted: MemberChange, deps: TeamDeps, versions?: readonly number[]): Promise<User> {
  return deps.store.withLock('team', async () => {
    const users = await deps.store.rows('users');
    if (wanted.name !== undefined) {
      refuseName(
        wanted.name,
        users.filter((user) => user.id !== id),
      );
    }
    presentUser(users, id, versions);
    const hash = wanted.password === undefined ? undefined : await hashOf(wanted.password, deps);
    return deps.store.updateRows('users', (rows) => {
      const before = presentUser(rows, id, versions);
      const after: User = {
        ...before,
        username: wanted.name ?? before.username,
        password: hash ?? before.password,
        isActive: wanted.isActive ?? before.isActive !== false,
        version: (before.version ?? 1) + 1,
      };
      return { rows: rows.map((row) => (row.id === id ? after : row)), result: after };
    });
  });
}

/**
 * A new password of somebody's own choice. Their other sessions end.
 * @param token of the session that asks; undefined when a password was sent in its place
 * @param address where the present password is tried from: each wrong one counts as one of a login does
 * @throws {DomainError} when the present one is not theirs, or the new one is the same or weak
 */
export async function changeOwnPassword(
  actor: Actor,
  { present, password }: OwnPassword,
  { token, address }: { token: string | undefined; address: string },
  deps: TeamDeps,
): Promise<Member> {
  await deps.logins.attempt({ name: actor.name, password: present }, address).catch((error: unknown) => {
    const isWrong = error instanceof HttpError && error.status === 401;
    throw isWrong ? new DomainError('invalid', 'This is not your present password.') : error;
  });
  if (isOwner(actor)) {
    throw new DomainError(
      'conflict',
      'The shared password is set on the server: whoever looks after it changes it there.',
    );
  }
  if (normalizePassword(password) === normalizePassword(present)) {
    throw new DomainError('conflict', 'This is the password that you have. Please choose another one.');
  }
  const changed = await updateMember(actor.id, { password }, deps);
  await deps.sessions.deleteOthers(token, { actor, passwordHash: changed.password });
  return memberOf(changed);
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
