import { sessionIdleTime, sessionLifetime } from './login.ts';

const hour = 3_600_000;

/** Error messages of the admin API. */
export const adminMessages = {
  unauthorized: 'Incorrect password.',
  /** Does not reveal which of the two is wrong. */
  wrongLogin: 'Incorrect name or password.',
  /** Fallback when the response has no message. */
  lockedOut: 'Too many wrong passwords. Please try again in 15 minutes.',
  ended: 'Your login has ended. Please log in again.',
  idle: `You were logged out after ${sessionIdleTime / hour} hours without use.`,
  expired: `You were logged out after ${sessionLifetime / (24 * hour)} days.`,
  passwordChanged: 'Your password was changed. Log in with the new one.',
  switchedOff: 'Your access was turned off.',
  stale: 'Somebody else just changed this special. Reload the list to see their version.',
  gone: 'This special no longer exists.',
} as const;
