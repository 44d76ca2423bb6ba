import { adminMessages } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { clientKey } from '../http/client-key.ts';
import { HttpError, tooManyRequests } from '../http/errors.ts';
import type { FailureLimit } from '../http/rate-limit.ts';
import { Crowded } from './fair-queue.ts';
import { Pace } from './pace.ts';
import type { PasswordCheck } from './password-check.ts';

/** Addresses that are remembered for having sent the right password. */
const mostTrusted = 1_000;

/**
 * Lets nobody pass without the admin's password. The limit of failures stands before all: a blocked address
 * learns nothing, not even by the right guess. Only where the right password came from before does it go on
 * working, so that one person's slips do not log out the whole office.
 */
export function requireAdmin(check: PasswordCheck, failures: FailureLimit): RequestHandler {
  const trusted = new Set<string>();
  const pace = new Pace();
  return async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const password = passwordIn(request.get('Authorization'));
    if (password === undefined) throw refused();
    const address = clientKey(request.ip ?? '');
    const recalled = check.recall(password);
    if (!recalled || !trusted.has(address)) {
      try {
        await failures.check(address);
        if (!recalled && !(await attempt(check, failures, password, address))) throw refused();
      } catch (refusal) {
        await pace.turn();
        throw refusal;
      }
      if (trusted.size >= mostTrusted) trusted.clear();
      trusted.add(address);
    }
    next();
  };
}

/** One try. It counts as a failure from the start, so that no number of tries at once gets past the limit. */
async function attempt(
  check: PasswordCheck,
  failures: FailureLimit,
  password: string,
  address: string,
): Promise<boolean> {
  await failures.add(address);
  try {
    const right = await check.verify(password, address);
    if (right) await failures.takeBack(address);
    return right;
  } catch (error) {
    // Nothing was tried.
    await failures.takeBack(address);
    throw error instanceof Crowded ? tooManyRequests(60_000) : error;
  }
}

const refused = () => new HttpError(401, adminMessages.unauthorized, { 'WWW-Authenticate': 'Bearer' });

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The password of an Authorization header; undefined when there is none in it. */
function passwordIn(header: string | undefined): string | undefined {
  const sent = /^Bearer +(\S.*)$/i.exec(header ?? '')?.[1];
  if (sent === undefined) return undefined;
  // A header is bytes, read as Latin-1: what lies beyond it can only have been sent as UTF-8.
  try {
    return utf8.decode(Buffer.from(sent, 'latin1'));
  } catch {
    return sent;
  }
}
