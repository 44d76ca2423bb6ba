import * as z from 'zod/mini';
import { limits } from './text.ts';

/** What GET /api/captcha answers: a signed token and a math problem as text, such as "7 + 5 =". */
export const captchaChallenge = z.object({ token: z.string(), question: z.string() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** Sentences about the captcha. Each holds the word CAPTCHA: a form that reads it fetches a new problem. */
export const captchaMessages = {
  missing: 'Please complete the CAPTCHA to submit.',
  wrong: 'That CAPTCHA answer is not right. Please solve the new problem.',
  expired: 'The CAPTCHA has expired. Please solve the new problem.',
  used: 'This CAPTCHA was already used. Please solve the new problem.',
  altered: 'The CAPTCHA could not be checked. Please solve the new problem.',
} as const;

/**
 * The two captcha fields that every lead carries.
 * The answer is not trimmed here: a blank answer of spaces is the submission guard's case, not the field's.
 */
export const captchaFields = {
  captchaToken: z
    .string({ error: 'CAPTCHA token is required' })
    .check(
      z.minLength(1, { error: 'CAPTCHA token is required' }),
      z.maxLength(limits.captchaToken, { error: captchaMessages.altered }),
    ),
  captchaAnswer: z
    .string({ error: 'Please solve the math problem to submit' })
    .check(
      z.minLength(1, { error: 'Please solve the math problem to submit' }),
      z.maxLength(limits.captchaAnswer, { error: captchaMessages.wrong }),
    ),
};

/** The honeypot: a key that people never see. A value in it marks the lead as suspect and refuses nothing. */
export const honeypotField = {
  website: z.optional(z.string().check(z.maxLength(limits.line, { error: 'The website field is too long' }))),
};
