import * as z from 'zod/mini';

/** Control characters that no visitor types: C0 except tab and line breaks, DEL and C1. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Half of a surrogate pair. Storing one makes the whole file invalid UTF-8 (RFC 3629, section 3). */
const loneSurrogate = /\p{Surrogate}/u;
const lineBreaks = /[\r\n\u2028\u2029]/;

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
  /** Fewest characters after trimming; 1 unless given. */
  min?: number;
  /** Most characters (UTF-16 code units) after trimming. */
  max: number;
}

/** A required one-line field: trimmed, bounded, without line breaks or control characters. */
export const lineField = ({ message, min = 1, max }: TextRule) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(min, { error: message }),
      z.maxLength(max, { error: tooLong(max) }),
      singleLine,
      clean,
    );

/** A required field of several lines: trimmed, bounded, without control characters. */
export const textField = ({ message, min = 1, max }: TextRule) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(min, { error: message }), z.maxLength(max, { error: tooLong(max) }), clean);

/** A one-line field that may be left out or empty. */
export const optionalLine = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, { error: tooLong(max) }), singleLine, clean));

/** A field of several lines that may be left out or empty. */
export const optionalText = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, { error: tooLong(max) }), clean));

/**
 * A required e-mail address.
 * @param required shown when it is empty
 * @param invalid shown when it is no address
 */
export const emailField = (required = 'Email is required', invalid = 'Please enter a valid email address') =>
  z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required }),
    z.maxLength(limits.email, { error: tooLong(limits.email) }),
    // What is wrong with an empty one, and with one that is too long, is said already.
    z.refine((value) => value === '' || value.length > limits.email || z.regexes.email.test(value), { error: invalid }),
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
  line: 200,
  captchaToken: 1024,
  captchaAnswer: 40,
} as const;
