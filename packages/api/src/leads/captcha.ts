import { randomBytes, randomInt } from 'node:crypto';
import { captchaMessages } from '@hvac/content/model';
import type { CaptchaChallenge } from '@hvac/content/model';
import { DomainError } from '../errors.ts';
import { isAnswer, verifyToken, signToken } from './captcha-token.ts';
import type { CaptchaToken } from './captcha-token.ts';

/** How long a token is good, in milliseconds: a long form takes its time. */
export const tokenLifetime = 60 * 60 * 1000;

/** A submission without a right, fresh and unused captcha. The message is for people and holds the word CAPTCHA. */
export class CaptchaError extends DomainError {
  override name = 'CaptchaError';

  constructor(reason: keyof typeof captchaMessages) {
    super('captcha', captchaMessages[reason]);
  }
}

export interface Captcha {
  /**
   * A new problem, such as "7 + 5 =". Nothing is remembered about it.
   * @param before token of the problem that it takes the place of: the visit goes on. One that is no good begins another
   */
  issue(before?: string): CaptchaChallenge;
  /**
   * Checks signature and age.
   * @throws {CaptchaError}
   */
  open(token: string): CaptchaToken;
  /** Whether this is the answer; a blank one is not. */
  isRight(token: CaptchaToken, answer: string): boolean;
}

/**
 * @param secret signs the tokens; another secret makes all tokens foreign
 * @param now milliseconds since 1970
 */
export function createCaptcha(secret: string, now: () => number): Captcha {
  const isFresh = ({ issuedAt }: CaptchaToken) => now() - issuedAt < tokenLifetime;
  return {
    issue(before = '') {
      const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
      const earlier = verifyToken(secret, before);
      const visitSince = earlier && isFresh(earlier) ? earlier.visitSince : now();
      return {
        token: signToken(secret, randomBytes(16).toString('base64url'), now(), a + b, visitSince),
        question: `${a} + ${b} =`,
      };
    },
    open(text) {
      const token = verifyToken(secret, text);
      if (!token) throw new CaptchaError('altered');
      if (!isFresh(token)) throw new CaptchaError('expired');
      return token;
    },
    isRight(token, answer) {
      const digits = answer.trim();
      return /^\d{1,4}$/.test(digits) && isAnswer(secret, token, Number(digits));
    },
  };
}
