import { captchaMessages } from '@hvac/content/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CaptchaRefused, createCaptcha, tokenLifetime } from '../src/captcha/captcha.ts';
import { Claims } from '../src/captcha/claims.ts';
import { openToken, sealToken } from '../src/captcha/token.ts';
import { solve } from './support/requests.ts';
import { stoppedClock } from './support/server.ts';

const secret = 'a secret of the tests';

describe('a captcha token', () => {
  const clock = stoppedClock();
  const captcha = createCaptcha(secret, clock.now);

  test('takes the answer to its question, and no other', () => {
    const { token, question } = captcha.issue();
    const opened = captcha.open(token);
    const answer = Number(solve(question));
    const others = Array.from({ length: 31 }, (_, number) => number).filter((number) => number !== answer);
    expect(() => captcha.check(opened, ` ${answer} `)).not.toThrow();
    for (const other of others) expect(() => captcha.check(opened, `${other}`)).toThrow(captchaMessages.wrong);
  });

  test.each(['twelve', '1e1', '0x0c', '-12', '12.0', '٧', '99999'])('does not take %s for a number', (answer) => {
    expect(() => captcha.check(captcha.open(sealToken(secret, 'n'.repeat(22), clock.now(), 12)), answer)).toThrow(
      captchaMessages.wrong,
    );
  });

  test('does not show its answer: the same sum gives another token each time', () => {
    const [a, b] = ['a', 'b'].map((letter) => sealToken(secret, letter.repeat(22), clock.now(), 12).split('.'));
    expect(a?.[2]).not.toBe(b?.[2]);
    expect(a?.[3]).not.toBe(b?.[3]);
  });

  test('is good for an hour and not a millisecond longer', () => {
    const token = sealToken(secret, 'n'.repeat(22), clock.now() - tokenLifetime + 1, 12);
    expect(() => captcha.open(token)).not.toThrow();
    clock.advance(1);
    expect(() => captcha.open(token)).toThrow(captchaMessages.expired);
  });

  test('with any other character in any place is altered', () => {
    const { token } = captcha.issue();
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        fc.pre(token[at] !== character);
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        expect(() => captcha.open(changed)).toThrow(captchaMessages.altered);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  test('cannot be put together from two others', () => {
    const [one, two] = [captcha.issue().token.split('.'), sealToken(secret, 'n'.repeat(22), 1, 3).split('.')];
    for (let mix = 1; mix < 15; mix++) {
      const spliced = one.map((part, index) => ((mix >> index) & 1 ? two[index] : part)).join('.');
      expect(openToken(secret, spliced)).toBeUndefined();
    }
  });

  test('of another server is foreign', () => {
    expect(() => captcha.open(createCaptcha('another secret', clock.now).issue().token)).toThrow(
      captchaMessages.altered,
    );
  });
});

describe('the memory of used nonces', () => {
  test('is bounded by the lifetime of a token', async () => {
    const clock = stoppedClock();
    const claims = new Claims<number>(clock.now);
    for (let index = 0; index < 5000; index++) {
      await claims.use(`nonce ${index}`, 'digest', async () => index);
      clock.advance(tokenLifetime / 1000);
    }
    expect(claims.size).toBeLessThanOrEqual(1001);
  });

  test('keeps a nonce that a wrong answer spent, and lets go of one whose storing failed', async () => {
    const claims = new Claims<number>(stoppedClock().now);
    const wrong = async () => Promise.reject(new CaptchaRefused('wrong'));
    await expect(claims.use('a', 'first', wrong)).rejects.toThrow(captchaMessages.wrong);
    await expect(claims.use('a', 'second', async () => 1)).rejects.toThrow(captchaMessages.used);
    await expect(claims.use('b', 'first', async () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await claims.use('b', 'second', async () => 2)).toBe(2);
  });
});

test('every sentence about the captcha holds the word CAPTCHA', () => {
  for (const sentence of Object.values(captchaMessages)) expect(sentence).toContain('CAPTCHA');
});
