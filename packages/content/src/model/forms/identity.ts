import { normalizeEmail } from './email.ts';
import { phoneKeys } from '../phone.ts';
import { plainLetters } from '../plain-letters.ts';

/** What a form says about who somebody is. */
export interface Identity {
  email?: string | undefined;
  phone?: string | undefined;
  name?: string | undefined;
}

/** Providers that ignore dots: https://support.google.com/mail/answer/7436150 */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an email address, so that two spellings of one mailbox compare equal: ignores case, the part after a plus
 * (RFC 5233), and dots at Gmail. Only for comparing; never send mail to the result.
 */
export function mailboxOf(address: string): string {
  const mailbox = normalizeEmail(address).toLowerCase();
  const at = mailbox.lastIndexOf('@');
  const domain = mailbox.slice(at + 1);
  const [name = ''] = mailbox.slice(0, at).split('+');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The words of a name in plain letters and without order: "Delgado, José" is "jose delgado" and "José Delgado". */
const nameKey = (name: string): string =>
  [
    ...(plainLetters(name)
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []),
  ]
    .sort()
    .join(' ');

const keysOf = (kind: keyof Identity, values: readonly string[]): string[] =>
  values.filter(Boolean).map((value) => `${kind}:${value}`);

/**
 * What tells who somebody is: a key for the mailbox, for each phone number, and for the name. Two people share a key when
 * one spelled the same differently. Only for comparing.
 */
export const identityKeys = ({ email, phone, name }: Identity): string[] => [
  ...keysOf('email', email?.includes('@') ? [mailboxOf(email)] : []),
  ...keysOf('phone', phoneKeys(phone ?? '')),
  ...keysOf('name', [nameKey(name ?? '')]),
];
