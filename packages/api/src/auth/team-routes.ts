import {
  member,
  memberChange,
  newMember,
  newOwnerProfile,
  ownerProfile,
  ownPassword,
  team,
  type Team,
} from '@hvac/content/model';
import { defineRoute, parseIfMatch, withETag, type Route } from '../http/define-route.ts';
import { addressOf } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import { actorOf, isOwner, ownerOnly, readOwner } from './accounts.ts';
import { tokenOf } from './require-auth.ts';
import { addMember, changeMember, changeOwner, changeOwnPassword, listMembers, type TeamDeps } from './team.ts';

const errors = {
  403: 'The current user is not the owner',
  409: 'The name is taken',
};

/** The team: the office's users beside the owner. */
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
    errors,
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
    summary: 'Gives the owner a name and an e-mail address; owner only',
    body: newOwnerProfile,
    responses: { 200: { description: 'The owner', schema: ownerProfile } },
    errors,
    middleware: [ownerOnly],
    handler: ({ body }) => changeOwner(body, deps),
  }),
  defineRoute({
    id: 'change-member',
    method: 'patch',
    path: '/api/admin/team/{id}',
    summary: 'Changes a name, an e-mail address or a password, or deactivates or activates a member; owner only',
    headers: { 'If-Match': 'The version that the change is based on, such as "3"; any unless given' },
    body: memberChange,
    responses: { 200: { description: 'The member', schema: member } },
    errors: { ...errors, 412: 'The member was changed in the meantime' },
    middleware: [ownerOnly],
    async handler({ body, request, response }) {
      const id = String(request.params['id']).toLowerCase();
      const changed = await changeMember(id, body, deps, parseIfMatch(request));
      deps.log.info({ member: id }, changed.isActive ? 'A member was changed' : 'A member was deactivated');
      return withETag(response, changed);
    },
  }),
];
