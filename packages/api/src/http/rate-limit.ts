import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './client-key.ts';
import { HttpError } from './errors.ts';

const minutes = 60;

/** Requests of one address in a number of seconds. */
const rules = {
  lead: { points: 10, duration: 10 * minutes },
  captcha: { points: 60, duration: 10 * minutes },
  other: { points: 300, duration: minutes },
} as const;

/** Limiters for each sort of call. Each stands before the body is read. */
export interface RateLimits {
  /** Each kind of lead is counted by itself. */
  lead(kind: string): RequestHandler;
  captcha: RequestHandler;
  other: RequestHandler;
}

/** @param on false for load tests: nothing is counted */
export function createRateLimits(on: boolean): RateLimits {
  const limit = (name: string, rule: { points: number; duration: number }): RequestHandler =>
    on ? counting(new RateLimiterMemory({ keyPrefix: name, ...rule })) : (_request, _response, next) => next();
  return {
    lead: (kind) => limit(kind, rules.lead),
    captcha: limit('captcha', rules.captcha),
    other: limit('other', rules.other),
  };
}

const counting =
  (limiter: RateLimiterMemory): RequestHandler =>
  async (request, _response, next) => {
    try {
      await limiter.consume(clientKey(request.ip ?? ''));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new HttpError(429, `Too many requests. Please try again in ${inWords(seconds)}.`, {
        'Retry-After': String(seconds),
      });
    }
    next();
  };

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
