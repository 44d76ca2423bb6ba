import { adminMessages } from '@hvac/content/model';
import type { Request, RequestHandler } from 'express';
import { clientKey } from '../http/client-key.ts';
import type { Actor } from './actor.ts';
import { unauthorized } from './logins.ts';
import type { Logins } from './logins.ts';
import { isToken } from './sessions.ts';
import type { Sessions } from './sessions.ts';

export interface AuthDeps {
  logins: Pick<Logins, 'attempt' | 'hash'>;
  sessions: Pick<Sessions, 'create' | 'find' | 'delete' | 'deleteAll' | 'deleteOthers'>;
}

/** Lets nobody pass who is not logged in, and says who it is. */
export const requireAuth =
  (deps: AuthDeps): RequestHandler =>
  async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    response.locals['actor'] = await authenticate(request, deps);
    next();
  };

/**
 * Who sends a request: by the token of a session, or, for scripts, by the owner's password.
 * @throws {HttpError} 401 when it is neither, 429 after too many wrong passwords
 */
async function authenticate(request: Request, { logins, sessions }: AuthDeps): Promise<Actor> {
  const bearer = bearerOf(request);
  if (bearer === undefined) throw unauthorized(adminMessages.unauthorized);
  if (!isToken(bearer)) return (await logins.attempt({ password: bearer }, clientKey(request.ip ?? ''))).actor;
  const actor = await sessions.find(bearer);
  if (!actor) throw unauthorized(adminMessages.ended);
  return actor;
}

/** The token of the session that a request belongs to; undefined when it came with a password. */
export function tokenOf(request: Request): string | undefined {
  const bearer = bearerOf(request);
  return bearer !== undefined && isToken(bearer) ? bearer : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What stands in the Authorization header; undefined when it holds nothing of this scheme. */
function bearerOf(request: Request): string | undefined {
  const sent = /^Bearer +(\S.*)$/i.exec(request.get('Authorization') ?? '')?.[1];
  if (sent === undefined) return undefined;
  // A header is bytes, read as Latin-1: what lies beyond it can only have been sent as UTF-8.
  try {
    return utf8.decode(Buffer.from(sent, 'latin1'));
  } catch {
    return sent;
  }
}
