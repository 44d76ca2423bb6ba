import * as z from 'zod/mini';
import { atLeast, atMost, cleanLine, limits, tooLong } from './text.ts';

/** No top-level domain has one letter or only digits (RFC 3696, section 2), so such an end is a typing mistake. */
const topLevel = /\.(?!\d+$)[a-z\d-]{2,}$/i;

/**
 * Whether it is an email address by HTML's own rule, which is what browsers check, with a dot in the domain.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const isEmail = (text: string): boolean => z.regexes.html5Email.test(text) && topLevel.test(text);

/** A domain in any script as DNS has it ("xn--…"); some browsers do this in email fields. Unchanged if it is no domain. */
function asciiDomain(domain: string): string {
  // Catalan, Japanese and Hebrew names have signs between their letters.
  if (!/^(?=.*[^\0-\u007f])[\p{L}\p{M}\p{N}.·・׳״-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The address of a `mailto:` link without its escapes (RFC 6068, section 2). */
function unescapeMailto(_link: string, escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** "Dana <dana@example.com>", and links of mail programs and chats: "Dana [mailto:dana@example.com]". */
const enclosed = /^[^<\r\n]*(?:<([^<>]*)>|[[(](mailto:[^[\]()]*)[\])])[ ,.;]*$/i;
/** A name, label or list mark in front, up to a sign that no address has there; chats print a label as "*Email:*". */
const before = /^[^@\r\n]*(?::[*_~]+ |[:<([{“‘"](?!\/)| [-–—•*|>] |[)\]] )|^(?:\d{1,2}[.)]|[-*#]) /;
/** What Word, mail programs and keyboards make of an apostrophe and of a hyphen. */
const apostrophes = /([\p{L}\p{N}])[‘’ʼ´′](?=[\p{L}\p{N}])/gu;
const hyphens = /([\p{L}\p{N}])[‐-―−](?=[\p{L}\p{N}])/gu;
/** What chats and Markdown put around a text to make it bold, slanted, struck out or code. */
const emphasized = /^([*_~'`]{1,3})(.*)\1[ ,.;:!?]*$/;
/** Word and browsers make a link of an address that has no scheme. */
const linked = /^(?:https?:)?\/\/(?=[^/@]+@[^/@]+\/?$)/i;

/**
 * Reduces what people paste to the address in it: "Dana <dana@example.com> (home)", "Email: dana@example.com",
 * "mailto:dana@example.com?subject=Hi", "dana@example.com,", and "dana@example. com" from a keyboard that puts a blank after
 * a period. Full-width letters become ASCII, and the domain becomes its ASCII form. What is not certain stays as it is, for
 * `isEmail` to refuse.
 */
export function normalizeEmail(text: string): string {
  const line = cleanLine(text);
  // Keeps the patterns below fast.
  if (line.length > 2 * limits.email) return line;
  const address = line
    .replace(apostrophes, "$1'")
    .replace(hyphens, '$1-')
    .normalize('NFKC')
    .replace(/ *\([^()@]*\)[ ,.;]*$/, '')
    .replace(enclosed, '$1$2')
    .replace(/^[^@\r\n]*?mailto:\/* *([^?]*).*$/i, unescapeMailto)
    .replace(before, '')
    .replace(emphasized, '$2')
    .replace(linked, '')
    // An address begins with a letter, a digit or one of a few signs, and a domain ends with a letter or a digit.
    .replace(/^[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~\r\n-]+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}\r\n]+$/u, '');
  const [, local, domain] = /^([^@]*[^ @]) *@ *([^@]+)$/.exec(address) ?? [];
  if (local === undefined || domain === undefined) return address;
  // The full stop of Chinese and Japanese keyboards separates the labels of a domain, too.
  return `${local}@${asciiDomain(domain.replaceAll('。', '.').replace(/^([^ .]+) *\. */, '$1.'))}`;
}

/**
 * The `mailto:` link of an address, with its @ as it is (RFC 6068).
 * @param subject of the letter; none unless given
 * @param body how the letter begins; nothing unless given
 */
export const mailtoLink = (address: string, subject?: string, body?: string): `mailto:${string}` => {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}` as const;
  return fields.length > 0 ? `${to}?${fields.join('&')}` : to;
};

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
} as const;

/** What may be wrong with an address, after the message that it is not valid. A quoted text stands in the place of `{}`. */
export const emailHints = {
  several: 'only one fits here',
  comma: 'it has a comma where a dot belongs',
  letter: 'our mail does not reach addresses with {} before the @. Please give another one',
  space: 'it has a space where none belongs',
  ending: 'its ending is missing, such as .com',
} as const;

/** What this person can do about it. Undefined when that is not certain. */
function hintFor(address: string): string | undefined {
  const local = /^[^@]*/.exec(address)?.[0] ?? '';
  if (local === address) return undefined;
  if (/@[^@]+@/.test(address)) return emailHints.several;
  if (/[,،]/.test(address)) return emailHints.comma;
  // Such mail arrives only if each server on its way takes such letters (RFC 6531), which few do.
  const [foreign] = /[^\0-\u007f\p{Cs}]/u.exec(local) ?? [];
  if (foreign) return emailHints.letter.replace('{}', `“${foreign}”`);
  if (/[\r\n]/.test(address)) return undefined;
  if (address.includes(' ')) return emailHints.space;
  return /^[^@]+@[a-z\d-]+$/i.test(address) ? emailHints.ending : undefined;
}

const emailChecks = (invalid: string) =>
  [
    z.overwrite<string>(normalizeEmail),
    atMost(limits.email, tooLong(limits.email)),
    // Empty and too long addresses already have a message.
    z.refine<string>((value) => value === '' || value.length > limits.email || isEmail(value), {
      error: ({ input }) => [invalid, hintFor(String(input))].filter(Boolean).join(': '),
    }),
  ] as const;

/**
 * A required email address. Emptiness is checked before the format; otherwise the message for an empty field could never
 * show.
 * @param required shown when it is empty
 * @param invalid shown when it is not an address
 */
export const emailField = (required: string = emailMessages.required, invalid: string = emailMessages.invalid) => {
  const [normalized, ...checks] = emailChecks(invalid);
  return z.string({ error: required }).check(normalized, atLeast(1, required), ...checks);
};

/** An optional email address. */
export const optionalEmail = () => z.optional(z.string().check(...emailChecks(emailMessages.invalid)));
