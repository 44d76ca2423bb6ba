import { endpoints, member, memberChange, newMember, ownPassword, team } from '@hvac/content/model';
import type { Team } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { defineRoute, parseIfMatch, withETag } from '../http/define-route.ts';
import type { Route } from '../http/define-route.ts';
import { clientKey } from '../http/client-key.ts';
import { HttpError } from '../http/http-error.ts';
import type { Logger } from '../logger.ts';
import { actorOf, isOwner } from './actor.ts';
import { tokenOf } from './require-auth.ts';
import { addMember, changeMember, changeOwnPassword, listMembers } from './team.ts';
import type { TeamDeps } from './team.ts';

const all = endpoints.adminTeam;
const errors = {
  403: 'Whoever asks is not the owner',
  409: 'Somebody has the name',
  503: 'It could not be kept; Retry-After says in how many seconds to try again',
};

const ownerOnly: RequestHandler = (_request, response, next) => {
  if (!isOwner(actorOf(response))) throw new HttpError(403, 'Only the owner can do this, with the shared password.');
  next();
};

/** The people of the office. */
export const teamRoutes = (deps: TeamDeps & { log: Logger }): Route[] => [
  defineRoute({
    id: 'list-team',
    method: 'get',
    path: all,
    summary: 'Who asks, and everybody of the office who has a password',
    admin: true,
    responses: { 200: { description: 'By name', schema: team } },
    async handler({ response }): Promise<Team> {
      const actor = actorOf(response);
      return { you: { ...actor, isOwner: isOwner(actor) }, members: await listMembers(deps) };
    },
  }),
  defineRoute({
    id: 'add-member',
    method: 'post',
    path: all,
    summary: 'Gives a person of the office a password; for the owner alone',
    admin: true,
    body: newMember,
    responses: { 201: { description: 'The person', schema: member } },
    errors,
    middleware: [ownerOnly],
    async handler({ body, response }) {
      const made = await addMember(body, deps);
      deps.log.info({ member: made.id }, 'A person of the office was given a password');
      return withETag(response, made);
    },
  }),
  defineRoute({
    id: 'change-own-password',
    method: 'post',
    path: `${all}/password`,
    summary: 'Changes the password of whoever asks, who goes on with the new one',
    admin: true,
    body: ownPassword,
    responses: { 200: { description: 'The person', schema: member } },
    errors: {
      409: 'It is the password that they have, or the shared one, which is set on the server',
      503: errors[503],
    },
    async handler({ body, request, response }) {
      const from = { token: tokenOf(request), address: clientKey(request.ip ?? '') };
      const changed = await changeOwnPassword(actorOf(response), body, from, deps);
      deps.log.info({ member: changed.id }, 'A person of the office has chosen a new password');
      return withETag(response, changed);
    },
  }),
  defineRoute({
    id: 'change-member',
    method: 'patch',
    path: `${all}/{id}`,
    summary: 'Changes a name or a password, or switches a person off or on; for the owner alone',
    admin: true,
    headers: { 'If-Match': 'The version that the change was begun on, such as "3"; any unless given' },
    body: memberChange,
    responses: { 200: { description: 'The person', schema: member } },
    errors: { ...errors, 412: 'The person was changed in the meantime' },
    middleware: [ownerOnly],
    async handler({ body, request, response }) {
      const id = String(request.params['id']).toLowerCase();
      const changed = await changeMember(id, body, deps, parseIfMatch(request));
      deps.log.info(
        { member: id },
        changed.isActive ? 'A person of the office was changed' : 'A person of the office is switched off',
      );
      return withETag(response, changed);
    },
  }),
];
