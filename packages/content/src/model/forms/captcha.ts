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

/** Captcha errors. `isCaptchaMessage` has to know each. */
export const captchaMessages = {
  missing: 'Please complete the CAPTCHA to submit.',
  wrong: 'That CAPTCHA answer isn’t right. Please solve the new problem.',
  expired: 'The CAPTCHA has expired. Please solve the new problem.',
  used: 'This CAPTCHA has already been used. Please solve the new problem.',
  altered: 'We couldn’t check the CAPTCHA. Please solve the new problem.',
} as const;

/** Whether a lead was refused for its captcha: the form fetches a new problem, and says so at its field. */
export const isCaptchaMessage = (sentence: string): boolean => sentence.includes('CAPTCHA');

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
/** What stands between a problem and its answer, as it is typed or said. */
const equalSign = /=|\b(?:equals?|is|are|makes?|son|es|igual(?: a)?)\b/;
/** Makes another number of the word before it. */
const largerUnit = /\b(?:hundred|thousand|cientos?|mil)\b/;
// cspell:enable

/** The numbers in a plain text, in digits or as words, each once; NaN for one that is no answer. */
function numbersIn(text: string): number[] {
  const sumOf = (word: string) => sums.findIndex((names) => names.includes(word)) + 2;
  // Dictation may set the parts of a word apart, "four teen".
  const whole = sumOf(text.replace(/[\s\p{P}]/gu, ''));
  if (whole > 1) return [whole];
  if (largerUnit.test(text)) return [NaN];
  const said = text.split(/[^\p{L}]+/u).map(sumOf);
  const typed = text.match(/[-−]?\d+(?:[.,]\d+)?/g) ?? [];
  const numbers = typed.map((digits) => (/^\d{1,4}$/.test(digits) ? Number(digits) : NaN));
  return [...new Set([...numbers, ...said.filter((sum) => sum > 1)])];
}

/**
 * The one number in an answer, in the digits of any script or as a word: 12 for "12.", "= 12", "١٢", "7 + 5 = 12", "Twelve"
 * and "seven plus five is twelve". Undefined for no number or several.
 */
export function captchaNumber(answer: string): number | undefined {
  const parts = plainLetters(foldDigits(cleanLine(answer).normalize('NFKC'))).split(equalSign);
  const [number, ...others] = parts.map(numbersIn).findLast((numbers) => numbers.length > 0) ?? [];
  return others.length > 0 || Number.isNaN(number) ? undefined : number;
}

/** The honeypot: a field hidden from people. A value marks the lead as suspect but does not refuse it. */
export const honeypotField = {
  website: z.optional(z.string().check(atMost(limits.line, 'The website field is too long'))),
};
