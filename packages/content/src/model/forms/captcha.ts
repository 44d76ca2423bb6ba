import * as z from 'zod/mini';
import { foldDigits } from '../digits.ts';
import { plainLetters } from '../plain-letters.ts';
import { atLeast, atMost, cleanLine, limits } from './text.ts';

/** Response of GET /api/captcha: a signed token and a math problem as text, such as "7 + 5 =". */
export const captchaChallenge = z.object({ token: z.string(), question: z.string() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** Query of GET /api/captcha: the token of the problem to replace, so that the visit keeps its start time. */
export const captchaQuery = z.object({
  after: z.optional(z.string().check(atMost(limits.captchaToken, 'Please ask for a new problem'))),
});

/** Captcha errors. Each contains the word CAPTCHA, which makes the form fetch a new problem. */
export const captchaMessages = {
  missing: 'Please complete the CAPTCHA to submit.',
  wrong: 'That CAPTCHA answer isn’t right. Please solve the new problem.',
  expired: 'The CAPTCHA has expired. Please solve the new problem.',
  used: 'This CAPTCHA has already been used. Please solve the new problem.',
  altered: 'We couldn’t check the CAPTCHA. Please solve the new problem.',
} as const;

export const captchaFieldMessages = {
  token: 'CAPTCHA token is required',
  answer: 'Please solve the math problem to submit',
} as const;

/**
 * The two captcha fields that every lead carries.
 * The answer is not trimmed here: the submission guard handles an answer of spaces.
 */
export const captchaFields = {
  captchaToken: z
    .string({ error: captchaFieldMessages.token })
    .check(atLeast(1, captchaFieldMessages.token), atMost(limits.captchaToken, captchaMessages.altered)),
  captchaAnswer: z
    .string({ error: captchaFieldMessages.answer })
    .check(atLeast(1, captchaFieldMessages.answer), atMost(limits.captchaAnswer, captchaMessages.wrong)),
};

// cspell:disable
/** The sums of two digits as dictation writes them, in English and Spanish, from two on. */
const sums = [
  'two dos',
  'three tres',
  'four cuatro',
  'five cinco',
  'six seis',
  'seven siete',
  'eight ocho',
  'nine nueve',
  'ten diez',
  'eleven once',
  'twelve doce',
  'thirteen trece',
  'fourteen catorce',
  'fifteen quince',
  'sixteen dieciseis',
  'seventeen diecisiete',
  'eighteen dieciocho',
].map((words) => words.split(' '));
// cspell:enable

/**
 * The one number in an answer, in the digits of any script or as a word: 12 for "12.", "= 12", "١٢", "7 + 5 = 12", "Twelve" and "= twelve".
 * Undefined for no number or several.
 */
export function captchaNumber(answer: string): number | undefined {
  const typed = foldDigits(cleanLine(answer).normalize('NFKC')).replace(/^.*=(?=.*[\p{L}\d])/u, '');
  const word = plainLetters(typed).replace(/[\s\p{P}]/gu, '');
  const sum = sums.findIndex((words) => words.includes(word));
  if (sum !== -1) return sum + 2;
  const [digits, ...others] = typed.match(/[-−]?\d+(?:[.,]\d+)?/g) ?? [];
  return digits !== undefined && others.length === 0 && /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
}

/** The honeypot: a field hidden from people. A value marks the lead as suspect but does not refuse it. */
export const honeypotField = {
  website: z.optional(z.string().check(atMost(limits.line, 'The website field is too long'))),
};
