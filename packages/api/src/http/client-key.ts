import ipaddr from 'ipaddr.js';

/**
 * The key under which an address is counted; '' for anything that is not an address. An IPv6 customer owns a whole /56 and
 * would otherwise have a new key for each request. IPv4 written as IPv6 counts as IPv4.
 */
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
