import { randomBytes, randomInt } from 'node:crypto';
import { captchaMessages, captchaNumber, type CaptchaChallenge } from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/tables.ts';
import { isEqual, sign } from './signature.ts';

/** How long a token is valid, in milliseconds: filling in a long form takes time. */
export const tokenLifetime = 60 * 60 * 1000;

/** A submission without a valid, unused captcha. The message is for people. */
export const captchaError = (reason: keyof typeof captchaMessages): DomainError =>
  new DomainError('invalid', captchaMessages[reason]);

/** What a token contains. The answer is not in it: `proof` can be compared with an answer, but not read. */
interface CaptchaToken {
  /** 128 random bits in base64url. Each token is good for one submission. */
  nonce: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** When the first token of the visit was issued, in milliseconds since 1970. A new problem doesn't start a new visit. */
  visitSince: number;
  /** Keyed digest of nonce, time and answer. */
  proof: string;
}

export type Captcha = ReturnType<typeof createCaptcha>;

/**
 * @param secret signs the tokens; tokens signed with another secret are invalid
 * @param now milliseconds since 1970
 */
export function createCaptcha(secret: string, now: () => number) {
  // A token of a clock that was far ahead would be fresh for as long as the clock was wrong.
  const isFresh = ({ issuedAt }: CaptchaToken) => Math.abs(now() - issuedAt) < tokenLifetime;
  return {
    /**
     * Creates a problem, such as "7 + 5 =". Nothing is stored.
     * @param previousToken token of the problem that this one replaces; a valid one carries the start of the visit over
     */
    issue(previousToken = ''): CaptchaChallenge {
      const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
      const previous = parseToken(secret, previousToken);
      const visitSince = previous && isFresh(previous) ? previous.visitSince : now();
      const nonce = randomBytes(16).toString('base64url');
      return { token: signToken(secret, nonce, now(), a + b, visitSince), question: `${a} + ${b} =` };
    },
    /**
     * Checks signature and age.
     * @throws {DomainError}
     */
    verify(text: string): CaptchaToken {
      const token = parseToken(secret, text);
      if (!token) throw captchaError('altered');
      if (!isFresh(token)) throw captchaError('expired');
      return token;
    },
    /** Whether a form may still be sent with this token, as far as anybody can tell from it. */
    isValid(text: string): boolean {
      const token = parseToken(secret, text);
      return token !== undefined && isFresh(token);
    },
    /** Whether this is the answer to the token's problem. A blank answer is not. */
    isCorrect({ nonce, issuedAt, proof }: CaptchaToken, answer: string): boolean {
      const number = captchaNumber(answer);
      return number !== undefined && isEqual(proof, proofOf(secret, nonce, issuedAt, number));
    },
  };
}

const proofOf = (secret: string, nonce: string, issuedAt: number, answer: number): string =>
  sign(secret, ['captcha answer', nonce, issuedAt, answer]);

const signatureOf = (secret: string, { nonce, issuedAt, visitSince, proof }: CaptchaToken): string =>
  sign(secret, ['captcha token', nonce, issuedAt, visitSince, proof]);

/** Signs a token for a problem with this answer. Times are in milliseconds since 1970. */
export function signToken(
  secret: string,
  nonce: string,
  issuedAt: number,
  answer: number,
  visitSince = issuedAt,
): string {
  const token = { nonce, issuedAt, visitSince, proof: proofOf(secret, nonce, issuedAt, answer) };
  return [nonce, issuedAt, visitSince, token.proof, signatureOf(secret, token)].join('.');
}

const tokenPattern = /^([\w-]{22})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/;

/** @returns undefined unless this secret signed the token exactly as it is */
function parseToken(secret: string, text: string): CaptchaToken | undefined {
  const [, nonce = '', issuedAt, visitSince, proof = '', signature = ''] = tokenPattern.exec(text) ?? [];
  // A copy, because a part of a string keeps the whole of it in memory: a nonce is kept as long as its lead.
  const copy = Buffer.from(nonce).toString();
  const token = { nonce: copy, issuedAt: Number(issuedAt), visitSince: Number(visitSince), proof };
  return isEqual(signature, signatureOf(secret, token)) ? token : undefined;
}

/**
 * Lets captcha tokens make no lead: after a wrong answer, or once their lead is erased, so that a browser which sends its form
 * again doesn't store the person anew. Tokens that have expired are forgotten.
 * @param now milliseconds since 1970
 * @throws {StoreUnavailable} when that was not stored
 */
export function spendNonces(
  nonces: readonly TableRow<'used_nonces'>[],
  now: number,
  store: Pick<Store, 'updateRows'>,
): Promise<void> {
  return store.updateRows('used_nonces', (rows) => {
    const valid = rows.filter(({ until }) => until > now);
    const known = new Set(valid.map(({ nonce }) => nonce));
    return { rows: [...valid, ...nonces.filter(({ nonce }) => !known.has(nonce))], result: undefined };
  });
}
