import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine and private networks: unreachable from the internet. */
const privateRanges = ['loopback', 'private', 'uniqueLocal'];

/** Whether an IP address belongs to this machine or a private network. IPv4 written as IPv6 counts as IPv4. */
export const isPrivateAddress = (address: string): boolean => privateRanges.includes(ipaddr.process(address).range());

/**
 * Resolves names, but only to private addresses.
 * @param lookup replaced in tests
 * @returns the `lookup` option of `http.request`; it fails with the code EPUBLIC when an address is public
 */
export const privateLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error, []);
      if (!addresses.every(({ address }) => isPrivateAddress(address))) {
        return done(Object.assign(new Error('The address is public'), { code: 'EPUBLIC' }), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
