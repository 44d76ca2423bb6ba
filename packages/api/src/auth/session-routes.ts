import { login, newSession, type NewSession } from '@hvac/content/model';
import { defineRoute, type Route } from '../http/define-route.ts';
import { addressOf } from '../http/rate-limit.ts';
import type { Logger } from '../logger.ts';
import { actorOf, isOwner } from './accounts.ts';
import { requireAuth, tokenOf, type AuthDeps } from './require-auth.ts';

type SessionRouteDeps = AuthDeps & { log: Logger };

/** Login and logout. */
export const sessionRoutes = (deps: SessionRouteDeps): Route[] => [
  defineRoute({
    id: 'log-in',
    method: 'post',
    path: '/api/admin/session',
    summary: 'Starts a session; without a name, the owner’s',
    body: login,
    responses: { 201: { description: 'The session token and the user', schema: newSession } },
    errors: { 401: 'The name or the password is wrong' },
    async handler({ body, request, response }): Promise<NewSession> {
      response.set('Cache-Control', 'no-store');
      const account = await deps.logins.attempt(body, addressOf(request));
      const token = await deps.sessions.create(account);
      deps.log.info({ member: account.actor.id }, 'A user has logged in');
      return { token, you: { ...account.actor, isOwner: isOwner(account.actor) } };
    },
  }),
  defineRoute({
    id: 'log-out',
    method: 'delete',
    path: '/api/admin/session',
    summary: 'Ends the current session',
    admin: true,
    responses: { 204: { description: 'It has ended' } },
    middleware: [requireAuth(deps)],
    async handler({ request }) {
      const token = tokenOf(request);
      if (token !== undefined) await deps.sessions.delete(token);
    },
  }),
];

export const logOutEverywhereRoute = ({ sessions, log }: SessionRouteDeps): Route =>
  defineRoute({
    id: 'log-out-everywhere',
    method: 'delete',
    path: '/api/admin/sessions',
    summary: 'Ends all sessions of the current user',
    responses: { 204: { description: 'They have ended' } },
    async handler({ response }) {
      const { id } = actorOf(response);
      await sessions.deleteAll(id);
      log.info({ member: id }, 'A user has logged out everywhere');
    },
  });
