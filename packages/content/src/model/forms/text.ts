import * as z from 'zod/mini';
import { foldDigits } from '../digits.ts';

/** Half of a surrogate pair. Storing one makes the whole file invalid UTF-8 (RFC 3629, section 3). */
const damaged = /\0|\p{Surrogate}/u;
const lineBreaks = /[\r\n]/;
/** Breaks that slides, mail and mainframes put into copied text: vertical tab, form feed, NEL and the Unicode separators. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g;
/**
 * U+0080 to U+009F as programs with the wrong encoding mean them: as bytes of Windows-1252. A blank marks the five bytes
 * without a character.
 * @see https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
/** Control characters without a meaning in a form. NUL is not among them: it is a sign of a damaged text. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0001-\u0008\u000e-\u001f\u007f]/g;
/**
 * Invisible characters and direction controls: soft hyphens, zero-width characters, fillers, tags, bidirectional
 * controls, the mark that dictation leaves for an object, and codes without a character. Copied names and numbers contain
 * them (phone contacts put two around each number). Not included are the joiners U+200C and U+200D, which Persian names
 * and many emoji need, and the tags in the flags of England, Scotland and Wales: the first group keeps them.
 */
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\ufffc\ufffe\uffff\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;
/** Text without a visible character. */
const blank = /^[\s\p{Z}\p{Cf}\p{M}]*$/u;
/** More combining marks on one letter than any script uses. */
const piledMarks = /(\p{M}{6})\p{M}+/gu;

/** Letters with their accents apart, as Macs and some keyboards write them, and the parts of Korean syllables. */
const apart = /\p{L}\p{M}+|[\u1100-\u11ff]+/gu;

function tidy(text: string): string {
  const seen = text
    .replace(/[\u0080-\u009f]/g, (code) => (windows1252[code.charCodeAt(0) - 0x80] ?? '').trim())
    .replace(controls, '')
    .replace(unseen, '$1')
    .replace(piledMarks, '$1')
    // Not the whole text: some Japanese names would change their characters.
    .replace(apart, (letters) => letters.normalize('NFC'))
    .trim();
  return blank.test(seen) ? '' : seen;
}

/**
 * Makes a text of several lines what its sender sees: every kind of line break is "\n", and what is invisible is gone.
 * Empty when nothing is visible.
 */
export const cleanText = (text: string): string => tidy(text.replace(otherBreaks, '\n').replace(/\r\n?/g, '\n'));

/**
 * The same for a text of one line: other line breaks than CR and LF, and tabs, are blanks. CR and LF stay for
 * `lineField` to refuse: the text belongs in another field.
 */
export const cleanLine = (text: string): string => tidy(text.replace(otherBreaks, ' ').replace(/\t/g, ' '));

/**
 * zod's length checks read `length` of any value, even after its type check failed, and an object's `length` may not be
 * comparable. These read it from strings and arrays only.
 */
const ofText = { when: ({ value }: { value: unknown }) => typeof value === 'string' };
const ofList = { when: ({ value }: { value: unknown }) => Array.isArray(value) };
/** Fewest characters of a text. */
export const atLeast = (min: number, error: string) => z.minLength(min, { error, ...ofText });
/** Most characters of a text. */
export const atMost = (max: number, error: string | (() => string)) => z.maxLength(max, { error, ...ofText });
/** Fewest items of a list. */
export const listAtLeast = (min: number, error: string) => z.minLength(min, { error, ...ofList });
/** Most items of a list. */
export const listAtMost = (max: number, error: string) => z.maxLength(max, { error, ...ofList });

/** Nobody can see a damaged character, so this says where it is. */
function whereDamaged(text: string): string {
  const before = text.slice(0, text.search(damaged));
  const words = /.{0,20}$/u.exec(before)?.[0].trim();
  return words ? textMessages.damagedAfter.replace('{}', () => `“${words}”`) : textMessages.damagedStart;
}

/** What is wrong with a text, whatever its field. Numbers and quoted texts stand in the place of `{}`. */
export const textMessages = {
  lineBreaks: 'Please remove the line breaks',
  tooLong: 'Please use {} characters or fewer',
  damagedAfter: 'Please delete the damaged character after {}',
  damagedStart: 'Please delete the damaged character at the start',
} as const;

const undamaged = z.refine<string>((value) => !damaged.test(value), {
  error: ({ input }) => whereDamaged(String(input)),
});
const singleLine = z.refine<string>((value) => !lineBreaks.test(value), {
  error: textMessages.lineBreaks,
});

/** Checks of a text of one line, whatever its bounds. */
export const lineChecks = [z.overwrite(cleanLine), singleLine, undamaged] as const;
/** Checks of a text of several lines, whatever its bounds. */
export const textChecks = [z.overwrite(cleanText), undamaged] as const;

/** The start of a text, of at most `max` UTF-16 code units. It never ends inside a character, such as an emoji. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Surrogate}$/u, '');

/**
 * Error of a text with more than `max` characters. A function, because the first number that a browser formats takes it
 * milliseconds, which would hold up every form.
 */
export const tooLong = (max: number) => () => textMessages.tooLong.replace('{}', max.toLocaleString('en-US'));

interface TextRule {
  /** Shown when the value is missing or shorter than `min`. */
  message: string;
  /** Fewest characters after trimming. Default: 1. */
  min?: number;
  /** Most characters (UTF-16 code units) after trimming. */
  max: number;
}

/** Lets digits be typed in any script, and stores 0 to 9. */
export const inAnyScript = z.overwrite<string>(foldDigits);

/** A required one-line field: cleaned, bounded, without line breaks. */
export const lineField = ({ message, min = 1, max }: TextRule) =>
  z.string({ error: message }).check(...lineChecks, atLeast(min, message), atMost(max, tooLong(max)));

/** A required field of several lines: cleaned and bounded. */
export const textField = ({ message, min = 1, max }: TextRule) =>
  z.string({ error: message }).check(...textChecks, atLeast(min, message), atMost(max, tooLong(max)));

/** An optional one-line field. */
export const optionalLine = (max: number) => z.optional(z.string().check(...lineChecks, atMost(max, tooLong(max))));

/** An optional field of several lines. */
export const optionalText = (max: number) => z.optional(z.string().check(...textChecks, atMost(max, tooLong(max))));

/** Most characters of each kind of field (UTF-16 code units); the same bounds in the browser and on the server. */
export const limits = {
  name: 100,
  phone: 40,
  email: 254,
  address: 200,
  city: 100,
  state: 50,
  zipCode: 10,
  message: 5000,
  comments: 2000,
  additionalInfo: 1000,
  title: 200,
  discount: 40,
  description: 2000,
  terms: 2000,
  url: 2048,
  note: 2000,
  memberName: 60,
  line: 200,
  captchaToken: 1024,
  captchaAnswer: 40,
} as const;
