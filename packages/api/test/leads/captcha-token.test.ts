import { captchaMessages } from '@hvac/content/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCaptcha, signToken, tokenLifetime } from '../../src/leads/captcha.ts';
import { heapGrowth } from '../support/heap.ts';
import { solve } from '../support/requests.ts';
import { stoppedClock } from '../support/server.ts';

const secret = 'a secret of the tests';

describe('a captcha token', () => {
  const clock = stoppedClock();
  const captcha = createCaptcha(secret, clock.now);

  test('takes the answer to its question, and no other', () => {
    const { token, question } = captcha.issue();
    const opened = captcha.verify(token);
    const answer = Number(solve(question));
    const others = Array.from({ length: 31 }, (_, number) => number).filter((number) => number !== answer);
    expect(captcha.isCorrect(opened, ` ${answer} `)).toBe(true);
    for (const other of others) expect(captcha.isCorrect(opened, `${other}`)).toBe(false);
  });

  test.each(['twelve hundred', '1e1', '0x0c', '-12', '12.0', '٧', '99999'])(
    'does not take %s for a number',
    (answer) => {
      const token = captcha.verify(signToken(secret, 'n'.repeat(22), clock.now(), 12));
      expect(captcha.isCorrect(token, answer)).toBe(false);
    },
  );

  test('does not show its answer: the same sum gives another token each time', () => {
    const [a, b] = ['a', 'b'].map((letter) => signToken(secret, letter.repeat(22), clock.now(), 12).split('.'));
    expect(a?.[3]).not.toBe(b?.[3]);
    expect(a?.[4]).not.toBe(b?.[4]);
  });

  test('costs no more memory than its nonce, once that is all that is kept of it', () => {
    const tokens = 10_000;
    const keepNonces = () => Array.from({ length: tokens }, () => captcha.verify(captcha.issue().token).nonce);
    expect(heapGrowth(keepNonces) / tokens).toBeLessThan(100);
  });

  test('is good for an hour and not a millisecond longer', () => {
    const token = signToken(secret, 'n'.repeat(22), clock.now() - tokenLifetime + 1, 12);
    expect(() => captcha.verify(token)).not.toThrow();
    clock.advance(1);
    expect(() => captcha.verify(token)).toThrow(captchaMessages.expired);
  });

  test('has run out when its server’s clock was an hour ahead and is set back', () => {
    const issuedAt = clock.now() + tokenLifetime;
    expect(() => captcha.verify(signToken(secret, 'n'.repeat(22), issuedAt, 12))).toThrow(captchaMessages.expired);
    expect(() => captcha.verify(signToken(secret, 'n'.repeat(22), issuedAt - 1, 12))).not.toThrow();
  });

  test('with any other character in any place is altered', () => {
    const { token } = captcha.issue();
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        fc.pre(token[at] !== character);
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        expect(() => captcha.verify(changed)).toThrow(captchaMessages.altered);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test('cannot be put together from two others', () => {
    const [one, two] = [captcha.issue().token.split('.'), signToken(secret, 'n'.repeat(22), 1, 3).split('.')];
    for (let mix = 1; mix < 31; mix++) {
      const spliced = one.map((part, index) => ((mix >> index) & 1 ? two[index] : part)).join('.');
      expect(() => captcha.verify(spliced)).toThrow(captchaMessages.altered);
    }
  });

  test('of another server is foreign', () => {
    expect(() => captcha.verify(createCaptcha('another secret', clock.now).issue().token)).toThrow(
      captchaMessages.altered,
    );
  });
});
