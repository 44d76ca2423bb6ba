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

/**
 * What stands between the parts of an American number, at most a few signs, as in "904 - 555.0143" or "(904)/555~0143".
 * Dictation writes a pause as a comma: "904, 555, 0143".
 */
const between = String.raw`(?:[-. ()[\]{}_*~/]{1,7}|, |[,:;|\\'+])?`;
/** What stands between digits that are grouped in any way. */
const gap = String.raw`[-. ()]{0,3}`;
const countryCode = String.raw`(?:(?:\+|00|011)[-. (]{0,2})?1${between}`;

/** What is found, and what may stand before it. Safari has lookbehind, which would say so, from 16.4 only. */
interface Rule {
  find: RegExp;
  /** @param before at most eight characters */
  allows: (before: string) => boolean;
}
const after = (signs: RegExp) => (before: string) => signs.test(before);
const notAfter = (signs: RegExp) => (before: string) => !signs.test(before);

const grouped = String.raw`(?:${countryCode})?\(?([2-9]\d\d)${between}(\d{3})${between}(\d{4})(?!\d)`;

/** Grouped as Americans do, "(904) 555-0143", or in one piece. */
const american: Rule = { allows: notAfter(/\d$/), find: new RegExp(grouped, 'g') };
/** Ten digits in other groups, "90 45 55 01 43". An exchange never begins with 0 or 1. */
const tenDigits: Rule = {
  allows: notAfter(new RegExp(String.raw`\d${gap}$`)),
  find: new RegExp(String.raw`(?:${countryCode})?([2-9](?:${gap}\d){2}${gap}[2-9](?:${gap}\d){6})(?!${gap}\d)`, 'g'),
};
/** What begins a country code: a plus sign, the digits that Europeans (00) and Americans (011) dial for it, or a link of WhatsApp. */
const abroad = String.raw`(?:\+\(?|00[-. ]?|011[-. ]?|wa\.me/|[?&]phone=)`;
const nextDigit = String.raw`(?:(?:${gap}|/)\d)`;
/** With a country code. It ends before an American number, because the digits of both are too many for one. */
const international: Rule = {
  allows: notAfter(/\d$/),
  find: new RegExp(
    String.raw`${abroad}([2-9]${nextDigit}{7,13}?(?=[-. /]{1,3}${grouped})|[2-9]${nextDigit}{7,})(?!\d)`,
    'g',
  ),
};
/** "904-555-HEAT" and "1-800-FLOWERS". Small letters are words more often. */
const vanity: Rule = {
  allows: notAfter(/\d$/),
  find: /(?:1[-. ])?\(?(?:([2-9]\d\d)\)?[-. ]?(\d{3})[-. ]?([A-Z]{4})|(8\d\d)\)?[-. ]([A-Z](?:-?[A-Z]){6}))(?![\p{L}\d])/gu,
};

/** Countries in which a number has ten digits after the country code: no shorter one is theirs. */
const tenAfterCode = /^(?:7|30|90|91|98)/;
/** A zero that is dialed within the country only. In these few countries it is dialed from abroad, too. */
const trunkZero = /^(?!39|225|229|241|242|378)(\d{1,3})(?:[-. ]*\(0\)?|[-. ]+0)/;

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

const otherNumber = (find: string, allows: Rule['allows']): Rule => ({ find: new RegExp(find, 'giu'), allows });

/** Numbers that are no phone number. */
const otherNumbers: readonly Rule[] = [
  // Extensions.
  otherNumber(
    String.raw`(?:[x#]|${extensionWords})[.:=#\s]*\d{1,7}(?!\d)(?![-. ]\d{3}[-. ]\d{4})`,
    after(/\d[-\s,;.()]{0,5}$/),
  ),
  // Parts of an address.
  otherNumber(
    String.raw`(?:apt|apartment|unit|suite|ste|room|rm|lot|bldg|gate|code|zip)[.:#\s]*\d+`,
    // "Area code" and "country code" begin a phone number, but "entry code" does not.
    notAfter(/\p{L}$|(?:area|country) $/iu),
  ),
  // A ZIP code with its last four digits; in Brazil, mobile numbers look so after their area code.
  otherNumber(String.raw`\d{5}-\d{4}(?!\d)`, notAfter(/\d$|(?:^|\D)\d\d\)? $/)),
  // What people of a conference or an account type after the call.
  otherNumber(
    String.raw`(?:pin|passcode|password|account|acct|order|invoice|policy|license|ssn|serial|model|s\/n|vin|reference|ref|ticket|case|claim|confirmation)(?:\s+(?:no|number|code))?[.:#\s]*\d[\d-]*`,
    notAfter(/\p{L}$/u),
  ),
  // Dates and times.
  otherNumber(
    String.raw`(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)?\d\d(?![./-]?\d)`,
    notAfter(/[\d./-]$/),
  ),
  otherNumber(
    String.raw`(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![./-]?\d)`,
    notAfter(/[\d./-]$/),
  ),
  otherNumber(String.raw`\d{1,2}:\d\d(?!\d|:\d)`, notAfter(/\d$/)),
  // Hours after a number, as in "9-17".
  otherNumber(String.raw`\d ?- ?\d{1,2}(?!\d|[-. ]*\d)`, after(/\d{3}[ ,]+$/)),
  // "2nd", "5pm", "B12".
  otherNumber(String.raw`\d{1,2}(?=(?:st|nd|rd|th|[ap]m|h|hrs|uhr)(?!\p{L}))`, notAfter(/\d$/)),
  otherNumber(String.raw`\d{1,2}(?!\d|[-. ]+\d)`, after(/\p{L}$/u)),
];

/** The first match of a rule at a position or behind it. */
function firstMatch({ find, allows }: Rule, text: string, from: number): RegExpExecArray | undefined {
  find.lastIndex = from;
  for (let match = find.exec(text); match; match = find.exec(text)) {
    if (allows(text.slice(Math.max(0, match.index - 8), match.index))) return match;
    find.lastIndex = match.index + 1;
  }
  return undefined;
}

/** What rules find in a text, from left to right. Of two at one position, the earlier rule wins. */
function matchesOf(rules: readonly Rule[], text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const next = rules.map((rule) => firstMatch(rule, text, 0));
  for (;;) {
    const [first, ...others] = next.filter((match) => match !== undefined);
    if (!first) return found;
    const match = others.reduce((best, other) => (other.index < best.index ? other : best), first);
    found.push(match);
    const end = match.index + match[0].length;
    rules.forEach((rule, index) => {
      const candidate = next[index];
      if (candidate && candidate.index < end) next[index] = firstMatch(rule, text, end);
    });
  }
}

/** A text in which letters stand for some of its parts, so that positions stay. @param parts from left to right */
function masked(text: string, parts: readonly RegExpExecArray[]): string {
  let end = 0;
  const pieces = parts.map(({ index, 0: part }) => {
    const piece = text.slice(end, index) + 'z'.repeat(part.length);
    end = index + part.length;
    return piece;
  });
  return pieces.join('') + text.slice(end);
}

/** One character as Americans type it; always one code unit, so that positions can be told. */
function fold(character: string): string {
  // The emoji of a digit is the digit with two marks.
  if (/[\p{Zs}\p{Cf}\t]|\ufe0f|\u20e3/u.test(character)) return ' ';
  if (/[\p{Pd}−ー]/u.test(character)) return '-';
  if (/[·•∙․‧]/u.test(character)) return '.';
  if (/[⁄∕]/u.test(character)) return '/';
  const folded = foldDigits(character);
  const compatible = /[\ufe50-\uffef]/.test(folded) ? folded.normalize('NFKC') : folded;
  return compatible.length === 1 ? compatible : 'z';
}

/** A blank, brackets, a plus sign or a hyphen in a link. */
const escaped = /%2[089bd]/gi;

// cspell:disable-next-line
const keypad = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const dialLetters = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(keypad.findIndex((letters) => letters.includes(letter)) + 2));

const digitsIn = (text: string): string => text.replace(/\D/g, '');

function internationalNumber([, body = '']: RegExpExecArray): string | undefined {
  // Whether a digit by itself behind the number is a part of it is not certain.
  if (/\d{3}[ ,]+\d$/.test(body)) return undefined;
  const digits = digitsIn(body.replace(trunkZero, '$1'));
  if (digits.length === 10 && tenAfterCode.test(digits)) return `+1${digits}`;
  return digits.length < 8 || digits.length > 15 ? undefined : `+${digits}`;
}

const americanNumber = ([, ...parts]: RegExpExecArray): string => `+1${digitsIn(dialLetters(parts.join('')))}`;

/** "98765 43210", "(21) 2345-6789", "138 2345 6789" and "(1234) 567 890" are grouped as in India, Brazil, China and Britain. */
const foreignGroups = /^(?:\d{5}\D+\d{5}|\d\d\D+\d{4}\D*\d{4}|(?:\d\d|\d{4,5})\).*)$/;
const tenDigitNumber = (match: RegExpExecArray): string | undefined =>
  foreignGroups.test(match[1] ?? '') ? undefined : americanNumber(match);

const rules = [
  [international, internationalNumber],
  [american, americanNumber],
  [tenDigits, tenDigitNumber],
  [vanity, americanNumber],
] as const;

/**
 * Some countries dial 8 or 0 before a number of ten digits, "8 (912) 345-6789", and some people leave out the plus sign of a
 * country, "91 9876543210": not an American one.
 */
const otherPrefix = /^[^\p{L}\d*]*(?:[02-9]|[2-689]\d)(?:[- ]{0,2}|\.)\(?$/u;

/**
 * Finds the phone numbers in a line, such as "904-555-0143 / 904-555-0144", "call after 5: 904.555.0143" or
 * "+44 (0)20 7946 0958": ten digits, eleven with a leading 1, or a country code and 8 to 15 digits in all (E.164). Digits
 * may be of any script. A number without a country code is American. What is not certain is left out.
 */
export function findPhoneNumbers(line: string): PhoneNumber[] {
  const characters = Array.from(line);
  const folded = characters
    .map(fold)
    .join('')
    .replace(escaped, (each) => decodeURIComponent(each).padStart(3));
  let rest = masked(folded, matchesOf(otherNumbers, folded));
  const found: { start: number; end: number; number: string }[] = [];
  for (const [rule, numberOf] of rules) {
    for (const match of matchesOf([rule], rest)) {
      const { index: start } = match;
      const isAmerican = rule !== international;
      const number = isAmerican && otherPrefix.test(rest.slice(0, start)) ? undefined : numberOf(match);
      if (number === undefined) continue;
      const end = start + match[0].length;
      found.push({ start, end, number });
      rest = masked(rest, [match]);
    }
  }
  const textOf = (start: number, end?: number) => characters.slice(start, end).join('');
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ number, end, start }) => ({ number, text: textOf(start, end), at: textOf(0, start).length }));
}

/** Whether a number is called a fax machine's: "Fax: 904-555-0143", "904-555-0143 (fax)". */
const isFax = (line: string, { at, text }: PhoneNumber): boolean =>
  /(?:fax|(?:^|[^\p{L}])f[:.])[.:#\s]*$/iu.test(line.slice(0, at)) ||
  /^[\s(,-]*fax(?!\p{L}|[.:#\s]*[+(\d])/iu.test(line.slice(at + text.length));

/** The phone numbers in a line as E.164, each once, fax machines last. The first is the one to call. */
export function phoneNumbers(line: string): string[] {
  const found = findPhoneNumbers(line);
  const faxes = new Set(found.filter((each) => isFax(line, each)));
  return [...new Set([...found.filter((each) => !faxes.has(each)), ...faxes].map(({ number }) => number))];
}

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
