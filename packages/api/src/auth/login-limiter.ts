import { hash } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { MakeLimiter } from '../store/store.ts';

const duration = 15 * 60;
/** Wrong passwords for one name from one address in fifteen minutes. */
const perName = 10;
/** Wrong passwords from one address: an office shares one, and a script with an old password takes ten. */
const perAddress = 30;

interface LoginState {
  /** Milliseconds until the next try; 0 when it may be now. */
  wait: number;
  /** Wrong passwords from the address. */
  failures: number;
}

/**
 * Counts wrong passwords by address, and by name and address. Nothing is counted by name alone: guesses from elsewhere
 * lock nobody out.
 */
export interface LoginLimiter {
  stateOf(address: string, name: string): Promise<LoginState>;
  failed(address: string, name: string): Promise<void>;
  succeeded(address: string, name: string): Promise<void>;
}

/**
 * @param on false for load tests: nothing is counted
 * @param limiter of the store: all servers on it count together
 */
export function createLoginLimiter(on: boolean, limiter: MakeLimiter): LoginLimiter {
  if (!on)
    return { stateOf: async () => ({ wait: 0, failures: 0 }), failed: async () => {}, succeeded: async () => {} };
  const byAddress = limiter({ keyPrefix: 'logins', points: perAddress, duration });
  const byName = limiter({ keyPrefix: 'logins by name', points: perName, duration });
  // A digest: what is typed as a name may be long, and may be a password.
  const keyOf = (address: string, name: string) => `${address} ${hash('sha256', name, 'base64url')}`;
  const over = (state: RateLimiterRes | null, points: number) =>
    state && state.consumedPoints >= points ? state.msBeforeNext : 0;
  return {
    async stateOf(address, name) {
      const [all, own] = await Promise.all([byAddress.get(address), byName.get(keyOf(address, name))]);
      return { wait: Math.max(over(all, perAddress), over(own, perName)), failures: all?.consumedPoints ?? 0 };
    },
    async failed(address, name) {
      await Promise.all([byAddress.penalty(address), byName.penalty(keyOf(address, name))]);
    },
    async succeeded(address, name) {
      await byName.delete(keyOf(address, name));
    },
  };
}
