import { adminMessages } from '@hvac/content/model';
import type { RequestHandler } from 'express';
import { clientKey } from '../http/client-key.ts';
import { HttpError, tooManyRequests } from '../http/http-error.ts';
import type { GuessLimit } from '../http/guess-limit.ts';
import type { Actor } from './actor.ts';
import type { PasswordCheck } from './password-check.ts';

/** Addresses that are remembered for having sent a right password. */
const mostTrusted = 1_000;

/**
 * Lets nobody pass without the owner's password or that of a user, and says who it is. Wrong ones never lock anybody out:
 * where a right one came from before it passes at once, and elsewhere it waits for a turn at worst. What is limited is how
 * many guesses are looked at.
 */
export function requireAdmin(check: PasswordCheck, guesses: GuessLimit): RequestHandler {
  const trusted = new Set<string>();
  /** Under way, by address and password: the calls of one login share a try. */
  const tries = new Map<string, Promise<Actor>>();
  const attempt = (password: string, address: string): Promise<Actor> => {
    const name = `${address} ${check.nameOf(password)}`;
    const running = tries.get(name) ?? tried(check, guesses, { password, address, name });
    tries.set(name, running);
    const forget = () => void tries.delete(name);
    running.then(forget, forget);
    return running;
  };
  return async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const password = passwordIn(request.get('Authorization'));
    if (password === undefined) throw refused();
    const address = clientKey(request.ip ?? '');
    let actor = await check.recall(password);
    if (!actor || !trusted.has(address)) {
      actor = await attempt(password, address);
      if (trusted.size >= mostTrusted) trusted.clear();
      trusted.add(address);
    }
    response.locals['actor'] = actor;
    next();
  };
}

interface Try {
  password: string;
  address: string;
  /** Of both together. */
  name: string;
}

/**
 * One try. It counts as a failure from the start, so that no number of tries at once gets past the limit; the same
 * wrong password from the same address counts once, since one login makes several calls with it.
 * @throws {HttpError} unless the password is right
 */
async function tried(check: PasswordCheck, guesses: GuessLimit, { password, address, name }: Try): Promise<Actor> {
  if (await guesses.isKnown(name)) throw wrong(await guesses.blockedFor(address));
  const guess = await guesses.count(address);
  const { blocked } = guess;
  let actor: Actor | null = null;
  try {
    actor = await (blocked > 0 ? check.verifySlowly(password, address) : check.verify(password, address));
  } catch (error) {
    // Nothing was tried.
    await guess.takeBack();
    throw error;
  }
  if (actor) {
    await guess.takeBack();
    return actor;
  }
  await guesses.remember(name);
  throw wrong(blocked);
}

/** @param blocked milliseconds, or 0 */
const wrong = (blocked: number) => (blocked > 0 ? tooManyRequests(blocked, 'wrong passwords') : refused());

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
