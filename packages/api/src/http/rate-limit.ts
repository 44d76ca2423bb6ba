import type { Request, RequestHandler } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import ipaddr from 'ipaddr.js';
import type { MakeLimiter } from '../store/store.ts';
import { tooManyRequests } from './http-error.ts';

const minutes = 60;

/** Requests of one address. Durations are in seconds. */
const rules = {
  lead: { points: 10, duration: 10 * minutes },
  captcha: { points: 60, duration: 10 * minutes },
  other: { points: 300, duration: minutes },
  unknownPages: { points: 300, duration: minutes },
} as const;

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Rate limits by kind of route. Each counts before the body is read.
 * @param on false only for load tests
 * @param makeLimiter of the store, so that all servers on it share the counts
 */
export function createRateLimits(on: boolean, makeLimiter: MakeLimiter) {
  const limit = (name: keyof typeof rules) => {
    const limiter = on ? makeLimiter({ keyPrefix: name, ...rules[name] }) : undefined;
    return (prefix = ''): RequestHandler =>
      async (request, _response, next) => {
        await limiter?.consume(prefix + addressOf(request)).catch(refuse);
        next();
      };
  };
  return {
    /** Takes a kind of lead. Each is counted separately, for its endpoint and its pages together. */
    lead: limit('lead'),
    captcha: limit('captcha')(),
    other: limit('other')(),
    unknownPages: limit('unknownPages')(),
  };
}

/** @throws {HttpError} 429, or what kept the limiter from counting */
function refuse(refusal: unknown): never {
  throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal.msBeforeNext) : refusal;
}

/** Where a request comes from, as a key from `clientKey`. */
export const addressOf = (request: Request): string => clientKey(request.ip ?? '');

/** The key of an address; '' for anything else. An IPv6 customer owns a /56. IPv4 written as IPv6 counts as IPv4. */
export function clientKey(address: string): string {
  const host = hostOf(address);
  // `IPv4.isValid` also accepts octal and short forms, such as "010.1.1.1".
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return host;
  if (!ipaddr.IPv6.isValid(host)) return '';
  const ip = ipaddr.IPv6.parse(host);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${host}/56`);
  return `${network.toNormalizedString().split(':', 4).join(':')}::/56`;
}

/** Some proxies add a port, as in "203.0.113.7:50412" or "[2001:db8::1]:50412", or a zone, as in "fe80::1%eth0". */
const hostOf = (address: string): string => address.replace(/^\[|[\]%].*$/g, '').replace(/^([\d.]+):[^:]*$/, '$1');
