import { domainToASCII } from 'node:url';

/** Where dots in a name say nothing: https://support.google.com/mail/answer/7436150 */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, so that its spellings are told from other people's: capitals say nothing, what stands
 * behind a plus leads to the same person (RFC 5233), nor do dots at Gmail. To compare, never to write to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
