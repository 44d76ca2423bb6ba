import { domainToASCII } from 'node:url';

/** Providers that ignore dots: https://support.google.com/mail/answer/7436150 */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an email address, so that two spellings of one mailbox compare equal: ignores case, the part after a plus
 * (RFC 5233), and dots at Gmail. Only for comparing; never send mail to the result.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
