import * as z from 'zod/mini';

/** Control characters: C0 except tab and line breaks, DEL and C1. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Half of a surrogate pair. Storing one makes the whole file invalid UTF-8 (RFC 3629, section 3). */
const loneSurrogate = /\p{Surrogate}/u;
const lineBreaks = /[\r\n\u2028\u2029]/;
/**
 * Invisible characters and direction controls: soft hyphens, zero-width characters, fillers, tags, and bidirectional
 * controls. Copied names and numbers contain them (phone contacts put two around each number). Not included are the
 * joiners U+200C and U+200D, which Persian names and many emoji need.
 */
const unseen =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Text without a visible character. */
const blank = /^[\s\p{Z}\p{Cf}\p{M}]*$/u;
/** More combining marks on one letter than any script uses. */
const piledMarks = /(\p{M}{6})\p{M}+/gu;

/** Removes invisible characters; returns an empty text when nothing is visible. */
const tidy = z.overwrite<string>((value) => {
  const seen = value.replace(unseen, '').replace(piledMarks, '$1').trim();
  return blank.test(seen) ? '' : seen;
});

/**
 * zod's length checks read `length` of any value, even after its type check failed, and an object's `length` may not be
 * comparable. These read it from strings and arrays only.
 */
const ofText = { when: ({ value }: { value: unknown }) => typeof value === 'string' };
const ofList = { when: ({ value }: { value: unknown }) => Array.isArray(value) };
/** Fewest characters of a text. */
export const atLeast = (min: number, error: string) => z.minLength(min, { error, ...ofText });
/** Most characters of a text. */
export const atMost = (max: number, error: string) => z.maxLength(max, { error, ...ofText });
/** Fewest items of a list. */
export const listAtLeast = (min: number, error: string) => z.minLength(min, { error, ...ofList });
/** Most items of a list. */
export const listAtMost = (max: number, error: string) => z.maxLength(max, { error, ...ofList });

const clean = z.refine<string>((value) => !controls.test(value) && !loneSurrogate.test(value), {
  error: 'Please remove the characters that cannot be displayed',
});
const singleLine = z.refine<string>((value) => !lineBreaks.test(value), {
  error: 'Please remove the line breaks',
});

const tooLong = (max: number) => `Please use ${max.toLocaleString('en-US')} characters or fewer`;

interface TextRule {
  /** Shown when the value is missing or shorter than `min`. */
  message: string;
  /** Fewest characters after trimming. Default: 1. */
  min?: number;
  /** Most characters (UTF-16 code units) after trimming. */
  max: number;
}

/** A required one-line field: trimmed, bounded, without invisible or control characters or line breaks. */
export const lineField = ({ message, min = 1, max }: TextRule) =>
  z.string({ error: message }).check(tidy, atLeast(min, message), atMost(max, tooLong(max)), singleLine, clean);

/** A required field of several lines: trimmed, bounded, without control characters. */
export const textField = ({ message, min = 1, max }: TextRule) =>
  z.string({ error: message }).check(tidy, atLeast(min, message), atMost(max, tooLong(max)), clean);

/** An optional one-line field. */
export const optionalLine = (max: number) =>
  z.optional(z.string().check(tidy, atMost(max, tooLong(max)), singleLine, clean));

/** An optional field of several lines. */
export const optionalText = (max: number) => z.optional(z.string().check(tidy, atMost(max, tooLong(max)), clean));

/**
 * A required e-mail address. Emptiness is checked before the format; otherwise the message for an empty field could never
 * show.
 * @param required shown when it is empty
 * @param invalid shown when it is not an address
 */
export const emailField = (required = 'Email is required', invalid = 'Please enter a valid email address') =>
  z.string({ error: required }).check(
    tidy,
    atLeast(1, required),
    atMost(limits.email, tooLong(limits.email)),
    // Empty and too long addresses already have a message.
    z.refine((value) => value === '' || value.length > limits.email || z.regexes.email.test(value), { error: invalid }),
  );

/** An optional e-mail address. */
export const optionalEmail = () =>
  z.optional(
    z.string().check(
      tidy,
      atMost(limits.email, tooLong(limits.email)),
      z.refine((value) => value === '' || value.length > limits.email || z.regexes.email.test(value), {
        error: 'Please enter a valid email address',
      }),
    ),
  );

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
