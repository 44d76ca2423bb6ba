import { randomUUID } from 'node:crypto';
import {
  member,
  memberChange,
  newMember,
  newOwnerProfile,
  ownerId,
  ownerName,
  ownerProfile,
  ownPassword,
  team,
  type Member,
  type MemberChange,
  type NewMember,
  type NewOwnerProfile,
  type OwnerProfile,
  type OwnPassword,
  type Team,
} from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';
import { actorOf, isOwner, nameKey, ownerOnly, readOwner, type Actor } from './accounts.ts';
import { defineRoute, parseIfMatch, withETag, type Route } from '../http/define-route.ts';
import { HttpError } from '../http/http-error.ts';
import { addressOf } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import { normalizePassword, weaknessOf } from './passwords.ts';
import { tokenOf, type AuthDeps } from './login.ts';

export interface TeamDeps extends AuthDeps, Clock {
  store: Store;
}

type User = TableRow<'users'>;

const maxMembers = 100;

const memberOf = ({ id, username, email, isActive, createdAt, version }: User): Member => ({
  id,
  name: username,
  ...(email !== undefined && { email }),
  isActive,
  createdAt,
  version,
});

async function listMembers({ store }: Pick<TeamDeps, 'store'>): Promise<Member[]> {
  return (await store.rows('users')).map(memberOf).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Name and email address of the owner or an active member; undefined for anybody else. */
export async function findActiveUser(id: string, store: Pick<Store, 'rows'>): Promise<OwnerProfile | undefined> {
  if (isOwner({ id })) return readOwner(store);
  const user = (await store.rows('users')).find((each) => each.id === id && each.isActive);
  return user && { name: user.username, email: user.email };
}

/** @param id of the member; undefined for a new one. @throws {DomainError} when the name is empty or taken */
async function refuseName(name: string, id: string | undefined, store: Pick<Store, 'rows'>): Promise<void> {
  const key = nameKey(name);
  if (key === '' || key === nameKey(ownerName)) throw new DomainError('invalid', 'Please choose another name');
  const owner = { id: ownerId, username: (await readOwner(store)).name, isActive: true };
  const others = [owner, ...(await store.rows('users'))].filter((each) => each.id !== id);
  const same = others.find(({ username }) => nameKey(username) === key);
  if (!same) return;
  const off = same.isActive ? '' : ', who is switched off';
  throw new DomainError(
    'conflict',
    `There’s already somebody named ${same.username}${off}. Please choose a different name.`,
  );
}

/** @throws {DomainError} when it is weak */
async function hashOf(password: string, { logins }: TeamDeps): Promise<string> {
  const weakness = await weaknessOf(password);
  if (weakness !== undefined) throw new DomainError('invalid', `This password ${weakness}.`);
  return logins.hash(password);
}

/** @throws {DomainError} when the name is a member's */
function changeOwner({ name, email }: NewOwnerProfile, { store }: TeamDeps): Promise<OwnerProfile> {
  return store.withLock('team', async () => {
    if (nameKey(name) !== nameKey(ownerName)) await refuseName(name, ownerId, store);
    const profile = { name, ...(email && { email }) };
    return store.updateRows('owner', () => ({ rows: [profile], result: profile }));
  });
}

/** @throws {DomainError} when the name is taken, or the password is weak */
function addMember({ name, email, password }: NewMember, deps: TeamDeps): Promise<Member> {
  // One at a time on all servers, so that a free name stays free until it is stored.
  return deps.store.withLock('team', async () => {
    await refuseName(name, undefined, deps.store);
    const hash = await hashOf(password, deps);
    const createdAt = new Date(deps.now()).toISOString();
    const user: User = {
      id: randomUUID(),
      username: name,
      ...(email && { email }),
      password: hash,
      isActive: true,
      createdAt,
      version: 1,
    };
    return deps.store.updateRows('users', (users) => {
      if (users.length >= maxMembers) throw new DomainError('conflict', `There are ${maxMembers} people already.`);
      return { rows: [...users, user], result: memberOf(user) };
    });
  });
}

/**
 * Changes a name, an email address or a password, or deactivates or activates a member. A new password and a deactivation end all their
 * sessions.
 * @param versions that the change may be based on; any unless given
 * @throws {DomainError} as `addMember`, or when the member doesn't exist or has another version
 */
function changeMember(id: string, wanted: MemberChange, deps: TeamDeps, versions?: readonly number[]): Promise<User> {
  return deps.store.withLock('team', async () => {
    const users = await deps.store.rows('users');
    if (wanted.name !== undefined) await refuseName(wanted.name, id, deps.store);
    const { isActive: wasActive } = presentUser(users, id, versions);
    // Their sessions ended when they were switched off, and stay ended.
    if (wanted.isActive && !wasActive) await deps.sessions.deleteAll(id);
    const hash = wanted.password === undefined ? undefined : await hashOf(wanted.password, deps);
    return deps.store.updateRows('users', (rows) => {
      const { email: address, ...before } = presentUser(rows, id, versions);
      const email = wanted.email ?? address;
      const after: User = {
        ...before,
        username: wanted.name ?? before.username,
        ...(email && { email }),
        password: hash ?? before.password,
        isActive: wanted.isActive ?? before.isActive,
        version: before.version + 1,
      };
      return { rows: rows.map((row) => (row.id === id ? after : row)), result: after };
    });
  });
}

/**
 * Changes the current user's password and ends their other sessions.
 * @param token of the current session; undefined when the request has a password instead
 * @param address from `addressOf`: a wrong present password counts like one of a login
 * @throws {DomainError} when the present password is wrong, or the new one is the same or weak
 */
async function changeOwnPassword(
  actor: Actor,
  { present, password }: OwnPassword,
  { token, address }: { token: string | undefined; address: string },
  deps: TeamDeps,
): Promise<Member> {
  await deps.logins.check({ name: actor.name, password: present }, address).catch((error: unknown) => {
    const isWrong = error instanceof HttpError && error.status === 401;
    throw isWrong ? new DomainError('invalid', 'This isn’t your current password.') : error;
  });
  if (isOwner(actor)) {
    throw new DomainError(
      'conflict',
      'The shared password is set on the server. Ask whoever runs the server to change it.',
    );
  }
  if (normalizePassword(password) === normalizePassword(present)) {
    throw new DomainError('conflict', 'This is your current password. Please choose a different one.');
  }
  const changed = await changeMember(actor.id, { password }, deps);
  if (token !== undefined) await deps.sessions.renew(token, { actor, passwordHash: changed.password });
  return memberOf(changed);
}

/** @throws {DomainError} */
function presentUser(users: readonly User[], id: string, versions: readonly number[] | undefined): User {
  const user = users.find((each) => each.id === id);
  if (!user) throw new DomainError('notFound', 'This person isn’t on the team.');
  if (versions && !versions.includes(user.version)) {
    throw new DomainError('versionConflict', 'Somebody else just changed this person. Reload the list and try again.');
  }
  return user;
}

const memberErrors = {
  403: 'The current user is not the owner',
  409: 'The name is taken',
};

export const teamRoutes = (deps: TeamDeps & { log: Logger }): Route[] => [
  defineRoute({
    id: 'list-team',
    method: 'get',
    path: '/api/admin/team',
    summary: 'The current user and all members of the team',
    responses: { 200: { description: 'By name', schema: team } },
    async handler({ response }): Promise<Team> {
      const actor = actorOf(response);
      const [owner, members] = await Promise.all([readOwner(deps.store), listMembers(deps)]);
      return { you: { ...actor, isOwner: isOwner(actor) }, owner, members };
    },
  }),
  defineRoute({
    id: 'add-member',
    method: 'post',
    path: '/api/admin/team',
    summary: 'Adds a member with a password; owner only',
    body: newMember,
    responses: { 201: { description: 'The member', schema: member } },
    errors: memberErrors,
    middleware: [ownerOnly],
    async handler({ body, response }) {
      const added = await addMember(body, deps);
      deps.log.info({ member: added.id }, 'A member was added');
      return withETag(response, added);
    },
  }),
  defineRoute({
    id: 'change-own-password',
    method: 'post',
    path: '/api/admin/team/password',
    summary: 'Changes the password of the current user, whose session continues',
    body: ownPassword,
    responses: { 200: { description: 'The member', schema: member } },
    errors: {
      409: 'It is the present password, or the user is the owner, whose password is set on the server',
    },
    async handler({ body, request, response }) {
      const from = { token: tokenOf(request), address: addressOf(request) };
      const changed = await changeOwnPassword(actorOf(response), body, from, deps);
      deps.log.info({ member: changed.id }, 'A member has changed the password');
      return withETag(response, changed);
    },
  }),
  defineRoute({
    id: 'change-owner',
    method: 'put',
    path: '/api/admin/team/owner',
    summary: 'Gives the owner a name and an email address; owner only',
    body: newOwnerProfile,
    responses: { 200: { description: 'The owner', schema: ownerProfile } },
    errors: memberErrors,
    middleware: [ownerOnly],
    handler: ({ body }) => changeOwner(body, deps),
  }),
  defineRoute({
    id: 'change-member',
    method: 'patch',
    path: '/api/admin/team/{id}',
    summary: 'Changes a name, an email address or a password, or deactivates or activates a member; owner only',
    headers: { 'If-Match': 'The version that the change is based on, such as "3"; any unless given' },
    body: memberChange,
    responses: { 200: { description: 'The member', schema: member } },
    errors: { ...memberErrors, 412: 'The member was changed in the meantime' },
    middleware: [ownerOnly],
    async handler({ body, request, response }) {
      const id = String(request.params['id']).toLowerCase();
      const changed = await changeMember(id, body, deps, parseIfMatch(request));
      deps.log.info({ member: id }, changed.isActive ? 'A member was changed' : 'A member was deactivated');
      return withETag(response, memberOf(changed));
    },
  }),
];
