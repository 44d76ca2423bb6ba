import { isEmail, normalizeEmail } from '@hvac/content/model';

/** An address as an object: nodemailer parses a text, and may find two addresses in it. */
export interface Address {
  /** Empty when it has none. */
  name: string;
  address: string;
}

/** Docker passes on the quotes of a line such as MAIL_FROM="Website <website@example.com>". */
const withoutQuotes = (text: string): string => /^(["'])(.*>|[^"']*)\1$/.exec(text)?.[2] ?? text;

/**
 * Parses a setting such as "website@example.com" or "Whitley’s: Heating, Air (HVAC) <website@example.com>".
 * @returns undefined when it is not one address
 */
export function parseAddress(setting: string): Address | undefined {
  const text = withoutQuotes(setting.trim());
  const [, before = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  const name = before.trim().replace(/^"(.*)"$/, (_quoted, inner: string) => inner.replace(/\\(.)/g, '$1'));
  // A name without angle brackets would be lost, and a group (RFC 5322, section 3.4) is more than one address.
  if (address === text && /^(?!mailto:)[^@]*[\s:<]/i.test(text)) return undefined;
  const normal = normalizeEmail(address);
  return isEmail(normal) ? { name, address: normal } : undefined;
}

/** Commas, semicolons and line breaks separate, but not in a quoted name or in an address. */
const entries = /(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,;，；、\r\n"<])+/g;

/**
 * Parses a list of addresses with commas, semicolons or line breaks between them. Names are left out, and so are repeated
 * addresses.
 * @returns undefined when one of them is not an address, or there is none
 */
export function parseRecipients(setting: string): string[] | undefined {
  const parsed = (withoutQuotes(setting.trim()).match(entries) ?? [])
    .filter((entry) => entry.trim() !== '')
    .map((entry) => parseAddress(entry)?.address);
  const found = parsed.filter((address) => address !== undefined);
  return found.length === 0 || found.length < parsed.length ? undefined : distinctAddresses(found);
}

/** The first spelling of each address; case does not matter. */
export const distinctAddresses = (addresses: readonly string[]): string[] => {
  const lower = addresses.map((address) => address.toLowerCase());
  return addresses.filter((_address, index) => lower.indexOf(lower[index] ?? '') === index);
};
