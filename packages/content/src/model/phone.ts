import { foldDigits } from './digits.ts';

/** A phone number in a line of text. */
export interface PhoneNumber {
  /** As E.164, "+19045550143", without its extension. */
  number: string;
  /** As it was typed. */
  text: string;
  /** Position of `text` in the line, in UTF-16 code units. */
  at: number;
}

/** What stands between the parts of an American number, at most a few signs, as in "904 - 555.0143" or "(904)/555~0143". */
const between = String.raw`(?:[-. ()[\]_*~/]{1,7}|[,:|\\])?`;
/** What stands between digits that are grouped in any way. */
const gap = String.raw`[-. ()]{0,3}`;
const countryCode = String.raw`(?:(?:\+|00|011)[-. (]{0,2})?1${between}`;

/** Grouped as Americans do, "(904) 555-0143", or in one piece. */
const american = new RegExp(
  String.raw`(?<!\d)(?:${countryCode})?\(?([2-9]\d\d)${between}(\d{3})${between}(\d{4})(?!\d)`,
  'g',
);
/** Ten digits in other groups, "90 45 55 01 43". An exchange never begins with 0 or 1. */
const tenDigits = new RegExp(
  String.raw`(?<!\d${gap})(?:${countryCode})?([2-9](?:${gap}\d){2}${gap}[2-9](?:${gap}\d){6})(?!${gap}\d)`,
  'g',
);
/** With a country code after a plus sign, or after the digits that Europeans (00) and Americans (011) dial for it. */
const international = new RegExp(
  String.raw`(?<!\d)(?:\+\(?|00[-. ]?|011[-. ]?)([2-9](?:(?:${gap}|/)\d){7,})(?!\d)`,
  'g',
);
/** "904-555-HEAT" and "1-800-FLOWERS". Small letters are words more often. */
const vanity =
  /(?<!\d)(?:1[-. ])?\(?(?:([2-9]\d\d)\)?[-. ]?(\d{3})[-. ]?([A-Z]{4})|(8\d\d)\)?[-. ]([A-Z](?:-?[A-Z]){6}))(?![\p{L}\d])/gu;

/** Countries in which a number has ten digits after the country code: no shorter one is theirs. */
const tenAfterCode = /^(?:7|30|90|91|98)/;
/** A zero that is dialed within the country only. In these few countries it is dialed from abroad, too. */
const trunkZero = /^(?!39|225|229|241|242|378)(\d{1,3})(?:[-. ]*\(0\)|[-. ]+0)/;

// cspell:disable
/** "Extension" as people of many countries write it. */
const extensionWords = [
  'ext(?:n|ension|ensión)?',
  'доб(?:авочный)?|вн(?:утр)?',
  'int(?:erno)?|anexo|ramal',
  'poste',
  'durchwahl|dw|nebenstelle|apparat|toestel|anknytning',
  'wew|linka|klapka|dahili',
  '内線|內線|分机|分機|내선',
  'تحويلة|داخلي',
].join('|');
// cspell:enable

/** Numbers that are no phone number. Each is an alternative of one expression. */
const otherNumbers = new RegExp(
  [
    // Extensions.
    String.raw`(?<=\d[-\s,;.()]{0,5})(?:[x#]|(?<!\p{L})(?:${extensionWords}))[.:=#\s]*\d{1,7}(?!\d)(?![-. ]\d{3}[-. ]\d{4})`,
    // Parts of an address.
    String.raw`(?<!\p{L})(?:apt|apartment|unit|suite|ste|room|rm|lot|bldg|gate|code|zip)[.:#\s]*\d+`,
    String.raw`(?<!\d)\d{5}-\d{4}(?!\d)`,
    // Dates and times.
    String.raw`(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)?\d\d(?![./-]?\d)`,
    String.raw`(?<![\d./-])(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])(?![./-]?\d)`,
    String.raw`(?<!\d)\d{1,2}:\d\d(?!\d|:\d)`,
    // "2nd", "5pm", "B12".
    String.raw`(?<!\d)\d{1,2}(?=(?:st|nd|rd|th|[ap]m|h|hrs|uhr)(?!\p{L}))`,
    String.raw`(?<=\p{L})\d{1,2}(?!\d|[-. ]+\d)`,
  ].join('|'),
  'giu',
);

/** Replaces by as many letters, so that positions stay. */
const mask = (text: string): string => 'z'.repeat(text.length);

/** One character as Americans type it; always one code unit, so that positions can be told. */
function fold(character: string): string {
  if (/[\p{Zs}\p{Cf}\t]/u.test(character)) return ' ';
  if (/[\p{Pd}−]/u.test(character)) return '-';
  if (/[·•∙․‧]/u.test(character)) return '.';
  if (/[⁄∕]/u.test(character)) return '/';
  const folded = foldDigits(character);
  const compatible = /[\ufe50-\uffef]/.test(folded) ? folded.normalize('NFKC') : folded;
  return compatible.length === 1 ? compatible : 'z';
}

// cspell:disable-next-line
const keypad = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const dialLetters = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(keypad.findIndex((letters) => letters.includes(letter)) + 2));

const digitsIn = (text: string): string => text.replace(/\D/g, '');

function internationalNumber([, body = '']: RegExpExecArray): string | undefined {
  const digits = digitsIn(body.replace(trunkZero, '$1'));
  if (digits.length === 10 && tenAfterCode.test(digits)) return `+1${digits}`;
  return digits.length < 8 || digits.length > 15 ? undefined : `+${digits}`;
}

const americanNumber = ([, ...parts]: RegExpExecArray): string => `+1${digitsIn(dialLetters(parts.join('')))}`;

const rules = [
  [international, internationalNumber],
  [american, americanNumber],
  [tenDigits, americanNumber],
  [vanity, americanNumber],
] as const;

/** Some countries dial 8 or 0 before a number of ten digits, "8 (912) 345-6789": not an American one. */
const otherPrefix = /^[^\p{L}\d]*[02-9](?:[- ]{0,2}|\.)\(?$/u;

/**
 * Finds the phone numbers in a line, such as "904-555-0143 / 904-555-0144", "call after 5: 904.555.0143" or
 * "+44 (0)20 7946 0958": ten digits, eleven with a leading 1, or a country code and 8 to 15 digits in all (E.164). Digits
 * may be of any script. A number without a country code is American. What is not certain is left out.
 */
export function findPhoneNumbers(line: string): PhoneNumber[] {
  const characters = Array.from(line);
  const folded = characters.map(fold).join('');
  let rest = folded.replace(otherNumbers, mask);
  const found: { start: number; end: number; number: string }[] = [];
  for (const [rule, numberOf] of rules) {
    for (const match of rest.matchAll(rule)) {
      const { index: start } = match;
      const isAmerican = rule !== international;
      const number = isAmerican && otherPrefix.test(rest.slice(0, start)) ? undefined : numberOf(match);
      if (number === undefined) continue;
      const end = start + match[0].length;
      found.push({ start, end, number });
      rest = rest.slice(0, start) + mask(match[0]) + rest.slice(end);
    }
  }
  const textOf = (start: number, end?: number) => characters.slice(start, end).join('');
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ number, end, start }) => ({ number, text: textOf(start, end), at: textOf(0, start).length }));
}

/** The phone numbers in a line as E.164, each once. The first is the one to call. */
export const phoneNumbers = (line: string): string[] => [
  ...new Set(findPhoneNumbers(line).map(({ number }) => number)),
];

/** The first phone number in a line, as E.164, "+19045550143"; undefined when none is certain. */
export const e164 = (line: string): string | undefined => phoneNumbers(line)[0];

/**
 * What tells whose phone a line is, in a notation that compares equal for every spelling: each number as E.164, or else all
 * digits, because people with the same odd number are still the same. Empty for fewer than seven digits.
 */
export function phoneKeys(line: string): string[] {
  const numbers = phoneNumbers(line);
  if (numbers.length > 0) return numbers;
  const digits = digitsIn(foldDigits(line));
  return digits.length < 7 ? [] : [digits];
}

/** Part of a line: a phone number, with its E.164 form, or the text between numbers. */
export interface PhonePart {
  text: string;
  number?: string;
}

/** Splits a line at its phone numbers, so that each can be a link. */
export function phoneParts(line: string): PhonePart[] {
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { at, number, text } of findPhoneNumbers(line)) {
    if (at > end) parts.push({ text: line.slice(end, at) });
    parts.push({ text, number });
    end = at + text.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}

const americanParts = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Formats E.164 as "(904) 555-0143"; a number of another country stays as it is. */
export const displayNumber = (number: string): string => number.replace(americanParts, '($1) $2-$3');

/** Formats a line that is one American number as "(904) 555-0143"; any other stays as it was typed. */
export function formatPhone(line: string): string {
  const [first, ...others] = findPhoneNumbers(line);
  if (first === undefined || others.length > 0 || !americanParts.test(first.number)) return line;
  return /[\p{L}\d]/u.test(line.replace(first.text, '').replace(/^\s*tel:/i, '')) ? line : displayNumber(first.number);
}
