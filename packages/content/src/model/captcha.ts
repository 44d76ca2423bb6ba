import * as z from 'zod/mini';
import { atLeast, atMost, limits } from './text.ts';

/** What GET /api/captcha answers: a signed token and a math problem as text, such as "7 + 5 =". */
export const captchaChallenge = z.object({ token: z.string(), question: z.string() });
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** What GET /api/captcha takes: the token of the problem that the new one takes the place of, so that the visit goes on. */
export const captchaQuery = z.object({
  after: z.optional(z.string().check(atMost(limits.captchaToken, 'Please ask for a new problem'))),
});

/** Sentences about the captcha. Each holds the word CAPTCHA: a form that reads it fetches a new problem. */
export const captchaMessages = {
  missing: 'Please complete the CAPTCHA to submit.',
  wrong: 'That CAPTCHA answer isn’t right. Please solve the new problem.',
  expired: 'The CAPTCHA has expired. Please solve the new problem.',
  used: 'This CAPTCHA has already been used. Please solve the new problem.',
  altered: 'We couldn’t check the CAPTCHA. Please solve the new problem.',
} as const;

/**
 * The two captcha fields that every lead carries.
 * The answer is not trimmed here: a blank answer of spaces is the submission guard's case, not the field's.
 */
export const captchaFields = {
  captchaToken: z
    .string({ error: 'CAPTCHA token is required' })
    .check(atLeast(1, 'CAPTCHA token is required'), atMost(limits.captchaToken, captchaMessages.altered)),
  captchaAnswer: z
    .string({ error: 'Please solve the math problem to submit' })
    .check(atLeast(1, 'Please solve the math problem to submit'), atMost(limits.captchaAnswer, captchaMessages.wrong)),
};

/** The honeypot: a key that people never see. A value in it marks the lead as suspect and refuses nothing. */
export const honeypotField = {
  website: z.optional(z.string().check(atMost(limits.line, 'The website field is too long'))),
};
