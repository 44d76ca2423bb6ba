import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key under which an address is counted. An IPv6 customer owns a whole /56 and would have a
 * new address for each request; an IPv4 address written as IPv6 is the same visitor as without. Some proxies add the
 * port, as in "203.0.113.7:50412" or "[2001:db8::1]:50412". What is no address at all is one visitor, under "".
 */
export function clientKey(address: string): string {
  const plain = hostOf(address).toLowerCase();
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : '';
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 0xff]).join('.');
  }
  const prefix = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${prefix.map((group) => group.toString(16)).join(':')}::/56`;
}

/** An address without brackets, port and zone. */
function hostOf(address: string): string {
  const bare = address.startsWith('[') ? address.slice(1).split(']', 1)[0] : address;
  const [host = ''] = (bare ?? '').split('%', 1);
  const colon = host.indexOf(':');
  // With one colon alone it is IPv4 and a port.
  return colon !== -1 && colon === host.lastIndexOf(':') ? host.slice(0, colon) : host;
}

/** The eight numbers of an IPv6 address, whatever way it is written. */
function groupsOf(address: string): number[] {
  // The URL parser writes a dotted tail as hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = numbersOf(head);
  const right = numbersOf(tail ?? '');
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

const numbersOf = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
