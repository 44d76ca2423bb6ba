import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { MakeLimiter } from '../store/store.ts';

const duration = 15 * 60;
/** Wrong passwords of one address in fifteen minutes. */
const ofOne = 10;
/** Of all addresses together: the office is a handful of people, and addresses can be made up or rented. */
const ofAll = 200;

interface CountedGuess {
  /** As `blockedFor` tells it. */
  blocked: number;
  /** It was no wrong password. */
  takeBack(): Promise<void>;
}

/** Counts wrong passwords, by address as `clientKey` writes it and of all addresses together. */
export interface GuessLimit {
  count(address: string): Promise<CountedGuess>;
  /** Milliseconds until the address, and all together, are back within their share; 0 within it. */
  blockedFor(address: string): Promise<number>;
  /** Whether a wrong password was met before. @param name of address and password, without telling either */
  isKnown(name: string): Promise<boolean>;
  remember(name: string): Promise<void>;
}

const all = 'all';

/**
 * @param on false for load tests: nothing is counted
 * @param limiter of the store: all servers on it count together
 */
export function createGuessLimit(on: boolean, limiter: MakeLimiter): GuessLimit {
  if (!on) return uncounted;
  const one = limiter({ keyPrefix: 'guesses', points: ofOne, duration });
  const together = limiter({ keyPrefix: 'all guesses', points: ofAll, duration });
  // Names are made with a key of this process: it knows its own alone.
  const wrong = new RateLimiterMemory({ keyPrefix: 'wrong', points: 1, duration });
  const over = (state: RateLimiterRes | null, most: number) =>
    state && state.consumedPoints > most ? state.msBeforeNext : 0;
  return {
    async count(address) {
      const own = over(await one.penalty(address), ofOne);
      // Who is over the own share is slowed down already, and takes nothing from the others'.
      const blocked = own > 0 ? own : over(await together.penalty(all), ofAll);
      return {
        blocked,
        async takeBack() {
          await one.reward(address);
          if (own === 0) await together.reward(all);
        },
      };
    },
    async blockedFor(address) {
      return over(await one.get(address), ofOne) || over(await together.get(all), ofAll);
    },
    isKnown: async (name) => (await wrong.get(name)) !== null,
    async remember(name) {
      await wrong.penalty(name);
    },
  };
}

const uncounted: GuessLimit = {
  count: async () => ({ blocked: 0, takeBack: async () => {} }),
  blockedFor: async () => 0,
  isKnown: async () => false,
  remember: async () => {},
};
