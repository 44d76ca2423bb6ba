import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ranges that no way from the internet leads to: this machine and private networks. */
const privateRanges = ['loopback', 'private', 'uniqueLocal'];

/** Whether an IP address is of this machine or of a private network. IPv4 written as IPv6 counts as IPv4. */
export const isPrivateAddress = (address: string): boolean => privateRanges.includes(ipaddr.process(address).range());

/**
 * Resolves names to private addresses alone.
 * @param lookup the system's, unless a test gives another
 * @returns what `http.request` takes as `lookup`; it fails with the code EPUBLIC when one of the addresses is public
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
