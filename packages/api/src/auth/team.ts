import { randomUUID } from 'node:crypto';
import {
  member,
  memberChange,
  newMember,
  newOwnerProfile,
  ownerName,
  ownerProfile,
  ownPassword,
  team,
  type Member,
  type MemberChange,
  type Team,
} from '@hvac/content/model';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';
import { actorOf, isOwner, nameKey, ownerOnly, readOwner } from './accounts.ts';
import { defineRoute, parseIfMatch, withETag, type Route } from '../http/define-route.ts';
import { HttpError } from '../http/http-error.ts';
import { addressOf } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import { normalizePassword, weaknessOf } from './passwords.ts';
import { tokenOf, type AuthDeps } from './sessions.ts';

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

type Named = Pick<User, 'username' | 'isActive'>;

// Names are given under a lock, and compared with what all servers have stored: `rows` may be some seconds old.

const readOwnerName = (store: Store): Promise<readonly Named[]> =>
  store.updateRows('owner', (rows) => ({ rows, result: rows.map(({ name }) => ({ username: name, isActive: true })) }));

const readMemberNames = (store: Store): Promise<readonly Named[]> =>
  store.updateRows('users', (rows) => ({ rows, result: rows }));

/**
 * @param others whoever has another name
 * @throws {DomainError} when the name is empty or taken
 */
function refuseName(name: string, others: readonly Named[]): void {
  const key = nameKey(name);
  if (key === '' || key === nameKey(ownerName)) throw new DomainError('invalid', 'Please choose another name');
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

/**
 * Changes a name, an email address or a password, or deactivates or activates a member. A new password and a deactivation end all their
 * sessions.
 * @param versions that the change may be based on; any unless given
 * @throws {DomainError} when the name is taken, the password is weak, or the member doesn't exist or has another version
 */
async function changeMember(
  id: string,
  wanted: MemberChange,
  deps: TeamDeps,
  versions?: readonly number[],
): Promise<User> {
  const { store } = deps;
  const { isActive: wasActive } = presentUser(await store.rows('users'), id, versions);
  // Their sessions ended when they were switched off, and stay ended.
  if (wanted.isActive && !wasActive) await deps.sessions.deleteAll(id);
  const hash = wanted.password === undefined ? undefined : await hashOf(wanted.password, deps);
  return store.withLock('team-names', async () => {
    const owner = await readOwnerName(store);
    return store.updateRows('users', (users) => {
      const { email: address, ...before } = presentUser(users, id, versions);
      if (wanted.name !== undefined) refuseName(wanted.name, [...owner, ...users.filter((user) => user.id !== id)]);
      const email = wanted.email ?? address;
      const after: User = {
        ...before,
        username: wanted.name ?? before.username,
        ...(email && { email }),
        password: hash ?? before.password,
        isActive: wanted.isActive ?? before.isActive,
        version: before.version + 1,
      };
      return { rows: users.map((user) => (user.id === id ? after : user)), result: after };
    });
  });
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

const sharedPassword = 'The shared password is set on the server. Ask whoever runs the server to change it.';

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
      const [owner, users] = await Promise.all([readOwner(deps.store), deps.store.rows('users')]);
      const members = users.map(memberOf).toSorted((a, b) => a.name.localeCompare(b.name));
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
    async handler({ body: { name, email, password }, response }) {
      const user: User = {
        id: randomUUID(),
        username: name,
        ...(email && { email }),
        password: await hashOf(password, deps),
        isActive: true,
        createdAt: new Date(deps.now()).toISOString(),
        version: 1,
      };
      const added = await deps.store.withLock('team-names', async () => {
        const owner = await readOwnerName(deps.store);
        return deps.store.updateRows('users', (users) => {
          refuseName(name, [...owner, ...users]);
          if (users.length >= maxMembers) throw new DomainError('conflict', `There are ${maxMembers} people already.`);
          return { rows: [...users, user], result: memberOf(user) };
        });
      });
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
    async handler({ body: { present, password }, request, response }) {
      const actor = actorOf(response);
      // A wrong one counts like one of a login.
      await deps.logins.check({ name: actor.name, password: present }, addressOf(request)).catch((error: unknown) => {
        const isWrong = error instanceof HttpError && error.status === 401;
        throw isWrong ? new DomainError('invalid', 'This isn’t your current password.') : error;
      });
      if (isOwner(actor)) throw new DomainError('conflict', sharedPassword);
      if (normalizePassword(password) === normalizePassword(present)) {
        throw new DomainError('conflict', 'This is your current password. Please choose a different one.');
      }
      const changed = await changeMember(actor.id, { password }, deps);
      const token = tokenOf(request);
      if (token !== undefined) await deps.sessions.renew(token, { actor, passwordHash: changed.password });
      deps.log.info({ member: changed.id }, 'A member has changed the password');
      return withETag(response, memberOf(changed));
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
    async handler({ body: { name, email } }) {
      const profile = { name, ...(email && { email }) };
      return deps.store.withLock('team-names', async () => {
        if (nameKey(name) !== nameKey(ownerName)) refuseName(name, await readMemberNames(deps.store));
        return deps.store.updateRows('owner', () => ({ rows: [profile], result: profile }));
      });
    },
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
