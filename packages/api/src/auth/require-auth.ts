import { adminMessages } from '@hvac/content/model';
import type { Request, RequestHandler } from 'express';
import { addressOf } from '../http/rate-limit.ts';
import type { Actor } from './accounts.ts';
import { unauthorized, type Logins } from './logins.ts';
import { isToken, type Sessions } from './sessions.ts';

export interface AuthDeps {
  logins: Logins;
  sessions: Sessions;
}

/** Requires a login, and stores the user for `actorOf`. */
export const requireAuth =
  (deps: AuthDeps): RequestHandler =>
  async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    response.locals['actor'] = await authenticate(request, deps);
    next();
  };

/**
 * Identifies the user by a session token, or, for scripts, by the owner's password.
 * @throws {HttpError} 401 when it is neither, 429 after too many wrong passwords
 */
async function authenticate(request: Request, { logins, sessions }: AuthDeps): Promise<Actor> {
  const bearer = bearerOf(request);
  if (bearer === undefined) throw unauthorized(adminMessages.unauthorized);
  if (!isToken(bearer)) return (await logins.attempt({ password: bearer }, addressOf(request))).actor;
  const session = await sessions.find(bearer);
  if ('ended' in session) throw unauthorized(session.ended);
  return session.actor;
}

/** The session token of a request; undefined when it has a password instead. */
export function tokenOf(request: Request): string | undefined {
  const bearer = bearerOf(request);
  return bearer !== undefined && isToken(bearer) ? bearer : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The credential of an `Authorization: Bearer` header (RFC 6750, 2.1). */
function bearerOf(request: Request): string | undefined {
  const sent = /^Bearer +(\S.*)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (sent === undefined) return undefined;
  // Node reads headers as Latin-1, but browsers and scripts send passwords as UTF-8.
  try {
    return utf8.decode(Buffer.from(sent, 'latin1'));
  } catch {
    return sent;
  }
}
