import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './client-key.ts';
import { tooManyRequests } from './errors.ts';

const minutes = 60;

/** Requests of one address in a number of seconds. */
const rules = {
  lead: { points: 10, duration: 10 * minutes },
  captcha: { points: 60, duration: 10 * minutes },
  other: { points: 300, duration: minutes },
  adminFailures: { points: 10, duration: 15 * minutes },
} as const;

/** Limiters for each sort of call. Each stands before the body is read. */
export interface RateLimits {
  /** Each kind of lead is counted by itself. */
  lead(kind: string): RequestHandler;
  captcha: RequestHandler;
  other: RequestHandler;
  /** Wrong passwords. */
  adminFailures: FailureLimit;
}

/** Counts what went wrong, by address as `clientKey` writes it. */
export interface FailureLimit {
  /** @throws {HttpError} 429 when the address has had its share */
  check(address: string): Promise<void>;
  /** @throws {HttpError} 429 when the address has had its share */
  add(address: string): Promise<void>;
  /** Undoes one `add`. */
  takeBack(address: string): Promise<void>;
}

/** @param on false for load tests: nothing is counted */
export function createRateLimits(on: boolean): RateLimits {
  const limit = (name: string, rule: { points: number; duration: number }): RequestHandler =>
    on ? counting(new RateLimiterMemory({ keyPrefix: name, ...rule })) : (_request, _response, next) => next();
  return {
    lead: (kind) => limit(kind, rules.lead),
    captcha: limit('captcha', rules.captcha),
    other: limit('other', rules.other),
    adminFailures: on ? countingFailures(rules.adminFailures) : uncounted,
  };
}

const counting =
  (limiter: RateLimiterMemory): RequestHandler =>
  async (request, _response, next) => {
    await consume(limiter, clientKey(request.ip ?? ''));
    next();
  };

/** @throws {HttpError} 429 */
async function consume(limiter: RateLimiterMemory, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal.msBeforeNext) : refusal;
  }
}

function countingFailures(rule: { points: number; duration: number }): FailureLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: 'admin', ...rule });
  return {
    async check(address) {
      const state = await limiter.get(address);
      if (state && state.remainingPoints <= 0) throw tooManyRequests(state.msBeforeNext);
    },
    add: (address) => consume(limiter, address),
    async takeBack(address) {
      await limiter.reward(address);
    },
  };
}

const uncounted: FailureLimit = { check: async () => {}, add: async () => {}, takeBack: async () => {} };
